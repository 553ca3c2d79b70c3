// The door for translators: the texts of the language, changed in this browser, kept, checked, saved as one file. The page for it loads
// this (`#/texts`), and `early.js` before the app begins where something was changed: so nobody else loads any of it.
//
// The app does not know of changes. A language is a file that is named after what is in it; a changed one is another file, with another
// name, in the list of languages, and `fetch` answers for it here. `xtask/src/texts.rs` reads what is saved, by the same checks.
import { Language, check } from "./words.js";

const ROOT = new URL("../", import.meta.url).href;
const KEYS = "{{keys}}";
const STYLE = "{{texts.css}}";
/** What the app does not look through for names of games. */
const KEPT = "tensu-texts";
const FORM = "1";
/** So many texts are drawn at once. */
const SOME = 40;

const page = document.documentElement;
const meta = (name) => document.querySelector(`meta[name=${name}]`);
/** The lists as the build has written them. */
const built = { languages: meta("languages").content, apart: meta("apart").content };
const original = window.fetch.bind(window);
const text = async (name) => {
  const answer = await original(ROOT + name);
  if (!answer.ok) throw new Error(`not there: ${name}`);
  return answer.text();
};

let asked;
/** The keys of all texts, and the list of files that come later. */
const known = () => {
  asked ??= Promise.all([text(`texts/${KEYS}`).then(JSON.parse), text(built.apart)]);
  asked.catch(() => (asked = undefined));
  return asked;
};
const files = (apart, tag) => {
  const own = built.languages.split(",").find((one) => one.startsWith(`${tag}:`));
  const later = (kind) => apart.split("\n").find((line) => line.startsWith(`${kind}-${tag} `)).split(" ")[1];
  return { language: own.split(":")[1], teach: later("teach"), fans: later("fans") };
};
const languages = new Map();
/** A language as it was built. */
const language = (tag) => {
  const read = async () => {
    const [keys, apart] = await known();
    const names = files(apart, tag);
    const [language, teach, fans] = await Promise.all([names.language, names.teach, names.fans].map(text));
    return new Language(tag, { language, teach, fans }, keys);
  };
  if (!languages.has(tag)) {
    const coming = read();
    coming.catch(() => languages.delete(tag));
    languages.set(tag, coming);
  }
  return languages.get(tag);
};

/** The changes of each language: what a text said before, and what it says. */
const kept = () => {
  try {
    const all = JSON.parse(localStorage[KEPT] ?? "{}");
    return all && typeof all === "object" ? all : {};
  } catch {
    return {};
  }
};
/** Keeps the changes of a language; whether that could be done. */
const keep = (tag, changes) => {
  const all = { ...kept(), [tag]: changes };
  for (const [one, own] of Object.entries(all)) if (!Object.keys(own).length) delete all[one];
  try {
    if (Object.keys(all).length) localStorage[KEPT] = JSON.stringify(all);
    else localStorage.removeItem(KEPT);
    return true;
  } catch {
    return false;
  }
};
const changesOf = (tag) => {
  const own = kept()[tag];
  const is = (one) => typeof one?.text === "string" && typeof one.before === "string";
  return Object.fromEntries(Object.entries(own && typeof own === "object" ? own : {}).filter(([, one]) => is(one)));
};

/** The number in the name of a file, as the build has it (`xtask/src/fingerprint.rs`): its length and its bytes by FNV-1a. */
const number = (content) => {
  const bytes = new TextEncoder().encode(content);
  const length = Array.from({ length: 8 }, (_, at) => Math.floor(bytes.length / 2 ** (8 * at)) & 255);
  let sum = 0xcbf29ce484222325n;
  for (const byte of [...length, ...bytes]) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(16).padStart(16, "0");
};
const made = new Map();
/** A changed file: the name begins with that of the file that was built, which may be fetched ahead. */
const named = (name, content) => {
  const own = `${name}?changed-${number(content)}.txt`;
  made.set(ROOT + own, content);
  return own;
};
window.fetch = (what, ...rest) => {
  const content = typeof what === "string" ? made.get(new URL(what, document.baseURI).href) : undefined;
  return content === undefined ? original(what, ...rest) : Promise.resolve(new Response(content));
};

