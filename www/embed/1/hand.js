// <tensu-hand>123m406p(777z)+1z dora:5s</tensu-hand>: tiles within a text, as high as the text wants them. Until they are drawn,
// and where they cannot be, the text itself stands there.

// Latin words, by the field that they are for; the build takes them from the engine.
const FIELDS = new Map("{{fields}}".split(" ").flatMap((group) => group.split(/[:,]/).flatMap((word, i, [field]) => (i ? [[word, field]] : []))));
// A hand is shorter; of a longer text as much is read.
const LONGEST = 1000;
// English; other languages are in `words.js`.
const ENGLISH = ["man pin sou flower season", "East South West North White Green Red", "{n} {s}", "red {n}", "open: {n}", "closed kan: {n}", "added kan: {n}", "winning tile: {n}", "Dora indicators: {n}", "Ura dora indicators: {n}", "Not a hand: ", "More than there are: ", "Not a meld: "];

const STYLES = `
  :host { display: inline-block; position: relative; max-width: 100%; vertical-align: -0.45em; line-height: 0; }
  :host(:not([drawn])) { display: inline; line-height: inherit; vertical-align: baseline; }
  svg { height: 1.75em; max-width: 100%; margin-block: 1px; overflow: visible; }
  svg.shared { position: absolute; height: 0; width: 0; }
  svg.last { margin-inline-end: 0.35em; }
  .body { fill: var(--tensu-tile, #fdfaf1); stroke: var(--tensu-edge, #b3a582); stroke-width: 2; }
  .back { fill: #2f6b57; }
  .won { stroke: #b3700f; stroke-width: 6; }
  .aside { font-size: 0.75em; }
  .text { position: absolute; inset: 0; overflow: hidden; opacity: 0; line-height: 1; user-select: all; }
  small { margin-inline-start: 0.35em; color: #9c2b1f; color: light-dark(#9c2b1f, #ff9d8f); }
`;
let sheet;
try {
  sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
} catch {
  // Safari before 16.4 has none made by code; where a policy forbids the other kind, too, hands are drawn without.
}
/** What is shown, with its styles. */
const fill = (root, ...parts) => {
  if (sheet) root.adoptedStyleSheets = [sheet];
  else parts.push(Object.assign(document.createElement("style"), { textContent: STYLES }));
  root.replaceChildren(...parts);
};

/** The groups of a hand as the engine writes it, each with its tiles; nothing of any other text, which `reader.js` may read. */
function quick(text) {
  const groups = [];
  const token = /\s+|([([])([\d+]+[mpszf])([LAR]?)[)\]]|\+(\d[mpsz])(?![\d+])|(\d+[mpszf])|(?:(dora|ura|flowers):((?:\d+[mpszf])+)|(?:seat|round|from):[ESWN]|(?:honba|sticks|norths):[1-9]?\d|([a-z_]+))(?!\S)/y;
  const said = new Set();
  const hand = [];
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return;
    const [whole, open, meld, side, win, plain, key, aside, word] = found;
    // A word begins behind a space: the first browsers have no assertion that looks back.
    if (/^[a-z]/.test(whole) && /\S/.test(text[found.index - 1] ?? " ")) return;
    const tiles = tilesOf(meld ?? win ?? plain ?? aside ?? "");
    const field = key ?? (word ? FIELDS.get(word) : (/^[a-z]+(?=:)/.exec(whole)?.[0] ?? (win && "+")));
    // Tiles behind indicators may belong to these.
    if (!tiles || (word && !field) || (field && said.has(field)) || ((open || plain) && /dora|ura|flowers/.test([...said]))) return;
    if (field && field !== "flags") said.add(field);
    if (open) {
      const added = meld.includes("+");
      const equal = tiles.every((tile) => alike(tile) === alike(tiles[0]));
      if ((open === "[") !== whole.endsWith("]") || (open === "[" && added) || (added && meld.at(-3) !== "+")) return;
      groups.push({ kind: added ? "kakan" : open === "[" ? "ankan" : tiles.length > 3 ? "minkan" : equal ? "pon" : "chi", tiles, side });
    } else if (win) groups.push({ kind: "+", tiles });
    else if (plain) hand.push(...tiles);
    else if (key) groups.push({ kind: key, tiles });
  }
  if (hand.length) groups.push({ kind: "", tiles: hand });
  return groups;
}

const real = (tile) => /^(\d[mps]|[1-7]z|[1-8]f)$/.test(tile);
const alike = (tile) => tile.replace("0", "5");

/** The names of tiles such as "406p12z", or nothing where one does not exist. */
function tilesOf(text) {
  const tiles = [...text.matchAll(/([\d+]+)([mpszf])/g)].flatMap(([, ranks, suit]) => [...ranks.replaceAll("+", "")].map((rank) => rank + suit));
  return tiles.every(real) ? tiles : undefined;
}

