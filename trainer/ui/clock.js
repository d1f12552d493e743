// A clock that counts down by itself, and says once that the time is up.
const clocks = new WeakMap();

export default function ({ data, setTriggerValue, parentElement }) {
  const face = parentElement.querySelector('.sq-clock');
  clearInterval(clocks.get(parentElement));
  const end = performance.now() + data.seconds * 1000;
  const show = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    face.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    face.classList.toggle('sq-late', left <= 10);
    if (left === 0) {
      clearInterval(clocks.get(parentElement));
      setTimeout(() => setTriggerValue('up', true), data.grace * 1000);
    }
  };
  clocks.set(parentElement, setInterval(show, 250));
  show();
  return () => clearInterval(clocks.get(parentElement));
}
