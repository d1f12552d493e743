// Board and hand in the browser. The figure is only looked at; real buttons over it take the
// input, so the whole space is the target, and keys and screen readers work.
//
// Taps are numbered. They wait here until the server has said that it handled them, and are
// sent again if it stays silent: a tap is neither lost nor handled twice.

const SIZE = 10;
const COUNT_SIZE = 28; // as in figure.py
const NOTHING = "\u00a0";
const COUNT_DROP = 0.07;
const MOST_AT_ONCE = 200;
const FIRST_PATIENCE = 4000; // ms before taps are sent again, doubled each time

const knownFaces = new Map(); // kept for the life of the browser tab
const tables = new WeakMap(); // one Table for each element on the page
let script = null;

function plotly(url) {
  if (window.Plotly) return Promise.resolve(window.Plotly);
  script ??= new Promise((done, failed) => {
    const tag = document.createElement("script");
    tag.src = url;
    tag.onload = () => done(window.Plotly);
    tag.onerror = () => {
      script = null;
      failed(new Error("The drawing of the board did not arrive."));
    };
    document.head.appendChild(tag);
  });
  return script;
}

function element(tag, className, attributes = {}) {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function set(node, name, value) {
  if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

const placedStamps = new Map();

// The counterpart of `placed` in outlines.py.
function placed(outline, space) {
  const key = outline + space;
  if (!placedStamps.has(key)) {
    const column = space % SIZE;
    const row = Math.floor(space / SIZE);
    const move = (_, x, y) =>
      `${+(Number(x) + column).toFixed(3)},${+(Number(y) + row).toFixed(3)}`;
    placedStamps.set(key, outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, move));
  }
  return placedStamps.get(key);
}

// The counterpart of `spelled_out` in shapes.py; strokes get the scale of the board.
function spelledOut({ stamps, ...shape }, outlines, scale) {
  const line = { ...shape.line, width: shape.line.width * scale };
  if (line.dash) line.dash = line.dash.replace(/[\d.]+/g, (part) => part * scale);
  if (!stamps) return { ...shape, line };
  const path = Object.entries(stamps)
    .map(([name, spaces]) => spaces.map((space) => placed(outlines[name], space)).join(""))
    .join("");
  return { ...shape, path, line };
}

// The counterpart of `joined` in figure.py, for a board of `side` pixels.
function joined(faces, marks, side) {
  const ranks = faces.ranks;
  const color = ranks.textfont.color.map((ink, space) => marks.inks[space] ?? ink);
  const scale = side / faces.layout.width;
  const { counts } = marks;
  const size = ranks.textfont.size.map(
    (pixels, space) => (counts[space] ? COUNT_SIZE : pixels) * scale,
  );
  const text = ranks.text.map((rank, space) => counts[space] ?? (rank || NOTHING));
  const y = ranks.y.map((at, space) =>
    counts[space] ? Math.floor(space / SIZE) + COUNT_DROP : at,
  );
  const shapes = [
    ...faces.cards, ...marks.under, ...faces.suits, ...marks.over, ...marks.top,
  ].map((shape) => spelledOut(shape, faces.stamps, scale));
  return {
    data: [{ ...ranks, text, y, textfont: { ...ranks.textfont, color, size } }],
    // Plotly adds to what it is given; the parts are used again, so it gets copies.
    layout: structuredClone({ ...faces.layout, shapes, width: side, height: side }),
  };
}

// Own drawings: a face from the side shows one eye, a face from the front two.
const EYES = {
  1: `<path class="hair" d="M42 38c6 0 9 6 8 15 -1 7-2 10 0 13H36z"/>
      <path class="skin" d="M43 36c4 4 5 12 3 19 -2 6-6 9-11 9 -4 0-7-2-7-5v-4l-3-1c-1 0-1-2 0-3l4-7c0-4 1-6 3-8z"/>
      <path class="hat" d="M24 38c2-9 8-13 14-13 8 0 12 5 13 13 -6-3-19-3-27 0z"/>
      <path class="white" d="M29.500 47a4.800 4.200 0 1 1 9.600 0a4.800 4.200 0 1 1-9.600 0z"/>
      <circle class="pupil" cx="33" cy="47" r="2.500"/>
      <path class="mouth" d="M29 58q4 2 7 0"/>`,
  2: `<path class="hair" d="M21 40c-4 8-4 18-1 26h20c3-8 3-18-1-26z"/>
      <path class="skin" d="M20 38h20c2 9 1 17-2 21 -2 4-5 6-8 6s-6-2-8-6c-3-4-4-12-2-21z"/>
      <path class="hat" d="M16 39c1-9 7-14 14-14s13 5 14 14c-8-4-20-4-28 0z"/>
      <circle class="white" cx="25" cy="47" r="4.400"/><circle class="white" cx="35" cy="47" r="4.400"/>
      <circle class="pupil" cx="25" cy="47" r="2.400"/><circle class="pupil" cx="35" cy="47" r="2.400"/>
      <path class="mouth" d="M26 58q4 3 8 0"/>`,
};

function cardFace(card, outlines) {
  const suit = (x, y, size) =>
    `<path class="ink" transform="translate(${x} ${y}) scale(${size})" d="${outlines[card.suit]}"/>`;
  const wide = card.rank === "10" ? ' textLength="21" lengthAdjust="spacingAndGlyphs"' : "";
  const rank = `<text class="ink rank" x="14" y="24"${wide}>${card.rank}</text>`;
  const corner = rank + suit(14, 34, 7);
  if (card.eyes) {
    return `<svg viewBox="0 0 60 86" aria-hidden="true">${corner}
      <g transform="translate(${card.eyes === 1 ? 2 : 6} -15) scale(1.05)">${EYES[card.eyes]}</g>
      </svg><span class="sq-word"></span>`;
  }
  return `<svg viewBox="0 0 60 86" aria-hidden="true">${corner}${suit(36, 58, 17)}</svg>`;
}

class Table {
  constructor(root) {
    this.root = root;
    this.board = root.querySelector(".sq-board");
    this.figure = root.querySelector(".sq-figure");
    this.grid = root.querySelector(".sq-grid");
    this.hand = root.querySelector(".sq-hand");
    this.said = root.querySelector(".sq-said");
    this.spaces = [];
    this.cards = [];
    this.waiting = []; // taps the server has not handled yet
    this.last = 0; // number of the newest tap
    this.flying = 0; // number of the newest tap that was sent
    this.times = 0; // how often something was sent
    this.drawing = Promise.resolve();
    this.hold = new Hold(this);
    this.keys = new Keys(this);
    this.buildGrid();
    this.listen();
  }

  buildGrid() {
    for (let row = 0; row < SIZE; row += 1) {
      const line = element("div", "sq-row", { role: "row" });
      for (let column = 0; column < SIZE; column += 1) {
        const cell = element("div", "sq-cell", { role: "gridcell" });
        const space = element("button", "sq-space", { type: "button", tabindex: -1 });
        space.dataset.kind = "space";
        space.dataset.i = row * SIZE + column;
        cell.append(space);
        line.append(cell);
        this.spaces.push(space);
      }
      this.grid.append(line);
    }
    this.spaces[0].tabIndex = 0;
  }

  listen() {
    this.root.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-kind]");
      if (button) this.hold.click(button, event);
    });
    this.root.addEventListener("pointerdown", (event) => {
      const button = event.target.closest("button[data-kind]");
      if (button && !this.data?.locked) button.classList.add("sq-pressed");
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      this.root.addEventListener(name, () => this.release(), true);
    }
    this.grid.addEventListener("keydown", (event) => this.walk(event));
    this.watcher = new ResizeObserver(() => this.draw());
    this.watcher.observe(this.board);
  }

  release() {
    for (const button of this.root.querySelectorAll(".sq-pressed")) {
      button.classList.remove("sq-pressed");
    }
  }

  // Follow an arrow over the board; false where the key is no arrow.
  walk(event, from = this.spaces.indexOf(event.target)) {
    if (from < 0 || event.altKey || event.metaKey) return false;
    const row = Math.floor(from / SIZE);
    const column = from % SIZE;
    const far = event.ctrlKey;
    const to = {
      ArrowRight: column < SIZE - 1 ? from + 1 : from,
      ArrowLeft: column > 0 ? from - 1 : from,
      ArrowDown: row < SIZE - 1 ? from + SIZE : from,
      ArrowUp: row > 0 ? from - SIZE : from,
      Home: far ? 0 : row * SIZE,
      End: far ? SIZE * SIZE - 1 : row * SIZE + SIZE - 1,
      PageUp: column,
      PageDown: (SIZE - 1) * SIZE + column,
    }[event.key];
    if (to === undefined) return false;
    event.preventDefault();
    this.enter(to);
    this.spaces[to].focus();
    return true;
  }

  // One space is in the tab order, the one that was visited last.
  enter(to) {
    this.spaces.forEach((space, i) => {
      const index = i === to ? 0 : -1;
      if (space.tabIndex !== index) space.tabIndex = index;
    });
  }

  tap(button) {
    if (!button || button.hidden || !this.data || this.data.locked) return;
    const kind = button.dataset.kind;
    const i = Number(button.dataset.i);
    if (kind === "space") this.enter(i);
    this.touched = button;
    button.classList.add("sq-waiting");
    this.push(kind, i);
  }

  push(kind, i) {
    this.last += 1;
    this.waiting.push({ q: this.last, kind, i, scene: this.data.scene });
    this.guess();
    if (!this.flying) this.send(FIRST_PATIENCE);
  }

  // Which card will be chosen once the server has handled what waits; a play spends it.
  guess() {
    this.picked = this.waiting.reduce((picked, { kind, i, scene }) => {
      if (scene !== this.data.scene) return picked;
      return kind === "card" && picked !== i ? i : null;
    }, this.data.picked);
  }

  // At most one sending is under way: a new one would interrupt the page that answers.
  send(patience) {
    clearTimeout(this.timer);
    const taps = this.waiting.slice(0, MOST_AT_ONCE);
    this.flying = taps.length ? taps[taps.length - 1].q : 0;
    this.nudge(taps);
    this.timer = setTimeout(() => this.send(patience * 2), patience);
  }

  // Make the server draw again; `times` makes each message differ from the one before.
  nudge(taps = []) {
    this.times += 1;
    this.setState("sent", {
      run: this.data.run, times: this.times, taps, held: [...knownFaces.keys()],
    });
  }

  show(data, setState) {
    const before = this.data;
    this.data = data;
    this.setState = setState;
    if (data.faces) knownFaces.set(data.facesId, data.faces);
    this.hold.show(data, before);
    this.keys.show(data);
    this.hear(data, before);
    if (before && before.scene !== data.scene) this.comeIntoView();
    this.compareThemes();
    const faces = knownFaces.get(data.facesId);
    if (!faces) {
      this.send(FIRST_PATIENCE);
      return;
    }
    this.faces = faces;
    this.guess();
    set(this.root, "data-theme", data.theme);
    set(this.root, "data-side", data.side);
    set(this.root, "data-locked", data.locked);
    this.label();
    this.deal();
    this.draw();
  }

  // A new question starts at its top, also where the page was scrolled down to go on.
  comeIntoView() {
    for (let outer = this.root; outer; outer = outer.parentElement) outer.scrollTop = 0;
  }

  // The server learns of a change of theme only when something is sent, so send something.
  compareThemes() {
    const parts = getComputedStyle(this.said).backgroundColor.match(/[\d.]+/g) ?? [];
    if (parts.length !== 3) return; // not drawn yet, or no colour of its own
    const [red, green, blue] = parts.map(Number);
    const seen = red * 0.3 + green * 0.6 + blue * 0.1 < 128 ? "dark" : "light";
    if (seen !== this.data.theme && seen !== this.asked && !this.flying) {
      this.asked = seen; // once: who insists on another theme gets it
      this.nudge();
    } else if (seen === this.data.theme) {
      this.asked = null;
    }
  }

  // What the server has handled need not wait any longer.
  hear(data, before) {
    if (before && before.run !== data.run) {
      this.waiting = [];
      this.last = data.ack;
    }
    this.last = Math.max(this.last, data.ack);
    this.waiting = this.waiting.filter((tap) => tap.q > data.ack);
    if (!this.waiting.length) {
      clearTimeout(this.timer);
      this.flying = 0;
    } else if (data.ack >= this.flying) {
      this.send(FIRST_PATIENCE);
    }
    for (const button of this.root.querySelectorAll(".sq-waiting")) {
      const { kind, i } = button.dataset;
      if (!this.waiting.some((tap) => tap.kind === kind && tap.i === Number(i))) {
        button.classList.remove("sq-waiting");
      }
    }
  }

  label() {
    this.spaces.forEach((space, i) => {
      const plain = this.faces.ranks.text[i] === "" ? "" : "empty";
      const state = this.data.states[i] ?? plain;
      const name = this.faces.names[i] + (state ? `, ${state}` : "");
      if (space === this.touched && space.getAttribute("aria-label") !== name) {
        this.said.textContent = name;
        this.touched = null;
      }
      set(space, "aria-label", name);
      set(space, "aria-disabled", this.data.locked);
      space.classList.toggle("sq-reply", i === this.data.reply);
    });
  }

  deal() {
    const hand = this.data.hand;
    while (this.cards.length < hand.length) {
      const card = element("button", "sq-card", { type: "button" });
      card.dataset.kind = "card";
      if (this.cards.length < 9) set(card, "aria-keyshortcuts", this.cards.length + 1);
      card.dataset.i = this.cards.length;
      this.cards.push(card);
      this.hand.append(card);
    }
    this.hand.hidden = !hand.length;
    this.cards.forEach((button, i) => {
      const card = hand[i];
      button.hidden = !card;
      if (!card) return;
      const face = card.rank + card.suit;
      if (button.dataset.face !== face) {
        button.dataset.face = face;
        button.innerHTML = cardFace(card, this.faces.outlines);
        const word = button.querySelector(".sq-word");
        if (word) word.textContent = card.word;
      }
      set(button, "aria-label", card.label);
      set(button, "aria-pressed", i === this.data.picked);
      button.classList.toggle("sq-spent", i === this.data.spent);
      set(button, "aria-disabled", this.data.locked);
    });
  }

  draw() {
    if (!this.faces) return;
    const wanted = {};
    this.wanted = wanted;
    this.drawing = this.drawing
      .then(() => plotly(this.data.script))
      .then((Plotly) => {
        const side = this.board.clientWidth;
        if (this.wanted !== wanted || !side || !this.root.isConnected) return undefined;
        const { l, t, r, b } = this.faces.layout.margin;
        this.grid.style.inset = `${t}px ${r}px ${b}px ${l}px`;
        const { data, layout } = joined(this.faces, this.data.marks, side);
        return Plotly.react(this.figure, data, layout, { staticPlot: true });
      })
      .then(() => this.root.classList.add("sq-drawn"))
      .catch((error) => {
        this.said.textContent = `${error.message} Please load the page again.`;
        this.said.classList.add("sq-failed");
      });
  }

  close() {
    clearTimeout(this.timer);
    this.watcher.disconnect();
    this.hold.close();
    this.keys.close();
    window.Plotly?.purge(this.figure);
    tables.delete(this.root);
  }
}

export default function ({ data, parentElement, setStateValue }) {
  const root = parentElement.querySelector(".sq-table");
  if (!tables.has(root)) tables.set(root, new Table(root));
  const table = tables.get(root);
  table.show(data, setStateValue);
  return () => table.close();
}