// How many tiles a meld has
const MELDS = { chi: 3, pon: 3, minkan: 4, kakan: 4, ankan: 4 };
function fits({ kind, tiles, side }) {
  const [[, suit]] = tiles;
  const ranks = tiles.map((tile) => Number(alike(tile)[0])).sort();
  const step = kind === "chi" ? 1 : 0;
  const isFamily = step ? /[mps]/.test(suit) && !/[AR]/.test(side) : suit !== "f";
  return tiles.length === MELDS[kind] && isFamily && tiles.every((tile, i) => tile[1] === suit && ranks[i] === ranks[0] + i * step);
}

/** The groups of a hand in the order in which they are drawn; or what is wrong (a place in ENGLISH) and the tiles that it is about. */
async function read(text) {
  let groups = quick(text);
  if (!groups?.length) {
    const { read } = await import("./reader.js");
    const found = read(text.slice(0, LONGEST));
    if (!found.groups?.length) return { wrong: [10, text.slice(found.at, found.at + 12)] };
    ({ groups } = found);
  }
  const odd = groups.find((one) => one.kind in MELDS && !fits(one));
  if (odd) return { wrong: [12, odd.tiles] };
  const count = {};
  for (const tile of groups.flatMap(({ tiles }) => tiles)) {
    const kind = alike(tile);
    if ((count[kind] = (count[kind] ?? 0) + 1) > (kind[1] === "f" ? 1 : 4)) return { wrong: [11, [kind]] };
  }
  // The winning tile stands after the concealed ones, then melds, then what lies apart.
  const order = ({ kind }) => (kind in MELDS ? 2.5 : ["", "+", "flowers", "dora", "ura"].indexOf(kind) + 1);
  return { groups: groups.sort((a, b) => order(a) - order(b)) };
}

/** The words of the language that the page has here; those who read English load no others. */
async function words(element) {
  const tag = (element.closest("[lang]")?.lang ?? "").toLowerCase();
  const language = /^zh\b(?!.*-hans).*-(hant|tw|hk|mo)\b/.test(tag) ? "hant" : tag.split("-")[0];
  if (!language || language === "en") return ENGLISH;
  const { default: others } = await import("./words.js").catch(() => ({ default: {} }));
  return others[language] ?? ENGLISH;
}

function namer([suits, honors, tile, red]) {
  return ([rank, suit]) => {
    if (suit === "z") return honors.split(" ")[rank - 1];
    const names = suits.split(" ");
    // Four of each, and the name comes first.
    if (suit === "f") return tile.replace("{n}", names[rank > 4 ? 4 : 3]).replace("{s}", ((rank - 1) % 4) + 1);
    const plain = tile.replace("{n}", rank === "0" ? 5 : rank).replace("{s}", names["mps".indexOf(suit)]);
    return rank === "0" ? red.replace("{n}", plain) : plain;
  };
}

function nameOf(groups, said) {
  const name = namer(said);
  const [open, closed, added, won, dora, ura] = said.slice(4);
  const words = { "": "{n}", "+": won, flowers: "{n}", ankan: closed, kakan: added, dora, ura };
  return groups.map(({ kind, tiles }) => (words[kind] ?? open).replace("{n}", tiles.map(name).join(" "))).join(", ");
}

const NS = "http://www.w3.org/2000/svg";
function make(name, attributes, ...children) {
  const one = document.createElementNS(NS, name);
  for (const key in attributes) one.setAttribute(key, attributes[key]);
  one.append(...children);
  return one;
}

/** What the sprite says, made one by one: a page that trusts no text as code (`require-trusted-types-for`) parses none. */
function built(text) {
  const open = [make("svg", {})];
  for (const [, end, name, said, empty] of text.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const attributes = [...said.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    const one = make(name, Object.fromEntries(attributes));
    open.at(-1).append(one);
    if (!empty) open.push(one);
  }
  return open[0];
}

let sprite, garden;
/** The drawings of tiles by name, fetched once for all hands of a page; those of flowers where there are some. */
async function drawings(groups) {
  const parsed = async (file) => {
    const all = built((await file).default);
    return [...all.querySelectorAll("[id]")].map((one) => [one.id, one.localName === "symbol" ? art(one) : one]);
  };
  const all = [(sprite ??= parsed(import("./faces.js")))];
  if (groups.some(({ tiles }) => tiles.some(([, suit]) => suit === "f"))) all.push((garden ??= parsed(import("./flowers.js"))));
  return new Map((await Promise.all(all)).flat());
}

/** A tile's drawing as a part of another one: cheaper than a reference to it, which the browser copies for each use. */
function art(symbol) {
  const uses = [...symbol.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1));
  return Object.assign(make("g", {}, ...symbol.cloneNode(true).childNodes), { uses });
}

