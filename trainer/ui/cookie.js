// Keeps small things in this browser: one cookie for each name; an empty value takes it away.
const SECURE = location.protocol === 'https:' ? '; secure' : ''; // never sent in the open then

export default function ({ data }) {
  for (const [name, value] of Object.entries(data.cookies)) {
    const age = value ? data.seconds : 0;
    document.cookie = `${name}=${value}; path=/; max-age=${age}; samesite=strict${SECURE}`;
  }
}
