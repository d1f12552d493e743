// The tap of a finger waits for a moment before it is sent: fingers are wide, spaces are not, and
// what was sent counts. Meanwhile the chip lies there as a ghost with Undo beside it. A second tap
// on the ghost sends it at once. A mouse needs none of this: it shows the space before the click,
// and sliding off takes the click back.

const GRACE = 900; // ms
const LEAST_GRACE = 300; // ms, after a finger that came down meanwhile
const GAP = 12; // px between a ghost and its Undo

class Hold {
  constructor(table) {
    this.table = table;
    this.undo = table.root.querySelector(".sq-undo");
    this.undo.style.setProperty("--sq-grace", `${GRACE}ms`);
    this.space = null; // the button of the space that waits
    this.finger = false; // what came down last
    this.undo.addEventListener("click", () => this.takeBack());
    this.onDown = (event) => this.down(event);
    this.onUp = () => this.up();
    this.onClick = (event) => this.elsewhere(event);
    document.addEventListener("pointerdown", this.onDown, true);
    document.addEventListener("pointerup", this.onUp, true);
    document.addEventListener("pointercancel", this.onUp, true);
    document.addEventListener("click", this.onClick, true);
  }

  // A click on a space or a card: let it through, or keep it for a while.
  click(button, event) {
    const { table } = this;
    const { grace, locked } = table.data ?? {};
    const before = this.space;
    if (before === button) {
      this.send();
      return;
    }
    if (before) {
      if (grace === "each" && button.dataset.kind === "space") this.send();
      else this.drop();
    }
    const byFinger = this.finger && event.detail > 0; // a key clicks as well, with no detail
    if (byFinger && !locked && grace !== "none" && button.dataset.kind === "space") {
      this.keep(button);
    } else {
      table.tap(button);
    }
  }

  keep(button) {
    const { table } = this;
    this.space = button;
    const i = Number(button.dataset.i);
    const chip = table.data.grace === "one" && !/ chip\b/.test(table.data.states[i] ?? "");
    button.classList.add("sq-held");
    button.classList.toggle("sq-ghost", chip);
    this.place(button);
    const [name] = table.faces?.names[i].split(",") ?? ["there"];
    table.said.textContent = `About to ${chip ? "play" : "tap"} ${name}. Undo takes it back.`;
    this.end = performance.now() + GRACE;
    this.wait();
  }

  // Above the finger, or below it at the upper edge; never over the side of the board.
  place(button) {
    const { undo, table } = this;
    void undo.offsetWidth; // it was hidden in between, so its bar starts anew
    undo.hidden = false;
    const board = table.board.getBoundingClientRect();
    const at = button.getBoundingClientRect();
    const middle = at.left - board.left + at.width / 2;
    const half = undo.offsetWidth / 2;
    const left = Math.min(Math.max(middle - half, GAP / 2), board.width - 2 * half - GAP / 2);
    const above = at.top - board.top - undo.offsetHeight - GAP;
    undo.style.left = `${left}px`;
    undo.style.top = `${above >= 0 ? above : at.bottom - board.top + GAP}px`;
  }

  wait() {
    clearTimeout(this.timer);
    this.undo.classList.remove("sq-paused");
    this.timer = setTimeout(() => this.send(), Math.max(0, this.end - performance.now()));
  }

  // A finger on its way to Undo, or to another space, is not overtaken.
  down(event) {
    this.finger = event.pointerType === "touch";
    if (!this.space) return;
    clearTimeout(this.timer);
    this.undo.classList.add("sq-paused");
  }

  up() {
    if (!this.space) return;
    this.end = Math.max(this.end, performance.now() + LEAST_GRACE);
    this.wait();
  }

  // Whoever presses something else on the page has thought better of it.
  elsewhere(event) {
    if (!this.space || this.table.root.contains(event.target)) return;
    if (event.target.closest("button, a, summary, input, textarea")) this.takeBack();
  }

  send() {
    const { space } = this;
    this.drop();
    if (space) this.table.tap(space);
  }

  takeBack() {
    if (!this.space) return;
    this.drop();
    this.table.said.textContent = "Taken back. It does not count.";
  }

  drop() {
    clearTimeout(this.timer);
    this.space?.classList.remove("sq-held", "sq-ghost");
    this.space = null;
    this.undo.hidden = true;
  }

  // A redrawn page changes nothing, a new question does.
  show(data, before) {
    const same = before && before.scene === data.scene && before.run === data.run;
    if (this.space && (!same || data.locked)) this.drop();
  }

  close() {
    this.drop();
    document.removeEventListener("pointerdown", this.onDown, true);
    document.removeEventListener("pointerup", this.onUp, true);
    document.removeEventListener("pointercancel", this.onUp, true);
    document.removeEventListener("click", this.onClick, true);
  }
}