/** The tiles of a closed kan, the red one where it can be seen. */
function redInside(faces) {
  const plain = faces.filter(([rank]) => rank !== "0");
  plain.splice(1, 0, ...faces.filter(([rank]) => rank === "0"));
  return plain;
}

/** The hand: the parts that its faces share, then a drawing of each tile or meld, so that lines break between them. */
function draw(groups, all) {
  const shared = new Set();
  const tile = (face, move, looks = "") => {
    const art = all.get(`t-${looks === "back" ? looks : face}`);
    for (const id of art.uses) shared.add(id);
    return make("g", { transform: move }, make("rect", { class: `body ${looks}`, width: 60, height: 80, rx: 8 }), art.cloneNode(true));
  };
  const picture = (wide, looks, tiles) => make("svg", { viewBox: `0 0 ${wide} 84`, class: looks, "aria-hidden": true }, ...tiles);
  const pictures = groups.flatMap(({ kind, tiles: faces, side }, n) => {
    const last = n < groups.length - 1 ? "last" : "";
    const aside = kind === "dora" || kind === "ura" ? "aside" : "";
    if (!(kind in MELDS)) return faces.map((face, i) => picture(63, `${aside} ${i === faces.length - 1 ? last : ""}`, [tile(face, "translate(1.5 2)", kind === "+" ? "won" : "")]));
    const added = kind === "kakan";
    const at = side === "R" ? faces.length - 1 - added : side === "A" ? 1 : 0;
    const row = kind === "ankan" ? redInside(faces) : [...faces];
    if (added) {
      // The added tile lies on the called one, half a tile higher, into the room between two lines. A red one is not below it.
      if (row[at][0] === "0") row.reverse();
      row.splice(at + 1, 0, row.pop());
    }
    let x = 2;
    const tiles = row.map((face, i) => {
      const onto = added && i === at + 1;
      const turned = kind !== "ankan" && (i === at || onto);
      if (onto) x -= 83;
      const move = turned ? `translate(${x} ${onto ? 52 : 82}) rotate(-90)` : `translate(${x} 2)`;
      x += turned ? 83 : 63;
      return tile(face, move, kind === "ankan" && (i === 0 || i === 3) ? "back" : "");
    });
    return [picture(x - 1, last, tiles)];
  });
  const whole = document.createElement("span");
  whole.append(make("svg", { class: "shared", "aria-hidden": true }, make("defs", {}, ...[...shared].map((id) => all.get(id).cloneNode(true)))), ...pictures);
  return whole;
}

/** The text of the page, in a box with this class. */
function slot(looks) {
  const box = document.createElement("span");
  box.className = looks;
  box.append(document.createElement("slot"));
  return box;
}

const changes = new MutationObserver((records) => {
  for (const one of new Set(records.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)))) one?.closest("tensu-hand")?.draw();
});

class TensuHand extends HTMLElement {
  #text;
  #bad = false;

  static observedAttributes = ["hand"];

  /** Who knows `<tensu-calculator hand="…">` writes the same here: it becomes the text. */
  attributeChangedCallback(_name, _old, hand) {
    if (hand) this.textContent = hand;
  }

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: "open" });
      this.#plain();
    }
    changes.observe(this, { childList: true, characterData: true, subtree: true });
    // A page that is still arriving has the tag before its text.
    if (this.textContent || document.readyState !== "loading") this.draw();
  }

  /** Draws the text as it is now. */
  async draw() {
    const text = this.textContent.trim();
    if (text === this.#text) return;
    this.#text = text;
    const { groups, wrong } = text ? await read(text).catch(() => ({ wrong: [] })) : { wrong: [] };
    const said = await words(this);
    if (text !== this.#text) return;
    if (this.#bad) this.removeAttribute("title");
    this.#bad = !groups;
    if (!groups) {
      const [why, about] = wrong;
      if (why) this.title = said[why] + (why === 10 ? about : about.map(namer(said)).join(" "));
      return this.#plain(why && this.title);
    }
    const all = await drawings(groups).catch(() => undefined);
    if (!all || text !== this.#text) return;
    const hand = draw(groups, all);
    for (const [name, value] of [["role", "img"], ["aria-label", nameOf(groups, said)], ["part", "tiles"]]) hand.setAttribute(name, value);
    // Over the tiles lies their text, so that who copies them has it.
    const copied = slot("text");
    copied.setAttribute("aria-hidden", "true");
    fill(this.shadowRoot, hand, copied);
    this.toggleAttribute("drawn", true);
  }

  #plain(wrong) {
    fill(this.shadowRoot, slot(""));
    if (wrong) {
      const said = document.createElement("small");
      said.setAttribute("part", "wrong");
      said.append(`(${wrong})`);
      this.shadowRoot.append(said);
    }
    this.toggleAttribute("drawn", false);
  }
}

if (!customElements.get("tensu-hand")) customElements.define("tensu-hand", TensuHand);

export { TensuHand, read };
