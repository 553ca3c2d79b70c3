// What the package exports in every environment, around the WebAssembly's own functions.

import * as engine from "./tensu.js";
import { language } from "./language.js";

/** How many requests go to the engine as one text: more gain nothing, and the engine's memory only grows. */
const PIECE = 250;

/** How many can be asked at once: a list without end would fill the memory. */
const MOST = 1_000_000;

/** The refusal of what cannot even be looked at: a getter that throws, a proxy that was taken back. A broken engine is no refusal. */
function unreadable(why) {
  if (why instanceof WebAssembly.RuntimeError) throw why;
  const error = { code: "parse", message: `The request cannot be read: ${why instanceof Error ? why.message : "it throws"}.` };
  return { ok: false, error, errors: [error] };
}

/** The fields that a request can have, at any depth, as in src/wire/value.rs. Of others only the name is looked at, which the answer warns of. */
const KNOWN = new Set([
  "ask", "ruleset", "base", "set", "hand", "melds", "kind", "tiles", "win", "by", "seat", "round", "dora", "ura", "riichi", "flags", "norths",
  "flowers", "honba", "sticks", "from", "liable", "for", "wins", "tenpai", "hands", "visible", "hidden", "seats", "points", "open", "text", "lang",
  "discards", "only", "strict",
  "players", "length", "events", "unriichi", "won", "drawn", "aborted", "chombo", "penalty", "fix", "last", "stop", "go", "swap", "note",
  "winners", "declaring", "chair", "chairs", "price", "han", "fu", "yakuman", "yaku", "pays", "nagashi", "tenths", "to", "reason", "name",
  "deal",
]);

/** The most that a request can be, its values and the characters of its texts; real ones have some hundred. */
const LARGEST = 100_000;

/** Deeper than any request; the engine says so of one that is. */
const DEEPEST = 12;

/**
 * A request as JSON has it, whichever way it then goes to the engine, which so meets nobody's code and nothing without end. What
 * JSON has no word for becomes an empty object: the engine says what should be in its place.
 */
function plain(request) {
  let left = LARGEST;
  const copy = (value, depth, any) => {
    left -= 1 + (typeof value === "string" ? value.length : 0);
    if (left < 0) throw new RangeError("it is too long");
    if (value === undefined || value === null || depth > DEEPEST) return null;
    if (typeof value === "bigint") value = Number(value);
    if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
    if (Array.isArray(value)) {
      const list = [];
      for (let i = 0; i < value.length; i++) list.push(copy(value[i], depth + 1, any));
      return list;
    }
    if (typeof value !== "object" || Symbol.iterator in value) return {};
    const fields = [];
    for (const key of Object.keys(value)) {
      const known = any || KNOWN.has(key);
      const inner = known ? value[key] : null;
      left -= known ? 0 : key.length;
      if (inner !== undefined) fields.push([key, copy(inner, depth + 1, any || key === "set")]);
    }
    return Object.fromEntries(fields);
  };
  return copy(request, 0, false);
}

/** A hand may be asked as text: `"234m… ron riichi"`, or a link. */
function attempt(answer, asked) {
  try {
    return answer(plain(typeof asked === "string" ? { text: asked } : asked));
  } catch (why) {
    return unreadable(why);
  }
}

/** The `id` of a request, whatever it is, is in the response. */
function tagged(request, response) {
  try {
    return request?.id === undefined ? response : { id: request.id, ...response };
  } catch {
    return response;
  }
}
const asking = (answer) => (request) => tagged(request, attempt(answer, request));

/** The same in a language, which must be loaded. */
const speaking = (answer) => (request, lang = "en") => {
  const words = language(lang);
  return asking((asked) => words[answer](asked))(request);
};

export const score = asking(engine.score);
export const settle = speaking("settle");
export const drawn = speaking("drawn");
export const nagashi = speaking("nagashi");
export const end = speaking("end");
export const game = speaking("game");
export const explain = speaking("explain");
export const waits = asking(engine.waits);
export const print = asking(engine.print);
export const links = asking(engine.links);
export const whatIf = asking(engine.whatIf);
export const scoreAll = (request) => {
  const all = attempt(engine.scoreAll, request);
  return Array.isArray(all) ? all.map((line) => ({ ...line, response: tagged(request, line.response) })) : tagged(request, all);
};
export const parse = (text) => attempt(engine.parse, { text });
export const rulesets = () => engine.rulesets();
export const reference = (ruleset) => attempt(({ ruleset }) => engine.reference(ruleset ?? "cheatsheet"), { ruleset });
export const yaku = (ruleset, lang = "en") => {
  const words = language(lang);
  return attempt((asked) => words.yaku(asked), { ruleset });
};

export function scoreMany(requests, only) {
  const wanted = [only ?? []].flat().join();
  const all = [];
  try {
    for (const request of requests) if (all.push(request) > MOST) return [unreadable(new RangeError("more than 1,000,000 requests"))];
  } catch {
    return [unreadable(new TypeError("not a list of requests"))];
  }
  const responses = [];
  for (let from = 0; from < all.length; from += PIECE) {
    const piece = all.slice(from, from + PIECE);
    const looked = piece.map((request) => attempt((asked) => ({ asked }), request));
    const answers = JSON.parse(engine.scoreMany(JSON.stringify(looked.map(({ asked }) => asked)), wanted));
    for (const [i, answer] of answers.entries()) responses.push(tagged(piece[i], looked[i].error ? looked[i] : answer));
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
  prices ??= new engine.Prices();
  const answers = pieces.map((piece) => {
    try {
      return prices.of(piece, plain(ruleset ?? "cheatsheet"));
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
