// The languages besides English: a file each, so that a page loads the one that it needs. Bundlers look for
// `new URL("…", import.meta.url)` as it stands here.

const FILES = {
  ja: () => new URL("./words/ja.txt", import.meta.url),
  ko: () => new URL("./words/ko.txt", import.meta.url),
  "zh-Hans": () => new URL("./words/zh-Hans.txt", import.meta.url),
  "zh-Hant": () => new URL("./words/zh-Hant.txt", import.meta.url),
  de: () => new URL("./words/de.txt", import.meta.url),
  fr: () => new URL("./words/fr.txt", import.meta.url),
  ru: () => new URL("./words/ru.txt", import.meta.url),
};

export const LANGUAGES = Object.freeze(["en", ...Object.keys(FILES)]);

/** Where a language lies. */
export function place(lang) {
  if (!Object.hasOwn(FILES, lang)) throw new RangeError(`there is no language "${lang}": ${LANGUAGES.join(", ")}`);
  return FILES[lang]();
}
