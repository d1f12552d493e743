// Lets this browser remember who trains in it, and hands over what it kept by itself before.
const COOKIE = 'sequence_trainer_person';
const BEFORE = 'sequence-trainer.progress';
const A_YEAR = 365 * 24 * 3600;
const SECURE = location.protocol === 'https:' ? '; secure' : ''; // never sent in the open then

function remembered() {
  const found = document.cookie.split('; ').find(each => each.startsWith(`${COOKIE}=`));
  return found ? found.slice(COOKIE.length + 1) : '';
}

function before() {
  try { return localStorage.getItem(BEFORE) ?? ''; } catch { return ''; }
}

const told = new WeakSet();

// A person whom the store knows is remembered in any case; a new one only where nobody is.
export default function ({ data, setStateValue, parentElement }) {
  const there = remembered();
  if (data.key && data.key !== there && (data.known || !there)) {
    document.cookie = `${COOKIE}=${data.key}; path=/; max-age=${A_YEAR}; samesite=lax${SECURE}`;
  }
  if (data.taken) {
    try { localStorage.removeItem(BEFORE); } catch { /* nothing was kept */ }
  }
  if (!told.has(parentElement)) {
    told.add(parentElement);
    setStateValue('found', { key: there, before: before() });
  }
}
