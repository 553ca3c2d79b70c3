// The page of a ruleset in a frame, as the site has it to be read without a program (`rules/`): it takes messages as the app does, and
// what it cannot do the app does, which then takes its place.
const root = document.documentElement;
const { site } = root.dataset;
/** What of the address it knows, and the values: anything else is for the app, which also says what is wrong. */
const KNOWN = {
  view: /^/,
  ruleset: /^[a-z0-9_]+$/,
  lock: /^/,
  club: /^[^\p{Cc}]{1,60}$/u,
  lang: /^[\w-]+$/,
  theme: /^(auto|light|dark|plain)$/,
  height: /^(auto|0*[1-9]\d{0,3})$/,
  origin: /^https?:\/\/[^\s/]+$/,
  id: /^[\w-]{0,64}$/,
};
const say = (detail) => document.dispatchEvent(new CustomEvent("tensu:say", { detail }));

/** The tag of the language whose pages have the short address. */
const [first] = document.querySelector("meta[name=languages]").content.split(":");

/** What the site says of a ruleset; an error where it says nothing. */
async function read(id, tag) {
  const url = new URL(`rules/${id}/${tag === first ? "" : `${tag}/`}`, site);
  const answer = await fetch(url);
  const there = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = there.querySelector(`main[data-ruleset="${id}"]`);
  const sheet = there.querySelector("link[rel=stylesheet]");
  const foot = there.querySelector(".page-app");
  if (!answer.ok || !main || !sheet || !foot) throw new Error(`nothing is said at ${url}`);
  // An address was written for that page.
  for (const [one, name] of [[sheet, "href"], ...[...main.querySelectorAll("a:not([href^='#'])")].map((link) => [link, "href"])]) {
    one.setAttribute(name, new URL(one.getAttribute(name), url));
  }
  for (const link of main.querySelectorAll("a:not([href^='#'])")) Object.assign(link, { target: "_blank", rel: "noopener" });
  for (const part of main.querySelectorAll("details")) part.open = false;
  main.querySelector(".ref-jump").remove();
  return { main, sheet, open: foot.textContent, title: there.title, ...main.dataset };
}

const element = (name, className, ...inside) => {
  const one = Object.assign(document.createElement(name), { className });
  one.append(...inside);
  return one;
};

/** Puts a page in the place of what is there, in the shape of the app. */
async function put(page, club) {
  const name = page.main.querySelector(".rules-name").textContent;
  const link = element("a", "frame-open", page.open);
  Object.assign(link, { href: `${site}#${page.state}`, target: "_blank", rel: "noopener" });
  const head = element("div", club ? "frame-head" : "frame-head bare", element("h1", club ? "" : "brand", club || "Tensu"));
  const foot = element("footer", "frame-foot", element("span", "", name), link);
  const all = element("div", "app", element("header", "", head), page.main, foot);
  all.dataset.ready = "true";
  if (!document.getElementById("page-css")) {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", id: "page-css", href: page.sheet.href });
    const loaded = new Promise((done, failed) => Object.assign(sheet, { onload: done, onerror: failed }));
    document.querySelector("link[href*='frame.css']").before(sheet);
    await loaded;
  }
  const app = document.getElementById("app");
  app.className = "";
  app.removeAttribute("aria-hidden");
  app.replaceChildren(all);
  document.title = club && club !== name ? `${club} – ${name}` : club || page.title;
}

/** Shows what the address asks for, or starts the app; `whole` has the app go on from there, with what it is asked. */
export async function show(query, tag, start, whole) {
  const fits = [...query].every(([name, value]) => KNOWN[name]?.test(value));
  const club = (query.get("club") ?? "").trim();
  const wanted = query.get("ruleset");
  if (!fits || !wanted || location.hash.length > 1) return start();
  const isLocked = query.has("lock") && !/^(false|0|no)$/.test(query.get("lock"));
  let now = await read(wanted, tag);
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  root.lang = tag;
  root.dataset.view = "reference";
  if (query.getAll("height").includes("auto")) root.dataset.height = "auto";
  await put(now, club);

  /** Has the app go on from here, with what it is asked. */
  const hand = (detail) => {
    if (!("left" in root.dataset)) {
      root.dataset.left = now.state;
      document.removeEventListener("tensu:ask", hear);
      document.addEventListener("tensu:ready", () => document.getElementById("page-css").remove(), { once: true });
    }
    whole(detail);
  };
  const answer = (to) => to && say({ type: "reply", to, state: now.state });
  const take = async (detail) => {
    const { type, to, text } = detail;
    if ("left" in root.dataset) return hand(detail);
    if (["focus", "getState", "next", "reset"].includes(type)) return answer(to);
    if (type !== "setRules" || isLocked || !KNOWN.ruleset.test(text ?? "")) return hand(detail);
    const before = now.state;
    try {
      const other = await read(text, tag);
      await put(other, club);
      now = other;
    } catch {
      return hand(detail);
    }
    answer(to);
    if (now.state !== before) say({ type: "change", state: now.state });
  };
  // One after the other, as they came.
  let queue = Promise.resolve();
  const hear = ({ detail }) => (queue = queue.then(() => take(detail)));
  document.addEventListener("tensu:ask", hear);
  document.dispatchEvent(new CustomEvent("tensu:ready"));
  say({ type: "ready", version: now.version });
}