/** Puts the changed languages in the place of those that were built. */
async function apply() {
  const tags = built.languages.split(",").map((one) => one.split(":")[0]);
  const changed = tags.filter((tag) => Object.keys(changesOf(tag)).length);
  let [list, apart] = [built.languages, changed.length ? (await known())[1] : undefined];
  for (const tag of changed) {
    const names = files(apart, tag);
    const now = (await language(tag)).changed(changesOf(tag));
    for (const [kind, content] of Object.entries(now)) {
      const other = named(names[kind], content);
      [list, apart] = [list, apart].map((all) => all.replace(names[kind], other));
    }
  }
  meta("languages").content = list;
  meta("apart").content = apart === undefined ? built.apart : named(built.apart, apart);
  await line();
}

/** A text of this page, in the language that is spoken. */
let words;
const say = (key, ...fills) => words.say(`${key[0] === key[0].toLowerCase() ? "" : "teach/"}${key}`, fills);

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
/** Brings the style sheet, once. */
const dressed = () => {
  const link = { id: "texts-style", rel: "stylesheet", href: `${ROOT}texts/${STYLE}` };
  if (!document.getElementById(link.id)) document.head.append(element("link", link));
};
const count = (tag) => Object.keys(changesOf(tag)).length;

/** Says at the edge of the app that texts are changed, with the ways to them and back. */
async function line() {
  const tags = Object.keys(kept());
  document.getElementById("texts-line")?.remove();
  // A small app within this page says nothing of it.
  const says = tags.length > 0 && parent === window;
  page.toggleAttribute("data-texts", says);
  if (!says) return;
  dressed();
  // It speaks as the app does.
  if (document.getElementById("shell")) return document.addEventListener("tensu:ready", line, { once: true });
  words = await language(page.lang || tags[0]).catch(() => language(tags[0]));
  const all = tags.reduce((sum, tag) => sum + count(tag), 0);
  // Another one may have been drawn meanwhile.
  document.getElementById("texts-line")?.remove();
  const way = element("a", { href: "#/texts", textContent: say("TextsHere", all) });
  document.body.append(element("div", { id: "texts-line", className: "paper" }, way, undoAll()));
}
const undoAll = () => element("button", { type: "button", className: "toggle", textContent: say("TextsUndoAll"), onclick: undo });
async function undo() {
  for (const tag of Object.keys(kept())) keep(tag, {});
  // Only the page for texts has the app speak anew.
  if (document.getElementById("texts")) await renew();
  else location.reload();
}

/** Has the app speak as is kept now. */
async function renew() {
  await apply();
  document.dispatchEvent(new Event("tensu:texts-changed"));
  for (const one of document.querySelectorAll(".texts-picture")) one.contentWindow.location.reload();
  draw();
}

const shown = { tag: "", find: "", filter: "all", most: SOME };
let [rows, root, told] = [[], undefined, []];

/** Begins the page where the app has made room for it. */
async function open() {
  const place = document.getElementById("texts");
  if (!place) return;
  const tag = page.lang;
  try {
    words = await language(tag);
  } catch {
    document.dispatchEvent(new Event("tensu:texts-missing"));
    return;
  }
  dressed();
  if (shown.tag !== tag) Object.assign(shown, { tag, find: "", filter: "all", most: SOME }, (told = []));
  const [keys] = await known();
  rows = words.rows(keys, (await language("en")).texts);
  root = frame();
  place.replaceChildren(root);
  draw();
}

