// Languages, loaded when they are asked for.

import * as engine from "./tensu.js";
import { best, place } from "./words.js";

/** The languages that can be used, by tag. */
const known = new Map();

/** A language that is loaded. */
export function language(lang) {
  const tag = best(lang);
  if (tag === "en" && !known.has(tag)) known.set(tag, new engine.Language());
  const found = known.get(tag);
  if (!found) throw new RangeError(`first: await loadLanguage(${JSON.stringify(tag)})`);
  return found;
}

/** Makes `loadLanguage`, with a way to read a file. A language is loaded once; what failed may be tried again. */
export function loader(read) {
  const loading = new Map([["en", Promise.resolve("en")]]);
  return async (lang) => {
    const tag = best(lang);
    if (!loading.has(tag)) {
      const load = async () => known.set(tag, new engine.Language(await read(place(tag))));
      const loaded = load().then(
        () => tag,
        (error) => {
          loading.delete(tag);
          throw error;
        },
      );
      loading.set(tag, loaded);
    }
    return loading.get(tag);
  };
}
