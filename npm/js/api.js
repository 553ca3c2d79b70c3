// What the package exports in every environment, around the WebAssembly's own functions.

import * as engine from "./tensu.js";
import { language } from "./language.js";

/** How many requests go to the engine as one text: more gain nothing, and the engine's memory only grows. */
const PIECE = 250;

/** The refusal of what cannot even be looked at: a getter that throws, a proxy that was taken back. A broken engine is no refusal. */
function unreadable(why) {
  if (why instanceof WebAssembly.RuntimeError) throw why;
  const error = { code: "parse", message: `The request cannot be read: ${why instanceof Error ? why.message : "it throws"}.` };
  return { ok: false, error, errors: [error] };
}

/** The fields of a request that hold lists and objects. */
const HOLDING = new Set(["ruleset", "melds", "flags", "liable", "wins", "tenpai", "hands", "seats", "points", "text"]);

/** Looks at all that the engine will look at: what throws there, in the middle of its work, costs it a part of its stack for good. */
function look(value, depth = 0) {
  if (value === null || typeof value !== "object" || depth > 6) return;
  for (const [key, inner] of Object.entries(value)) if (depth ? key !== "id" : HOLDING.has(key)) look(inner, depth + 1);
}

function attempt(answer, asked) {
  try {
    look(asked);
    return answer(asked);
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

export const score = asking(engine.score);
export const settle = asking(engine.settle);
export const drawn = asking(engine.drawn);
export const nagashi = asking(engine.nagashi);
export const end = asking(engine.end);
export const waits = asking(engine.waits);
export const print = asking(engine.print);
/** A list of responses has no place for an id; a refusal has. */
export const scoreAll = (request) => {
  const all = attempt(engine.scoreAll, request);
  return Array.isArray(all) ? all : tagged(request, all);
};
export const parse = (text) => attempt(engine.parse, { text });
export const rulesets = () => engine.rulesets();
export const reference = (ruleset = "cheatsheet") => attempt(({ ruleset }) => engine.reference(ruleset), { ruleset });
export const yaku = (ruleset = "cheatsheet", lang = "en") => {
  const words = language(lang);
  return attempt((asked) => words.yaku(asked), { ruleset });
};
export const explain = (request, lang = "en") => {
  const words = language(lang);
  return asking((request) => words.explain(request))(request);
};

export function scoreMany(requests, only) {
  const wanted = [only ?? []].flat().join();
  const responses = [];
  try {
    requests = [...requests];
  } catch {
    return [unreadable(new TypeError("not a list of requests"))];
  }
  for (let from = 0; from < requests.length; from += PIECE) {
    const piece = requests.slice(from, from + PIECE);
    for (const [i, response] of batch(piece, wanted).entries()) responses.push(tagged(piece[i], response));
  }
  return responses;
}

/** As one text; where one of the requests cannot be written as text, each for itself. */
function batch(requests, only) {
  let text;
  try {
    text = JSON.stringify(requests, written);
  } catch {
    return requests.map((request) => chosen(attempt(engine.score, request), only));
  }
  return JSON.parse(engine.scoreMany(text, only));
}

/** What JSON would silently write as nothing, or as something else than it is. */
function written(key, value) {
  const isLost = typeof value === "number" ? !Number.isSafeInteger(value) : typeof value === "function" || typeof value === "symbol";
  if ((isLost || value !== this[key]) && key !== "id") throw new TypeError(key);
  return value;
}

/** A price with what is wanted of it; a refusal as it is. */
const chosen = (response, only) =>
  response.ok && only ? Object.fromEntries(Object.entries(response).filter(([key]) => key === "ok" || only.split(",").includes(key))) : response;

export { LANGUAGES } from "./words.js";
