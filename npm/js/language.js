// Languages, loaded when they are asked for.

import * as engine from "./tensu.js";
import { mustBeReady } from "./ready.js";
import { text } from "./texts.js";
import { best } from "./words.js";

/** The languages that can be used, by tag. */
const known = new Map();

/** A language that is loaded. */
export function language(lang) {
  mustBeReady();
  const tag = best(lang);
  if (tag === "en" && !known.has(tag)) known.set(tag, new engine.Language());
  const found = known.get(tag);
  if (!found) throw new RangeError(`first: await loadLanguage(${JSON.stringify(tag)})`);
  return found;
}

const loading = new Map([["en", Promise.resolve("en")]]);

/** A language is loaded once; what failed may be tried again. */
export async function loadLanguage(lang) {
  mustBeReady();
  const tag = best(lang);
  if (!loading.has(tag)) {
    const load = async () => known.set(tag, new engine.Language(await text(tag)));
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
}
