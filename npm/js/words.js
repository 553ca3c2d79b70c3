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

/** The language that fits a tag as browsers give it: without its region, Chinese by script, which regions stand for. */
export function best(lang) {
  const [main, ...rest] = String(lang).toLowerCase().split("-");
  const isTraditional = !rest.includes("hans") && rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part));
  const wanted = main !== "zh" ? main : isTraditional ? "zh-hant" : "zh-hans";
  const found = LANGUAGES.find((tag) => tag.toLowerCase() === wanted);
  if (!found) throw new RangeError(`there is no language "${lang}": ${LANGUAGES.join(", ")}`);
  return found;
}

/** Where a language lies. */
export const place = (tag) => FILES[tag]();

/** Where the drawings of tiles lie. */
export const tilesPlace = () => new URL("./tiles.txt", import.meta.url);
