// The languages, and which one fits.

export const LANGUAGES = /* @__PURE__ */ Object.freeze([
  "en",
  "ja",
  "ko",
  "zh-Hans",
  "zh-Hant",
  "de",
  "es",
  "pt-BR",
  "it",
  "fr",
  "ru",
  "pl",
]);

/** The language that fits a tag as browsers give it: the tag itself, its language, that of another region; Chinese by script. */
export function best(lang) {
  const whole = String(lang).toLowerCase();
  const [main, ...rest] = whole.split("-");
  const isTraditional = !rest.includes("hans") && rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part));
  const wanted = main !== "zh" ? main : isTraditional ? "zh-hant" : "zh-hans";
  const find = (fits) => LANGUAGES.find((tag) => fits(tag.toLowerCase()));
  const found = find((tag) => tag === whole) ?? find((tag) => tag === wanted) ?? find((tag) => tag.startsWith(`${wanted}-`));
  if (!found) throw new RangeError(`there is no language "${lang}": ${LANGUAGES.join(", ")}`);
  return found;
}
