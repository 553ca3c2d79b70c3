// Languages, loaded when they are asked for.

import * as engine from "./tensu.js";
import { place } from "./words.js";

/** The languages that can be used, by tag. */
const known = new Map();

/** A language that is loaded. */
export function language(lang) {
  if (lang === "en" && !known.has(lang)) known.set(lang, new engine.Language());
  const found = known.get(lang);
  if (!found) throw new RangeError(`first: await loadLanguage(${JSON.stringify(lang)})`);
  return found;
}

/** Makes `loadLanguage`, with a way to read a file. A language is loaded once; what failed may be tried again. */
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
