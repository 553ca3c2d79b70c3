// Firefox before 121 and Chrome before 105 drop every rule that names `:has()`. `www/pictures.js` loads this there: the rules are read
// again with a mark in its place, and whatever has something bears the mark.
/** The mark of each thing that rules ask for. */
export const marks = new Map();

/** A selector with marks. */
function marked(selector) {
  for (let at; (at = selector.lastIndexOf(":has(")) >= 0; ) {
    let end = at + 5;
    for (let open = 1; open; end += 1) open += { "(": 1, ")": -1 }[selector[end]] ?? 0;
    const what = selector.slice(at + 5, end - 1);
    if (!marks.has(what)) marks.set(what, `data-has-${marks.size}`);
    selector = `${selector.slice(0, at)}[${marks.get(what)}]${selector.slice(end)}`;
  }
  return selector;
}

/** The rules of a sheet that were dropped, each within what it stands in. */
function dropped(text) {
  const [open, found] = [[], []];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    const part = text.slice(from, index);
    from = index + 1;
    if (sign === "{") open.push(part);
    else {
      const head = open.pop();
      if (/^[^@].*:has\(/s.test(head)) found.push(`${[...open, marked(head), part].join("{")}${"}".repeat(open.length + 1)}`);
    }
  }
  return found;
}

/** Those that have this, now. */
function holders(what) {
  return what.split(/,(?![^(]*\))/).flatMap((one) => {
    const [, how, rest] = /^\s*([>+]?)\s*(.*)$/s.exec(one);
    return [...document.querySelectorAll(rest)].flatMap((inner) => {
      if (how === "+") return inner.previousElementSibling ?? [];
      const above = [];
      for (let up = inner.parentElement; up; up = how ? undefined : up.parentElement) above.push(up);
      return above;
    });
  });
}

let asked;
function look() {
  asked = undefined;
  for (const [what, mark] of marks) {
    const now = new Set(holders(what));
    for (const one of document.querySelectorAll(`[${mark}]`)) if (!now.has(one)) one.removeAttribute(mark);
    for (const one of now) if (!one.hasAttribute(mark)) one.setAttribute(mark, "");
  }
}

const sheet = new CSSStyleSheet();
const known = new Map();
/** Reads the sheets of the page: those of pages come later. */
async function read() {
  const all = [...document.querySelectorAll("link[rel=stylesheet]")].map(({ href }) => href);
  if (all.every((href) => known.has(href))) return;
  for (const href of all) if (!known.has(href)) known.set(href, dropped(await (await fetch(href)).text()));
  sheet.replaceSync(all.flatMap((href) => known.get(href)).join(""));
  look();
}

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const again = () => void read().catch(() => {});
new MutationObserver(() => (asked ??= requestAnimationFrame(look))).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributeFilter: ["aria-disabled", "class", "disabled", "open"],
});
new MutationObserver(again).observe(document.head, { childList: true });
again();
