// The languages, and which one fits.

export const LANGUAGES = /* @__PURE__ */ Object.freeze([
  "en",
  "ja",
  "ko",
  "zh-Hans",
  "zh-Hant",
  "de",
  "fr",
  "ru",
]);

/** The language that fits a tag as browsers give it: without its region, Chinese by script, which regions stand for. */
export function best(lang) {
  const [main, ...rest] = String(lang).toLowerCase().split("-");
  const isTraditional = !rest.includes("hans") && rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part));
  const wanted = main !== "zh" ? main : isTraditional ? "zh-hant" : "zh-hans";
  const found = LANGUAGES.find((tag) => tag.toLowerCase() === wanted);
  if (!found) throw new RangeError(`there is no language "${lang}": ${LANGUAGES.join(", ")}`);
  return found;
}
