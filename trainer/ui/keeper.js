// Keeps progress in this browser, so that a reload or a lost connection loses nothing.
const KEY = 'sequence-trainer.progress';

function read() {
  try { return localStorage.getItem(KEY) ?? ''; } catch { return ''; }
}

// Another tab may have written in between: what either has solved stays solved.
function join(ours, theirs) {
  try {
    const one = JSON.parse(ours), other = JSON.parse(theirs);
    if (one.version === other.version && Array.isArray(other.solved)) {
      one.solved = [...new Set([...one.solved, ...other.solved])];
    }
    return JSON.stringify(one);
  } catch {
    return ours;
  }
}

const told = new WeakSet();

export default function ({ data, setStateValue, parentElement }) {
  if (data.forget) {
    try { localStorage.removeItem(KEY); } catch { /* nothing was kept */ }
  }
  const before = read();
  if (data.save) {
    try { localStorage.setItem(KEY, join(data.save, before)); } catch { /* private window: this tab still knows */ }
  }
  if (!told.has(parentElement)) {
    told.add(parentElement);
    setStateValue('kept', before);
  }
}
