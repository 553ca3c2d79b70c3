// For Cloudflare's runtime, which compiles no WebAssembly and fetches no file: both come as modules.

import module from "./tensu_bg.wasm";
import { initSync } from "./tensu.js";
import { loader } from "./language.js";
import { painter } from "./picture.js";
import { nowReady } from "./ready.js";

initSync({ module });
nowReady();

// Builders look for names as they stand here.
const FILES = {
  ja: () => import("./words/ja.txt"),
  ko: () => import("./words/ko.txt"),
  "zh-Hans": () => import("./words/zh-Hans.txt"),
  "zh-Hant": () => import("./words/zh-Hant.txt"),
  de: () => import("./words/de.txt"),
  fr: () => import("./words/fr.txt"),
  ru: () => import("./words/ru.txt"),
};

export const loadLanguage = loader(async (tag) => (await FILES[tag]()).default);
export const svg = painter(async () => (await import("./tiles.txt")).default);
export * from "./api.js";