/** What stands around the list. */
function frame() {
  const find = element("input", { type: "search", value: shown.find, autocomplete: "off", className: "texts-find" });
  find.setAttribute("aria-label", say("TextsFind"));
  find.placeholder = say("TextsFind");
  find.oninput = () => draw(Object.assign(shown, { find: find.value, most: SOME }));
  const choice = (filter, name) => {
    const key = element("button", { type: "button", className: "segment", textContent: say(name) });
    key.dataset.filter = filter;
    key.onclick = () => draw(Object.assign(shown, { filter, most: SOME }));
    return key;
  };
  const filters = element("div", { className: "segments" }, choice("all", "TextsAll"), choice("changed", "TextsChanged"));
  filters.setAttribute("role", "group");
  filters.setAttribute("aria-label", say("TextsFind"));
  if (rows.some((row) => row.doubtful)) filters.append(choice("doubtful", "TextsDoubtful"));
  const save = element("button", { type: "button", className: "toggle strong", textContent: say("TextsSave"), onclick: download });
  const input = element("input", { type: "file", accept: ".arb,.json,application/json", className: "unseen" });
  input.setAttribute("aria-label", say("TextsOpen"));
  input.onchange = async () => {
    if (input.files[0]) take(await input.files[0].text());
    // The same file again is another try.
    input.value = "";
  };
  const load = element("label", { className: "toggle" }, say("TextsOpen"), input);
  const back = undoAll();
  back.classList.add("texts-back");
  const status = element("div", { className: "texts-told" });
  status.setAttribute("role", "status");
  const more = element("button", { type: "button", className: "toggle texts-more", textContent: say("TextsMore") });
  more.onclick = () => draw((shown.most += SOME));
  return element(
    "div",
    { className: "texts-body" },
    element("p", { className: "aside", textContent: say("TextsNothingSent") }),
    element("p", { className: "texts-here" }),
    element("div", { className: "texts-ways texts-all" }, save, load, back),
    status,
    find,
    filters,
    element("p", { className: "aside texts-count" }),
    element("ol", { className: "texts-list" }),
    more,
  );
}

const isMeant = (row, changes) => {
  if (shown.filter === "changed" && !changes[row.key]) return false;
  if (shown.filter === "doubtful" && !row.doubtful) return false;
  const wanted = shown.find.trim().toLowerCase();
  return !wanted || [row.key, row.english, row.text, changes[row.key]?.text ?? ""].some((one) => one.toLowerCase().includes(wanted));
};

/** Draws the list anew; a row that is there stays as it is, so that the keyboard stays in it. */
function draw() {
  if (!root?.isConnected) return;
  const changes = changesOf(shown.tag);
  const part = (name) => root.querySelector(`.texts-${name}`);
  const has = Object.keys(changes).length;
  part("here").textContent = has ? say("TextsHere", has) : "";
  for (const one of root.querySelectorAll(".texts-all > button")) one.hidden = !has;
  for (const one of root.querySelectorAll("[data-filter]")) one.setAttribute("aria-pressed", one.dataset.filter === shown.filter);
  part("told").replaceChildren(...told.map((one) => element("p", { textContent: one })));
  const meant = rows.filter((row) => isMeant(row, changes));
  part("count").textContent = say("TextsCount", meant.length);
  part("more").hidden = meant.length <= shown.most;
  const list = part("list");
  const wanted = meant.slice(0, shown.most).map((row) => (row.drawn ??= drawn(row)));
  const is = [...list.children];
  if (is.length !== wanted.length || is.some((one, at) => one !== wanted[at])) list.replaceChildren(...wanted);
  for (const row of meant.slice(0, shown.most)) dress(row, changes[row.key]);
}

/** One text: what it is in English, a field with what it says, and where it is seen. */
function drawn(row) {
  const id = `text-${row.key}`;
  const field = element("textarea", { rows: 1, spellcheck: true, lang: shown.tag, value: row.text });
  field.setAttribute("aria-label", row.key);
  field.setAttribute("aria-describedby", `${id}-wrong`);
  field.oninput = () => dress(row, { text: field.value });
  field.onchange = () => change(row, field.value);
  const back = element("button", { type: "button", className: "link texts-undo", textContent: say("labels/Undo") });
  back.onclick = () => change(row, row.text);
  const places = row.places.map(([address, title]) => element("a", { href: `#/${address}`, textContent: title }));
  const where = element("p", { className: "aside texts-seen" }, `${say("TextsSeen")}: `);
  where.append(...(places.length ? places.flatMap((one, at) => (at ? [" · ", one] : [one])) : [say("TextsSeveral")]));
  if (row.about) where.append(" · ", element("span", { lang: "en", textContent: row.about }));
  const picture = row.places.some(isSeen) ? [shows(row.places.find(isSeen))] : [];
  return element(
    "li",
    { className: "texts-one" },
    element("p", { className: "aside texts-key" }, element("code", { textContent: row.key }), row.doubtful ? " °" : ""),
    element("p", { className: "texts-english", lang: "en", textContent: row.english }),
    field,
    element("p", { id: `${id}-wrong`, className: "wrong" }),
    where,
    element("div", { className: "texts-ways" }, ...picture, back),
  );
}

