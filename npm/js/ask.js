// How the engine is asked: requests as JSON text, whatever they are, and answers that never throw.

import { mustBeReady } from "./ready.js";

/** The refusal of what cannot even be looked at: a getter that throws, a proxy that was taken back. A broken engine is no refusal. */
export function unreadable(why) {
  mustBeReady();
  if (why instanceof WebAssembly.RuntimeError) throw why;
  const error = { code: "parse", message: `The request cannot be read: ${why instanceof Error ? why.message : "it throws"}.` };
  return { ok: false, error, errors: [error] };
}

/**
 * The fields that a request can have, at any depth, as they are written. Of others only the name is looked at, which the answer
 * warns of. The list is written by `cargo run --example contract`.
 */
const KNOWN = new Map([
  "text", "ruleset", "base", "set", "hand", "melds", "kind", "tiles", "from", "win", "by", "seat", "round", "dora", "ura", "riichi",
  "flags", "norths", "flowers", "honba", "sticks", "liable", "for", "only", "ask", "strict", "wins", "lang", "tenpai", "hands", "visible",
  "hidden", "seats", "points", "players", "length", "events", "chair", "unriichi", "won", "winners", "chips", "price", "han", "fu",
  "yakuman", "yaku", "pays", "open", "declaring", "drawn", "nagashi", "aborted", "chombo", "chairs", "penalty", "to", "tenths", "reason",
  "fix", "deal", "last", "stop", "go", "swap", "name", "note", "discards", "odds", "red", "plain", "gap", "box", "row", "river",
].map((key) => [key, `,"${key}":`]));

/** The most that a request can be, its values and the characters of its texts; real ones have some hundred. */
const LARGEST = 100_000;

/** Deeper than any request; the engine says so of one that is. */
const DEEPEST = 12;

/** Texts that JSON writes as they are. */
const PLAIN = /^[ !#-[\]-~]*$/;

const quoted = (text) => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** Whether the request that was written last asks for a price, and says nothing of the fields that it should have. */
export let isPlain;

/**
 * A request as JSON, whatever it is, so that the engine meets nobody's code and nothing without end. What JSON has no word for
 * becomes an empty object: the engine says what should be in its place.
 */
export function written(request) {
  mustBeReady();
  let left = LARGEST;
  isPlain = true;
  const write = (value, depth, any) => {
    if (typeof value === "string") {
      left -= 1 + value.length;
      if (left < 0) throw new RangeError("it is too long");
      return depth > DEEPEST ? "null" : quoted(value);
    }
    if (--left < 0) throw new RangeError("it is too long");
    if (value === undefined || value === null || depth > DEEPEST) return "null";
    if (typeof value === "bigint") value = Number(value);
    if (typeof value === "boolean" || Number.isFinite(value)) return String(value);
    if (Array.isArray(value)) {
      let list = "[";
      for (let i = 0; i < value.length; i++) list += (i > 0 ? "," : "") + write(value[i], depth + 1, any);
      return `${list}]`;
    }
    if (typeof value !== "object" || Symbol.iterator in value) return "{}";
    let fields = "";
    for (const key of Object.keys(value)) {
      const known = KNOWN.get(key);
      const inner = any || known ? value[key] : null;
      left -= any || known ? 0 : key.length;
      if (key === "ask" || key === "only") isPlain = false;
      if (inner === undefined) continue;
      fields += known ?? `,${quoted(key)}:`;
      fields += write(inner, depth + 1, any || key === "set");
    }
    // Each begins with a comma.
    return `{${fields.slice(1)}}`;
  };
  return write(request, 0, false);
}

/**
 * A hand may be asked as text, `"234m… ron riichi"` or a link, or as what `parse` made of one. A ruleset beside it, as `priceMany` takes
 * one, would be left out in silence; a number there is the place in a list, from `map`.
 */
export function whole(asked, beside) {
  if (typeof beside === "string" || (typeof beside === "object" && beside !== null)) {
    throw new TypeError('a ruleset is a field of it, as in { text: "234m340p66p678s56s+7s ron", ruleset: "tenhou" }, and not a second argument');
  }
  if (typeof asked === "string") return { text: asked };
  if (typeof asked !== "object" || asked === null || Array.isArray(asked)) {
    const what = asked === null || asked === undefined ? "nothing" : Array.isArray(asked) ? "a list" : `a ${typeof asked}`;
    throw new TypeError(`it is ${what}, not an object of fields, nor a hand as text such as "234m340p66p678s56s+7s ron"`);
  }
  return asked?.ok === true && typeof asked.request === "object" ? asked.request : asked;
}

/** What `parse` could not read has its answer already. */
export const isRefused = (asked) => typeof asked === "object" && asked?.ok === false && Array.isArray(asked.errors);

export function attempt(answer, asked, hand = (fields) => fields) {
  try {
    return isRefused(asked) ? asked : JSON.parse(answer(written(hand(asked))));
  } catch (why) {
    return unreadable(why);
  }
}

/** The `id` of a request, whatever it is, is in the response. */
export function tagged(request, response) {
  try {
    return request?.id === undefined ? response : { id: request.id, ...response };
  } catch {
    return response;
  }
}
export const asking = (answer) => (request, beside) => tagged(request, attempt(answer, request, (asked) => whole(asked, beside)));
