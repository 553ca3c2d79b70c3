// A language as data: what the app fetches of it, by the keys of its ARB files; and what may be wrong with a changed text, as
// `xtask/src/texts.rs` says it, too: both read the cases of `tests/texts`. No page is needed for any of this.

/** The forms that a word has beside a number, by the kinds of plurals: in the order of `Plural::ALL`. */
const FORMS = [["other"], ["one", "other"], ["one", "other"], ["one", "few", "other"], ["one", "few", "other"]];
/** The line with the kind; the lines before the texts; two of those are lists of phrases. */
const PLURAL = 2;
const HEAD = 6;
const PHRASES = [
  ["fan_points", 4],
  ["chow_pung", 5],
];
/** The texts of Chinese games that are lists of phrases: their keys, their files, what stands between two. */
const JOINED = [
  ["fans/Said", "said", "; "],
  ["fans/SaidFaan", "said_faan", "; "],
  ["fans/SaidSeries", "said_series", "; "],
  ["fans/Notes", "fan_notes", " | "],
];
/** Only these files are compared with English. */
const OWN = ["notes", "fan_notes", "said", "said_faan", "said_series", "fan_points", "chow_pung"];

/** `{0:tile|tiles}`, as the app reads it, as translators write it. */
const wide = (text, forms) =>
  text.replace(/\{(\d):([^}]*)\}/g, (_, place, all) => {
    const each = all.split("|").map((one, at) => `${forms[at]} {${one}}`);
    return `{${place}, plural, ${each.join(" ")}}`;
  });

