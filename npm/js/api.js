// What the package exports in every environment, around the WebAssembly's own functions.

import * as engine from "./tensu.js";
import { language } from "./language.js";

/** How many requests go to the engine as one text: more gain nothing, and the engine's memory only grows. */
const PIECE = 250;

/** The `id` of a request, whatever it is, is in the response. */
const tagged = (request, response) => (request?.id === undefined ? response : { id: request.id, ...response });
const asking = (answer) => (request) => tagged(request, answer(request));

export const score = asking(engine.score);
export const settle = asking(engine.settle);
export const drawn = asking(engine.drawn);
export const nagashi = asking(engine.nagashi);
export const end = asking(engine.end);
export const waits = asking(engine.waits);
export const print = asking(engine.print);
/** A list of responses has no place for an id; a refusal has. */
export const scoreAll = (request) => {
  const all = engine.scoreAll(request);
  return Array.isArray(all) ? all : tagged(request, all);
};
export const parse = (text) => engine.parse({ text });
export const rulesets = () => engine.rulesets();
export const reference = (ruleset = "cheatsheet") => engine.reference(ruleset);
export const yaku = (ruleset = "cheatsheet", lang = "en") => language(lang).yaku({ ruleset });
export const explain = (request, lang = "en") => tagged(request, language(lang).explain(request));

export function scoreMany(requests, only = []) {
  const responses = [];
  requests = [...requests];
  for (let from = 0; from < requests.length; from += PIECE) {
    const piece = requests.slice(from, from + PIECE);
    for (const [i, response] of batch(piece, only.join()).entries()) responses.push(tagged(piece[i], response));
  }
  return responses;
}

/** As one text; where one of the requests cannot be written as text, each for itself. */
function batch(requests, only) {
  let text;
  try {
    text = JSON.stringify(requests);
  } catch {
    return requests.map((request) => chosen(engine.score(request), only));
  }
  return JSON.parse(engine.scoreMany(text, only));
}

/** A price with what is wanted of it; a refusal as it is. */
const chosen = (response, only) =>
  response.ok && only ? Object.fromEntries(Object.entries(response).filter(([key]) => key === "ok" || only.split(",").includes(key))) : response;

export { LANGUAGES } from "./words.js";
