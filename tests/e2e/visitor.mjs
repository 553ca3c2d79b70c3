// One who plays in any engine, by the names of controls; all that runs in the page is text.

import assert from "node:assert/strict";

import { PATIENCE } from "./harness.mjs";
import { names } from "./player.mjs";

/** What runs in the page. */
export const SEEN = `(one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0 && getComputedStyle(one).visibility === "visible"; }`;
/** Presses the last control of this name that a finger would reach; whether there is one. */
export const press = `(name) => {
  const wanted = new RegExp(name), seen = ${SEEN};
  const called = (one) => (one.getAttribute("aria-label") || one.innerText).replace(/\\s+/g, " ").trim();
  const all = [...document.querySelectorAll("button, a[href]")].filter((one) => wanted.test(called(one)) && seen(one) && !one.disabled);
  for (const one of all.reverse()) {
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit && one.contains(hit)) return one.click(), true;
  }
  return false;
}`;
/** Chooses in a list by its name and the text of an option, or writes into a field; whether it is there. */
const fill = `(name, text) => {
  const fields = [...document.querySelectorAll("select, input")].filter(${SEEN});
  const field = fields.reverse().find((one) => (one.getAttribute("aria-label") || (one.labels && one.labels[0] && one.labels[0].innerText) || "").trim() === name);
  const option = field && field.options && [...field.options].find((one) => one.text === text);
  if (!field || (field.options && !option)) return false;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  own.set.call(field, option ? option.value : text);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}`;
const text = `(selector) => [...document.querySelectorAll(selector)].filter(${SEEN}).map((one) => one.innerText).join(" ").replace(/\\s+/g, " ").trim()`;
export const count = `(selector) => [...document.querySelectorAll(selector)].filter(${SEEN}).length`;
export const state = `() => [document.querySelector("[data-ready=true]") !== null, document.documentElement.dataset.broken, document.documentElement.dataset.offline]`;

/** One who plays in an engine. */
export class Visitor {
  constructor(engine, url) {
    Object.assign(this, { engine, url, run: engine.run });
  }

  async until(ask, what) {
    const end = Date.now() + Math.min(PATIENCE, 60_000);
    for (;;) {
      const answer = await ask();
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}; there is: ${await this.run(text, "body")}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  press = (name) => this.until(() => this.run(press, name), `the control ${name}`);
  fill = (name, value) => this.until(() => this.run(fill, name, value), `the field ${name}`);
  there = (selector) => this.until(() => this.run(count, selector), selector);
  says = (selector, wanted) => this.until(async () => wanted.test(await this.run(text, selector)), `${wanted} in ${selector}`);

  async ready() {
    // While a page goes and the next one comes there is nothing to ask.
    const [, broken] = await this.until(async () => {
      const now = await this.run(state);
      return now?.[0] && now;
    }, "the app");
    assert.equal(broken, "false");
  }

  async open(path) {
    await this.engine.open(this.url + path);
    await this.ready();
  }

  async reload() {
    // A step of the history that is on its way stops a reload: whoever sees that reloads again.
    await this.engine.reload().catch(() => this.engine.reload());
    await this.ready();
  }

  async enter(tiles) {
    for (const name of names(tiles)) {
      const [, number, suit] = /^(.*?) ?(man|pin|sou)$/.exec(name) ?? [];
      const chinese = { man: "of characters", pin: "of dots", sou: "of bamboo" }[suit];
      await this.press(suit ? `^${number} (${suit}|${chinese})$` : `^${name}$`);
    }
  }
  back = () => this.run("() => void history.back()");

  /** A finger that comes down twice at one place, the second time on whatever lies there by then. */
  async twice(name) {
    const pressed = `(name) => {
      const wanted = new RegExp(name), seen = ${SEEN};
      const called = (one) => (one.getAttribute("aria-label") || one.innerText).replace(/\\s+/g, " ").trim();
      const one = [...document.querySelectorAll("button")].filter((one) => wanted.test(called(one)) && seen(one) && !one.disabled).pop();
      if (!one) return false;
      one.scrollIntoView({ block: "nearest" });
      const box = one.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      const tap = () => {
        const hit = document.elementFromPoint(at.clientX, at.clientY);
        for (const kind of ["mousedown", "click"]) hit && hit.dispatchEvent(new MouseEvent(kind, at));
      };
      tap();
      setTimeout(tap, 60);
      return true;
    }`;
    await this.until(() => this.run(pressed, name), `the control ${name}`);
    await new Promise((done) => setTimeout(done, 700));
  }
}
