// What the package exports in every environment, around the WebAssembly's own functions.

import * as engine from "./tensu.js";
import { asking, attempt, isPlain, isRefused, tagged, unreadable, whole, written } from "./ask.js";
import { language } from "./language.js";
import { mustBeReady } from "./ready.js";

/** How many requests go to the engine as one text: more gain nothing, and the engine's memory only grows. */
const PIECE = 250;

/** How many can be asked at once: a list without end would fill the memory. */
const MOST = 1_000_000;

/**
 * What every price has, and what most programs never read: that is worked out when one of it is read for the first time, which is
 * most of the time of an answer.
 */
const HEAD = "ruleset,fingerprint,yaku,han,fu,limit,counted,yakuman,points,faan,payments,total";
const LATER = ["fu_items", "reading", "others", "missed", "notes", "steps"];

let scorers;

/** The engine, asked for all of a price, for its head or for the rest: it reads the names of fields once. */
const engines = () =>
  (scorers ??= { all: new engine.Wanted(""), head: new engine.Wanted(HEAD), rest: new engine.Wanted(LATER.join()) });

/** Who reads the rest of one price reads it of the next ones, too: of so many it comes with the price, for half the time. */
const AT_ONCE = 15;

let atOnce = 0;

/** The request of an answer as text, and the rest of the answer once somebody asked. */
const MORE = Symbol("more");

const later = Object.fromEntries(
  LATER.map((key) => {
    const get = function () {
      const more = this[MORE];
      if (!more.rest) {
        more.rest = JSON.parse(engines().rest.score(more.text));
        atOnce = AT_ONCE;
      }
      return more.rest[key];
    };
    const set = function (value) {
      Reflect.defineProperty(this, key, { value, enumerable: true, configurable: true, writable: true });
    };
    return [key, { get, set, enumerable: true, configurable: true }];
  }),
);

/** Node shows an answer with all that it has. */
const SHOWN = Symbol.for("nodejs.util.inspect.custom");
const shown = {
  value() {
    return { ...this };
  },
};

/** A price with the fields that come when they are read, all in their places. Field by field by its name, which takes no time. */
function grown(head, text) {
  if (!head.ok) return head;
  const answer = { ok: true, ruleset: head.ruleset, fingerprint: head.fingerprint, yaku: head.yaku };
  if (head.han !== undefined) answer.han = head.han;
  if (head.fu !== undefined) answer.fu = head.fu;
  Object.defineProperty(answer, "fu_items", later.fu_items);
  if (head.limit !== undefined) answer.limit = head.limit;
  if (head.counted !== undefined) answer.counted = head.counted;
  if (head.yakuman !== undefined) answer.yakuman = head.yakuman;
  if (head.points !== undefined) answer.points = head.points;
  if (head.faan !== undefined) answer.faan = head.faan;
  answer.payments = head.payments;
  answer.total = head.total;
  for (let i = 1; i < LATER.length; i++) Object.defineProperty(answer, LATER[i], later[LATER[i]]);
  if (head.warnings) answer.warnings = head.warnings;
  Object.defineProperty(answer, MORE, { value: { text, rest: undefined } });
  return Object.defineProperty(answer, SHOWN, shown);
}

/** A language that is loaded: alone or as an option, English where none is said. */
const spoken = (lang) => language((typeof lang === "object" ? lang?.lang : lang) ?? "en");

/** The same in a language. */
const speaking = (answer) => (request, lang) => {
  const words = spoken(lang);
  // A request of the contract names its language itself: one that is not loaded is a refusal of it.
  return asking((asked) => (lang === undefined ? spoken(request.lang) : words)[answer](asked))(request);
};

