// What every entry exports.

export * from "./api.js";
export { loadLanguage } from "./language.js";
export { svg } from "./picture.js";
