// Keys of the keyboard. What they do goes the way of taps: numbered, in order, none lost.
// They are heard before the page hears them, for the page has an R of its own.

const FIELD = [
  "input", "textarea", "select", "[contenteditable]:not([contenteditable='false'])",
  "[role=textbox]", "[role=combobox]", "[role=listbox]", "[role=slider]", "[role=menu]",
].join();
const DIALOG = "[role=dialog], [role=alertdialog], dialog[open]";
const SILENCED = "sequence-trainer.keys"; // kept by the browser of somebody who speaks to it

function silenced() {
  try { return localStorage.getItem(SILENCED) === "off"; } catch { return false; }
}

class Keys {
  constructor(table) {
    this.table = table;
    this.foot = table.root.querySelector(".sq-keys");
    this.opener = table.root.querySelector(".sq-keys-open");
    this.list = table.root.querySelector(".sq-keys-list");
    this.off = silenced();
    this.opener.addEventListener("click", () => this.toggle());
    this.list.addEventListener("click", (event) => {
      if (event.target.closest("button")) this.silence();
    });
    this.onKey = (event) => this.press(event);
    document.addEventListener("keydown", this.onKey, true);
  }

  show(data) {
    this.foot.hidden = !data.listed.length;
    const wanted = JSON.stringify([data.listed, this.off]);
    if (this.drawn === wanted) return;
    this.drawn = wanted;
    const rows = [...data.listed, ["?", "Show or hide this list."]].map(([key, words]) => {
      const row = element("p", "sq-key");
      row.append(element("kbd", ""), element("span", ""));
      row.firstChild.textContent = key;
      row.lastChild.textContent = words;
      return row;
    });
    const change = element("button", "sq-keys-off", { type: "button" });
    change.textContent = this.off ? "Keys are off. Turn them on" : "Turn these keys off";
    this.list.replaceChildren(...rows, change);
  }

  toggle(open = this.list.hidden) {
    this.list.hidden = !open;
    set(this.opener, "aria-expanded", open);
  }

  // Who dictates to the browser would press letters without wanting to.
  silence() {
    this.off = !this.off;
    try {
      if (this.off) localStorage.setItem(SILENCED, "off");
      else localStorage.removeItem(SILENCED);
    } catch { /* a private window: it holds as long as the page */ }
    this.show(this.table.data);
    this.list.querySelector(".sq-keys-off").focus();
  }

  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (!this.table.data || !this.mine(event.target)) return;
    if (this.answer(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  // The first table of a page has the keys while nobody types and no dialog is open; a table
  // that is no task leaves them to whatever has the focus.
  mine(target) {
    if (document.querySelector(DIALOG) || target.closest?.(FIELD)) return false;
    if (this.table.root.contains(target)) return true;
    if (document.querySelector(".sq-table") !== this.table.root) return false;
    return target === document.body || this.table.data.listed.length > 0;
  }

  // Do what a key asks for; false where it asks for nothing here.
  answer(event) {
    const { table } = this;
    const { data } = table;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key.startsWith("Arrow") || key === "Enter") return this.walk(event);
    const single = key.length === 1 && (this.off || key === " ");
    if (event.repeat || single) return false;
    if (key === "Escape") return this.escape();
    if (key === "?" && data.listed.length) {
      this.toggle();
      return true;
    }
    if (key.length === 1 && data.signs.includes(key)) {
      table.hold.send();
      table.push("key", key.charCodeAt(0));
      return true;
    }
    const card = /^[1-9]$/.test(key) ? table.cards[Number(key) - 1] : null;
    if (!card) return false;
    table.hold.send();
    table.tap(card);
    return true;
  }

  escape() {
    const { table } = this;
    if (!this.list.hidden) {
      const inside = this.list.contains(document.activeElement);
      this.toggle(false);
      if (inside) this.opener.focus();
    } else if (table.hold.space) {
      table.hold.takeBack();
    } else if (table.picked !== null) {
      table.tap(table.cards[table.picked]);
    } else {
      return false;
    }
    return true;
  }

  // From anywhere on a task's page the arrows lead onto the board, to where one was last.
  // Enter without any focus shows where that is; it plays only what was seen, and once.
  walk(event) {
    const { table } = this;
    const { listed, locked } = table.data;
    if (event.key === "Enter" && event.repeat && table.root.contains(event.target)) return true;
    if (!listed.length || locked || event.shiftKey || table.grid.contains(event.target)) return false;
    const here = table.spaces.findIndex((space) => space.tabIndex === 0);
    if (event.key !== "Enter") return table.walk(event, here);
    if (event.target !== document.body) return false;
    table.spaces[here].focus();
    return true;
  }

  close() {
    document.removeEventListener("keydown", this.onKey, true);
  }
}
