// <tensu-hand>123m406p(777z)+1z</tensu-hand>: tiles within a text, as high as the text wants them. Until they are drawn, and
// where they cannot be, the text itself stands there.
const SIDES = { L: 0, A: 1, R: 2 };
// By the language alone; Chinese in traditional script is `hant`.
const WORDS = {
  en: ["man pin sou flower season", "East South West North White Green Red", "{n} {s}", "red {n}", "open: {n}", "closed kan: {n}", "added kan: {n}", "winning tile: {n}", "Not a hand: "],
  de: ["Man Pin Sou Blume Jahreszeit", "Ost Süd West Nord Weiß Grün Rot", "{n} {s}", "rote {n}", "offen: {n}", "verdecktes Kan: {n}", "Kan auf Pon: {n}", "Gewinnstein: {n}", "Keine Hand: "],
  fr: ["man pin sou fleur saison", "Est Sud Ouest Nord Blanc Vert Rouge", "{n} {s}", "{n} rouge", "exposé : {n}", "kan caché : {n}", "kan ajouté : {n}", "tuile gagnante : {n}", "Ce n’est pas une main : "],
  ja: ["萬 筒 索 花牌 季節牌", "東 南 西 北 白 發 中", "{n}{s}", "赤{n}", "副露 {n}", "暗槓 {n}", "加槓 {n}", "和了牌 {n}", "手牌として読めません："],
  ko: ["만 통 삭 꽃패 계절패", "동 남 서 북 백 발 중", "{n}{s}", "적{n}", "후로 {n}", "안깡 {n}", "가깡 {n}", "화료패 {n}", "패로 읽을 수 없습니다: "],
  ru: ["ман пин соу цветок сезон", "Восток Юг Запад Север Белый Зелёный Красный", "{n} {s}", "красная {n}", "открыто: {n}", "закрытый кан: {n}", "дополненный кан: {n}", "выигрышный тайл: {n}", "Это не рука: "],
  zh: ["万 筒 索 花牌 季节牌", "东 南 西 北 白 发 中", "{n}{s}", "赤{n}", "副露 {n}", "暗杠 {n}", "加杠 {n}", "和牌张 {n}", "无法读作手牌："],
  hant: ["萬 筒 索 花牌 季節牌", "東 南 西 北 白 發 中", "{n}{s}", "赤{n}", "副露 {n}", "暗槓 {n}", "加槓 {n}", "和牌張 {n}", "無法讀作手牌："],
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: inline-block; max-width: 100%; vertical-align: -0.45em; line-height: 0; }
  :host(:not([drawn])) { display: inline; line-height: inherit; vertical-align: baseline; }
  svg { height: 1.75em; max-width: 100%; overflow: visible; }
  .body { fill: var(--tensu-tile, #fdfaf1); stroke: var(--tensu-edge, #b3a582); stroke-width: 2; }
  .back { fill: #2f6b57; }
  .won { stroke: #b3700f; stroke-width: 6; }
`);

/** The groups of a hand, each with its tiles; or the place of the first character that is none of it. */
function read(text) {
  const groups = [];
  const token = /[\s,]+|([([])([\d+]+[mpszf](?:[\d+]+[mpszf])*)([LAR]?)[)\]]|\+(\d[mpszf])(?!\+)|(\d+[mpszf])/y;
  let won = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) return { at };
    const [whole, bracket, meld, side, win, plain] = found;
    const tiles = tilesOf(meld ?? win ?? plain ?? "");
    if (!tiles || (bracket && !fits(bracket, whole, tiles)) || (win && (won += 1) > 1)) return { at };
    if (bracket) groups.push({ kind: bracket, tiles, side: SIDES[side] ?? 0, added: bracket === "(" && meld.includes("+") && tiles.length === 4 });
    else if (win) groups.push({ kind: "+", tiles });
    else if (plain && groups.at(-1)?.kind === "") groups.at(-1).tiles.push(...tiles);
    else if (plain) groups.push({ kind: "", tiles });
  }
  // The winning tile stands after the concealed ones, melds at the end.
  const order = ["", "+", "(", "["];
  groups.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return groups.length ? { groups } : { at: 0 };
}

/** A meld has three or four tiles, a closed one four, and ends as it begins. */
function fits(bracket, whole, tiles) {
  return bracket === "(" ? /\)$/.test(whole) && (tiles.length === 3 || tiles.length === 4) : /]$/.test(whole) && tiles.length === 4;
}

/** The names of tiles such as "406p", or nothing where one does not exist. */
function tilesOf(text) {
  const tiles = [...text.matchAll(/([\d+]+)([mpszf])/g)].flatMap(([, ranks, suit]) => [...ranks.replaceAll("+", "")].map((rank) => rank + suit));
  const real = (tile) => /^(\d[mps]|[1-7]z|[1-8]f)$/.test(tile);
  return tiles.every(real) ? tiles : undefined;
}

function words(element) {
  const tag = (element.closest("[lang]")?.lang ?? "").toLowerCase();
  return WORDS[/^zh\b(?!.*-hans).*-(hant|tw|hk|mo)\b/.test(tag) ? "hant" : tag.split("-")[0]] ?? WORDS.en;
}

function nameOf(groups, [suits, honors, tile, red, open, closed, added, won]) {
  const name = ([rank, suit]) => {
    if (suit === "z") return honors.split(" ")[rank - 1];
    const names = suits.split(" ");
    // Four of each, and the name comes first.
    if (suit === "f") return tile.replace("{n}", names[rank > 4 ? 4 : 3]).replace("{s}", ((rank - 1) % 4) + 1);
    const plain = tile.replace("{n}", rank === "0" ? 5 : rank).replace("{s}", names["mps".indexOf(suit)]);
    return rank === "0" ? red.replace("{n}", plain) : plain;
  };
  const group = ({ kind, tiles, added: onto }) => (onto ? added : { "": "{n}", "+": won, "(": open, "[": closed }[kind]).replace("{n}", tiles.map(name).join(" "));
  return groups.map(group).join(", ");
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

let sprite;
/** The drawings by name, fetched once for all hands of a page; those of tiles ready to be copied. */
const drawings = () =>
  (sprite ??= import("./tiles.js").then(({ default: text }) => {
    const all = built(text);
    for (const one of all.querySelectorAll(".index")) one.remove();
    return new Map([...all.querySelectorAll("[id]")].map((one) => [one.id, one.localName === "symbol" ? art(one) : one]));
  }));

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

/** One drawing for the whole hand: the parts that its faces share, then a rectangle and the face of each tile. */
function draw(groups, all) {
  const shared = new Set();
  const tiles = [];
  let x = 2;
  for (const { kind, tiles: faces, side, added } of groups) {
    const at = side === 2 ? faces.length - 1 - added : side;
    const row = kind === "[" ? redInside(faces) : [...faces];
    if (added) {
      // The added tile lies on the called one, half a tile higher, into the room between two lines. A red one is not below it.
      if (row[at][0] === "0") row.reverse();
      row.splice(at + 1, 0, row.pop());
    }
    row.forEach((face, i) => {
      const hidden = kind === "[" && (i === 0 || i === 3);
      const onto = added && i === at + 1;
      const turned = kind === "(" && (i === at || onto);
      if (onto) x -= 83;
      const art = all.get(`t-${hidden ? "back" : face}`);
      for (const id of art.uses) shared.add(id);
      const body = make("rect", { class: `body${hidden ? " back" : ""}${kind === "+" ? " won" : ""}`, width: 60, height: 80, rx: 8 });
      const move = turned ? `translate(${x} ${onto ? 52 : 82}) rotate(-90)` : `translate(${x} 2)`;
      tiles.push(make("g", { transform: move }, body, art.cloneNode(true)));
      x += turned ? 83 : 63;
    });
    x += 14;
  }
  return make("svg", { viewBox: `0 0 ${x - 15} 84`, role: "img" }, make("defs", {}, ...[...shared].map((id) => all.get(id).cloneNode(true))), ...tiles);
}

const changes = new MutationObserver((records) => {
  for (const one of new Set(records.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)))) one?.closest("tensu-hand")?.draw();
});

class TensuHand extends HTMLElement {
  #text;
  #bad = false;

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
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
    const { groups, at } = read(text);
    const said = words(this);
    if (this.#bad) this.removeAttribute("title");
    this.#bad = !groups;
    if (!groups) {
      this.title = said.at(-1) + text.slice(at, at + 12);
      return this.#plain();
    }
    const all = await drawings().catch(() => undefined);
    if (!all || text !== this.#text) return;
    const svg = draw(groups, all);
    svg.setAttribute("aria-label", nameOf(groups, said));
    svg.setAttribute("part", "tiles");
    this.shadowRoot.replaceChildren(svg);
    this.toggleAttribute("drawn", true);
  }

  #plain() {
    this.shadowRoot.replaceChildren(document.createElement("slot"));
    this.toggleAttribute("drawn", false);
  }
}

if (!customElements.get("tensu-hand")) customElements.define("tensu-hand", TensuHand);

export { TensuHand };
