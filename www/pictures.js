// Tiles as pictures in a style sheet, made of the page's sprite once the app stands: for a class the browser's style and layout
// have almost nothing to do, for a `<use>` they copy the drawing to each tile. The page's `data-pictures` says that they are there.
// A picture stands alone, so it takes along what the page says about its colours and the index in its corner.
const VALUES = ["--tile-ink", "--tile-red", "--tile-green", "--tile-blue", "--index", "--art", "--ground"];
const INSIDE = [".art", ".index"];
// A picture is laid out anew for each size in which it is seen: so the panel has its own.
const PLACES = ["", ":where(.panel) "];
const root = document.documentElement;
let look = "";

async function make(sheet) {
  const style = getComputedStyle(root);
  const values = VALUES.map((name) => [name, style.getPropertyValue(name)]).filter(([, value]) => value);
  const rules = [...document.querySelectorAll("link[rel=stylesheet]")].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  const inside = rules.filter(({ selectorText }) => INSIDE.includes(selectorText)).map(({ cssText }) => cssText);
  const now = `:root{${values.map((pair) => pair.join(":")).join(";")}}${inside.join("")}`;
  if (now === look) return;
  look = now;
  const sprite = document.querySelector("body > svg");
  const parts = sprite.querySelector("defs").outerHTML;
  const pictures = [...sprite.querySelectorAll("symbol")].flatMap(({ id, outerHTML }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><style>${now}</style>${parts}${outerHTML}<use href="#${id}"/></svg>`;
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return PLACES.map((place, at) => [`${place}.${id}`, `${address}#${at}`]);
  });
  // Read before they are used, and held, so that no tile is ever seen without its face.
  const images = pictures.map(([, address]) => Object.assign(new Image(), { src: address }));
  await Promise.all(images.map((image) => image.decode()));
  if (now !== look) return;
  sheet.pictures = images;
  // As a value: where a rule names a variable, the browser reads the whole address again for every tile.
  const ground = style.getPropertyValue("--ground");
  sheet.replaceSync(pictures.map(([tile, address]) => `${tile}{background-image:url("${address}"),${ground}}`).join(""));
  root.dataset.pictures = "";
}

const start = () => {
  try {
    const sheet = new CSSStyleSheet();
    // Without them, as in a sandbox or an old browser, every tile stays a drawing.
    const again = () => make(sheet).catch(() => {});
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    new MutationObserver(again).observe(root, { attributeFilter: ["data-faces"] });
    matchMedia("(prefers-contrast: more)").addEventListener("change", again);
    again();
  } catch {}
};
// What browsers lack that have none of it is made up for.
if (!CSS.supports("selector(:has(a))")) import("./has.js").catch(() => {});
// The app first.
if (document.querySelector("[data-ready=true]")) start();
else document.addEventListener("tensu:ready", () => setTimeout(start, 300), { once: true });