export const score = (request, beside) => {
  let text;
  try {
    if (isRefused(request)) return request;
    text = written(whole(request, beside));
  } catch (why) {
    return tagged(request, unreadable(why));
  }
  const { all, head } = engines();
  const isWhole = !isPlain || atOnce-- > 0;
  return tagged(request, isWhole ? JSON.parse(all.score(text)) : grown(JSON.parse(head.score(text)), text));
};
export const settle = speaking("settle");
export const drawn = speaking("drawn");
export const nagashi = speaking("nagashi");
export const end = speaking("end");
export const game = speaking("game");
export const explain = speaking("explain");
/** A log is longer than any other request may be: its text goes as it is. */
export const log = (request, lang) => {
  const words = spoken(lang);
  try {
    if (isRefused(request)) return request;
    const { text, ...fields } = whole(request);
    const long = typeof text === "string";
    const head = written(long ? fields : { text, ...fields });
    const asked = long ? `{"text":${JSON.stringify(text)}${head === "{}" ? "}" : `,${head.slice(1)}`}` : head;
    return tagged(request, JSON.parse((lang === undefined ? spoken(fields.lang) : words).log(asked)));
  } catch (why) {
    return tagged(request, unreadable(why));
  }
};
export const waits = asking(engine.waits);
export const likely = asking(engine.likely);
export const print = asking(engine.print);
export const links = asking(engine.links);
export const whatIf = asking(engine.whatIf);
export const scoreAll = (request, beside) => {
  const all = attempt(engine.scoreAll, request, (asked) => whole(asked, beside));
  return Array.isArray(all) ? all.map((line) => ({ ...line, response: tagged(request, line.response) })) : tagged(request, all);
};
export const parse = (text) => attempt(engine.parse, { text });
export const rulesets = () => {
  mustBeReady();
  return JSON.parse(engine.rulesets());
};
export const reference = (ruleset) => attempt(engine.reference, ruleset ?? "cheatsheet");
export const yaku = (ruleset, lang) => {
  const words = spoken(lang);
  return attempt((asked) => words.yaku(asked), { ruleset });
};

export function scoreMany(requests, only) {
  const names = [only ?? []].flat().join();
  const all = [];
  try {
    for (const request of requests) if (all.push(request) > MOST) return [unreadable(new RangeError("more than 1,000,000 requests"))];
  } catch {
    return [unreadable(new TypeError("not a list of requests"))];
  }
  const responses = [];
  for (let from = 0; from < all.length; from += PIECE) {
    const piece = all.slice(from, from + PIECE);
    const refused = new Map();
    let grows = names === "";
    const texts = piece.map((request, i) => {
      try {
        if (isRefused(request)) {
          refused.set(i, request);
          return "null";
        }
        const text = written(whole(request));
        grows &&= isPlain;
        return text;
      } catch (why) {
        refused.set(i, unreadable(why));
        return "null";
      }
    });
    const text = `[${texts.join()}]`;
    const wanted = names ? new engine.Wanted(names) : engines()[grows ? "head" : "all"];
    const answers = JSON.parse(wanted.scoreMany(text));
    let at = 1;
    for (let i = 0; i < piece.length; i++) {
      // A part of one text is less to keep than one that was put together.
      const own = grows && text.slice(at, at + texts[i].length);
      at += texts[i].length + 1;
      const answer = refused.get(i) ?? (grows ? grown(answers[i], own) : answers[i]);
      responses.push(tagged(piece[i], answer));
    }
  }
  return responses;
}

/** What the numbers of a hand from `priceMany` are. */
export const PRICE_COLUMNS = Object.freeze(["total", "han", "fu", "yakuman", "discarder", "dealer", "each", "liable"]);

/** How many lines go to the engine at once. */
const LINES = 50_000;

let prices;

export function priceMany(hands, ruleset) {
  // What is no line gets the place of one that cannot be read.
  const line = (hand) => (typeof hand === "string" && /^[^\r\n]+$/.test(hand) ? hand : "?");
  const texts = hands instanceof Uint8Array ? new TextDecoder().decode(hands) : hands;
  const pieces = [];
  if (typeof texts === "string") pieces.push(texts);
  else {
    const all = Array.from(texts, line);
    for (let from = 0; from < all.length; from += LINES) pieces.push(all.slice(from, from + LINES).join("\n"));
  }
  mustBeReady();
  prices ??= new engine.Prices();
  const answers = pieces.map((piece) => {
    try {
      return prices.of(piece, written(ruleset ?? "cheatsheet"));
    } catch (why) {
      if (why instanceof WebAssembly.RuntimeError) throw why;
      throw new RangeError(why.message);
    }
  });
  if (answers.length === 1) return answers[0];
  const all = new Int32Array(answers.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const answer of answers) {
    all.set(answer, at);
    at += answer.length;
  }
  return all;
}

export { LANGUAGES } from "./words.js";
