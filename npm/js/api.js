// What the package exports, around the WebAssembly's own functions.

import * as engine from "./tensu.js";
import { place } from "./words.js";

/** How many requests go to the engine as one text: more gain nothing, and the engine's memory only grows. */
const PIECE = 250;

/** The languages that can be used, by tag. */
const known = new Map();

function language(lang) {
  if (lang === "en" && !known.has(lang)) known.set(lang, new engine.Language());
  const found = known.get(lang);
  if (!found) throw new RangeError(`first: await loadLanguage(${JSON.stringify(lang)})`);
  return found;
}

/** `loadLanguage`, with a way to read a file. A language is loaded once; what failed may be tried again. */
export function loader(read) {
  const loading = new Map([["en", Promise.resolve()]]);
  return (lang) => {
    if (!loading.has(lang)) {
      const load = async () => known.set(lang, new engine.Language(await read(place(lang))));
      const loaded = load().then(
        () => undefined,
        (error) => {
          loading.delete(lang);
          throw error;
        },
      );
      loading.set(lang, loaded);
    }
    return loading.get(lang);
  };
}

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
export const scoreAll = (request) => engine.scoreAll(request);
export const parse = (text) => engine.parse({ text });
export const rulesets = () => engine.rulesets();
export const reference = (ruleset = "cheatsheet") => engine.reference(ruleset);
export const yaku = (ruleset = "cheatsheet", lang = "en") => language(lang).yaku({ ruleset });
export const explain = (request, lang = "en") => tagged(request, language(lang).explain(request));

export function scoreMany(requests, only = []) {
  const responses = [];
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
    return requests.map((request) => engine.score(request));
  }
  return JSON.parse(engine.scoreMany(text, only));
}