/** Whether a place shows something to whoever looks at it: not a camera, and not what only a hand or a game has. */
const isSeen = ([address]) => !["photo", "show", "share", "compare", "beamer", "texts"].includes(address.split("/")[0]);

/** The key that shows the place itself, in a small app. Its address is another one before the `#`, or a browser takes it for this page. */
function shows([address, title]) {
  const key = element("button", { type: "button", className: "link", textContent: say("labels/SitePreview") });
  key.setAttribute("aria-expanded", "false");
  key.onclick = () => {
    const is = key.parentElement.nextElementSibling;
    key.setAttribute("aria-expanded", String(!is));
    if (is) is.remove();
    else key.parentElement.after(element("iframe", { className: "texts-picture", title, src: `${ROOT}?seen#/${address}` }));
  };
  return key;
}

/** Shows what a field says, and what is wrong with that. */
function dress(row, changed) {
  const field = row.drawn.querySelector("textarea");
  if (changed === undefined || document.activeElement !== field) field.value = changed?.text ?? row.text;
  const wrong = changed && changed.text !== row.text ? check(words, row.key, changed.text, changed.before) : undefined;
  const mark = row.drawn.querySelector(".wrong");
  mark.textContent = wrong ? said(wrong) : "";
  field.setAttribute("aria-invalid", Boolean(wrong));
  row.drawn.classList.toggle("is-changed", field.value !== row.text);
  row.drawn.querySelector(".texts-undo").hidden = field.value === row.text;
  field.style.height = "";
  field.style.height = `${field.scrollHeight + 2}px`;
}

/** A fault in a sentence. */
const said = ([kind, detail]) => say(`TextsBad${kind[0].toUpperCase()}${kind.slice(1)}`, detail);

/** Keeps a changed text, or that it says what it said; one that is wrong stays in its field alone. */
async function change(row, text) {
  const changes = changesOf(shown.tag);
  const had = changes[row.key];
  if (text === row.text) delete changes[row.key];
  else if (check(words, row.key, text)) return dress(row, { text });
  else changes[row.key] = { before: row.text, text };
  if (had?.text === changes[row.key]?.text) return dress(row, changes[row.key]);
  told = keep(shown.tag, changes) ? [] : [say("TextsBadKept")];
  await renew();
}

/** Takes a file of texts, and says line by line what it does not take. */
async function take(file) {
  const changes = changesOf(shown.tag);
  const { taken, faults } = words.take(file, FORM);
  for (const [key, before, text] of taken) {
    if (text === before) delete changes[key];
    else changes[key] = { before, text };
  }
  const name = ([key, wrong]) => (key ? `${key}: ${said(wrong)}` : said(wrong));
  const lines = [...faults.map(name), ...(taken.length ? [say("TextsTaken", taken.length)] : [])];
  if (keep(shown.tag, changes)) told = lines;
  else told = [say("TextsBadKept")];
  await renew();
}

/** The file with all changes of the language. */
function file(tag, changes) {
  const all = { "@@locale": tag, "@@x-tensu-texts": FORM, "@@x-build": meta("version").content };
  for (const [key, { before, text }] of Object.entries(changes)) Object.assign(all, { [key]: text, [`@${key}`]: { "x-before": before } });
  return `${JSON.stringify(all, undefined, 2)}\n`;
}
function download() {
  const href = URL.createObjectURL(new Blob([file(shown.tag, changesOf(shown.tag))], { type: "application/json" }));
  element("a", { href, download: `tensu-${shown.tag}.arb` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

document.addEventListener("tensu:texts", open);
// The app says its language when it begins; another one may be chosen.
new MutationObserver(line).observe(page, { attributeFilter: ["lang"] });
// `early.js` waits for this, before the app begins.
const ready = () => document.dispatchEvent(new Event("tensu:texts-ready"));
apply().then(ready, ready);
