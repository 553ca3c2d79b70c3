// What is loaded when it is asked for: the texts of the languages besides English, and the drawings of the tiles. Each is a module of
// one text, which every builder and runtime can bring. Builders look for `import("…")` as it stands here.

const FILES = {
  ja: () => import("./words/ja.js"),
  ko: () => import("./words/ko.js"),
  "zh-Hans": () => import("./words/zh-Hans.js"),
  "zh-Hant": () => import("./words/zh-Hant.js"),
  de: () => import("./words/de.js"),
  es: () => import("./words/es.js"),
  "pt-BR": () => import("./words/pt-BR.js"),
  it: () => import("./words/it.js"),
  fr: () => import("./words/fr.js"),
  ru: () => import("./words/ru.js"),
  pl: () => import("./words/pl.js"),
};

/** The text of a language. */
export const text = async (tag) => (await FILES[tag]()).default;

/** The drawings of the tiles. */
export const tiles = async () => (await import("./tiles.js")).default;