/** The other way round; throws where a bracket or a form is not as it must be. */
function short(text, forms) {
  let [done, rest] = ["", text];
  for (let at; (at = rest.indexOf("{")) >= 0; ) {
    const [, place, plural, behind] = /^\{(\d)(, plural,)?(.*)$/s.exec(rest.slice(at)) ?? fail();
    done += `${rest.slice(0, at)}{${place}`;
    rest = behind;
    if (plural) {
      for (const [index, form] of forms.entries()) {
        const [, own, after] = new RegExp(`^\\s*${form}\\s*\\{([^}]*)\\}(.*)$`, "s").exec(rest) ?? fail();
        done += `${index ? "|" : ":"}${own}`;
        rest = after;
      }
      rest = rest.trimStart();
    }
    if (rest[0] !== "}") fail();
    done += "}";
    rest = rest.slice(1);
  }
  return done + rest;
}
const fail = () => {
  throw new SyntaxError("a bracket, or a form");
};

/** The numbers of what is put in. */
const places = (text) => [...new Set(text.split("{").slice(1).map((one) => one[0]))].sort().join(" ");
/** A text without what is laid out one way or another. */
const plain = (text) => text.replace(/\s+/g, "");
const isHtml = (text) => /<[a-z/!?]|&[a-z#][a-z0-9#]{0,7};/i.test(text);
const length = (text) => [...text].length;
const fault = (kind, detail = "") => [kind, detail];

/** What is wrong with a changed text: a kind and a detail; nothing where it is as it should be. */
export function check(language, key, text, before) {
  const now = language.texts.get(key);
  if (now === undefined) return fault("unknown");
  if (typeof text !== "string") return fault("text");
  if (text === now) return undefined;
  if (!text.trim()) return fault("blank");
  if (/[\p{Cc}]/u.test(text)) return fault("break");
  if (isHtml(text)) return fault("html");
  const english = language.english?.get(key);
  const most = 3 * Math.max(length(now), length(english ?? "")) + 40;
  if (length(text) > most) return fault("long", most);
  const forms = language.forms;
  try {
    const own = short(text, forms);
    const theirs = english && !OWN.includes(key.split("/")[0]) ? short(english, FORMS[1]) : undefined;
    const wanted = theirs && places(theirs);
    if (theirs && wanted !== places(own)) return fault("arguments", wanted.replace(/\d/g, "{$&}") || "–");
  } catch {
    return fault("plural", `{0, plural, ${forms.map((one) => `${one} {…}`).join(" ")}}`);
  }
  if (before !== undefined && plain(before) !== plain(now)) return fault("since", now);
  return undefined;
}

/** A language of the site. */
export class Language {
  /** Its texts by their keys, in the order of the keys, as translators write them. */
  texts = new Map();
  #slots = new Map();
  #files;

  constructor(tag, packed, keys) {
    this.tag = tag;
    this.keys = keys;
    this.#files = Object.fromEntries(Object.entries(packed).map(([kind, text]) => [kind, text.split("\n").slice(0, -1)]));
    const lines = this.#files.language;
    this.plural = Number(lines[PLURAL]);
    this.forms = FORMS[this.plural];
    const joined = new Map(JOINED.map(([key, file, between]) => [key, [file, between]]));
    const add = (kind, at, key) => {
      if (joined.has(key)) this.#phrases(kind, at, joined.get(key)[0], joined.get(key)[1], " → ");
      else if (key && this.#files[kind][at]) this.#slot(key, this.#files[kind][at], { kind, at, before: "" });
    };
    for (const [at, key] of keys.language.entries()) add("language", HEAD + at, key);
    for (let at = HEAD + keys.language.length; at < lines.length; at++) {
      const [key] = lines[at].split("=", 1);
      this.#slot(`notes/${key}`, lines[at].slice(key.length + 1), { kind: "language", at, before: `${key}=` });
    }
    for (const [file, at] of PHRASES) this.#phrases("language", at, file, "\t", "\t");
    for (const kind of ["teach", "fans"]) for (const [at, key] of keys[kind].entries()) add(kind, at, key);
  }

  #slot(key, text, slot) {
    this.texts.set(key, wide(text, this.forms));
    this.#slots.set(key, slot);
  }

  /** The phrases of a line: with what stands between one and the next, and between a phrase and what is said for it. */
  #phrases(kind, at, file, between, to) {
    const parts = this.#files[kind][at].split(between);
    const step = between === to ? 2 : 1;
    for (let one = 0; one + step - 1 < parts.length; one += step) {
      const [usual, said] = step === 2 ? [parts[one], parts[one + 1]] : parts[one].split(to);
      const slot = { kind, at, one: one + step - 1, between, before: step === 2 ? "" : usual + to };
      if (usual && said !== undefined) this.#slot(`${file}/${wide(usual, this.forms)}`, said, slot);
    }
  }

  /** A text with everything in its places. */
  say(key, fills = []) {
    const text = short(this.texts.get(key) ?? "", this.forms);
    const put = (_, place, forms) => {
      const fill = fills[place] ?? "";
      if (forms !== undefined) return forms.split("|")[this.#form(fill)] ?? "";
      return typeof fill === "number" ? fill.toLocaleString(this.tag) : fill;
    };
    return text.replace(/\{(\d)(?::([^}]*))?\}/g, put);
  }

  #form(number) {
    if (this.plural < 3) return [0, Number(number !== 1), Number(number > 1)][this.plural];
    const [last, two] = [number % 10, number % 100];
    if (two >= 11 && two <= 14) return 2;
    if (last === 1 && (number === 1 || this.plural === 3)) return 0;
    return last >= 2 && last <= 4 ? 1 : 2;
  }

  /** Whether a change, which was checked when it was made, still belongs here. */
  #fits(key, { before, text }) {
    const now = this.texts.get(key);
    try {
      return now !== undefined && plain(before) === plain(now) && !/[\p{Cc}]/u.test(text) && short(text, this.forms) !== "";
    } catch {
      return false;
    }
  }

  /** The files that are otherwise with these changes; one that does not belong here any more is left out. */
  changed(changes) {
    const files = {};
    for (const [key, change] of Object.entries(changes)) {
      if (!this.#fits(key, change)) continue;
      const { text } = change;
      const { kind, at, one, between, before: start } = this.#slots.get(key);
      const lines = (files[kind] ??= [...this.#files[kind]]);
      const said = start + short(text, this.forms);
      if (one === undefined) lines[at] = said;
      else lines[at] = lines[at].split(between).map((old, place) => (place === one ? said : old)).join(between);
    }
    return Object.fromEntries(Object.entries(files).map(([kind, lines]) => [kind, lines.map((line) => `${line}\n`).join("")]));
  }

  /** All texts, each with its English, and where it is seen. */
  rows(keys, english) {
    this.english = english;
    const doubts = (keys.doubt[this.tag] ?? []).map((one) => one.toLowerCase());
    const title = (address) => this.say(keys.pages[address.split("/")[0]]) || address;
    let about = "";
    let file = "";
    return [...this.texts].map(([key, text]) => {
      const own = key.split("/")[0];
      if (own !== file) [file, about] = [own, ""];
      about = keys.about[key] ?? about;
      const places = (keys.at[key] ?? []).map((address) => [address, title(address)]);
      const said = english.get(key) || keys.english[key] || (OWN.includes(own) ? key.slice(own.length + 1) : "");
      const lower = text.toLowerCase();
      return { key, text, english: said, about, places, doubtful: doubts.some((one) => lower.includes(one)) };
    });
  }

  /** What a file brings: key, what it says now, what it shall say; and what is not taken. */
  take(file, form) {
    const none = (...wrong) => ({ taken: [], faults: [["", fault(...wrong)]] });
    let all;
    try {
      all = JSON.parse(file.replace(/^\ufeff/, ""));
    } catch {
      return none("json");
    }
    if (!all || typeof all !== "object" || Array.isArray(all)) return none("json");
    const keys = Object.keys(all).filter((key) => !key.startsWith("@"));
    if (!keys.length) return none("empty");
    if (all["@@locale"] !== this.tag) return none("language", String(all["@@locale"] ?? "–"));
    const [taken, faults] = [[], all["@@x-tensu-texts"] === form ? [] : [["", fault("version")]]];
    for (const key of keys.sort((one, other) => (one < other ? -1 : 1))) {
      const before = all[`@${key}`]?.["x-before"];
      const wrong = check(this, key, all[key], typeof before === "string" ? before : undefined);
      if (wrong) faults.push([key, wrong]);
      else taken.push([key, this.texts.get(key), all[key]]);
    }
    return { taken, faults };
  }
}
