// The frame's side of docs/embed.md: it carries messages between the app and the page around, and checks where they come
// from. What they mean is the app's business (src/bin/app/embed).
(() => {
  const page = document.documentElement;
  const query = new URLSearchParams(location.search);
  // This script is there, and with the style sheet nothing is told (www/mend.js).
  page.dataset.broken = "false";
  page.dataset.site = new URL(page.dataset.root, location.href).href;
  if (/^(light|dark)$/.test(query.get("theme"))) page.dataset.theme = query.get("theme");
  // Before the app is there, no felt is seen where none is wanted.
  if (query.get("theme") === "plain" || query.get("bg")) page.dataset.look = "plain";
  // In a low one nothing lies above both sides; one that grows does not ask how high it is.
  const tall = matchMedia("(min-height: 34em)");
  const stand = () => page.toggleAttribute("data-tall", tall.matches || query.getAll("height").includes("auto"));
  tall.onchange = stand;
  stand();
  // The language, as the app chooses it (`say/language.rs`): its tag and its file.
  const languages = document.querySelector("meta[name=languages]").content.split(",").map((one) => one.split(":"));
  const spoken = (wanted) => {
    const whole = (wanted ?? "").toLowerCase();
    const [own, ...rest] = whole.split("-");
    const isHant = !rest.includes("hans") && rest.some((one) => /^(hant|tw|hk|mo)$/.test(one));
    const known = own === "zh" ? (isHant ? "zh-hant" : "zh-hans") : own;
    const find = (fits) => languages.find(([one]) => fits(one.toLowerCase()));
    return find((one) => one === whole) ?? find((one) => one === known) ?? find((one) => known && one.startsWith(`${known}-`));
  };
  const [tag, words] = spoken(query.getAll("lang").at(-1)) ?? spoken(navigator.language) ?? languages[0];
  const parsed = (then) => (document.body ? then() : document.addEventListener("DOMContentLoaded", then));
  parsed(() => {
    const lines = [...document.querySelectorAll("#broken [lang]")];
    if (lines.some(({ lang }) => lang === tag)) lines.filter(({ lang }) => lang !== tag).forEach((line) => line.remove());
  });

  // What draws waits in templates.
  const waiting = (id) => document.getElementById(id)?.content ?? new DocumentFragment();
  /** Has the browser fetch a file of the site before the program asks for it. */
  const fetched = (name) => {
    const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
    link.href = page.dataset.site + name;
    document.head.append(link);
  };
  /** Puts a drawing of tiles into the page. */
  const put = (sprite) => parsed(() => document.body.insertAdjacentHTML("afterbegin", sprite));
  const draw = async () => {
    const { default: sprite } = await import(`${page.dataset.site}embed/1/tiles.js`);
    parsed(() => document.querySelectorAll("body > svg").forEach((one) => one.remove()));
    put(sprite);
  };
  /** Without index and flowers, which few hands to read have. */
  const plain = async () => put((await import(`${page.dataset.site}embed/1/faces.js`)).default);
  let [reads, blooms] = [false, false];
  const bloom = async (text) => {
    if (blooms || !/\df/.test(text)) return;
    blooms = true;
    put((await import(`${page.dataset.site}embed/1/flowers.js`)).default);
  };
  // The app's styles go before those of frames.
  const start = () => {
    reads = false;
    document.querySelector("link[href*='frame.css']").before(waiting("late"));
    fetched(words);
    draw();
  };
  const slim = async (isAsked) => {
    const links = [...waiting("slim").children];
    // Of a build without it.
    if (!links.length) return start();
    document.head.append(...links);
    fetched(words);
    if (isAsked) asked().catch(() => {});
    if (isAsked || query.get("faces") === "indexed") draw();
    else {
      reads = true;
      plain().then(() => bloom(location.href));
    }
    // What browsers lack that have none of it is made up for.
    if (!CSS.supports("selector(:has(a))")) import(`${page.dataset.site}has.js`).catch(() => {});
    const [glue, wasm] = links.map(({ href }) => href);
    try {
      const { default: init } = await import(glue);
      await init({ module_or_path: wasm });
    } catch {
      // A worker that keeps an older build keeps the app of it alone.
      start();
    }
  };
  /** What a question needs besides. */
  const asked = async () => {
    document.head.append(waiting("asked"));
    const list = document.querySelector("meta[name=apart]").content;
    const text = await (await fetch(page.dataset.site + list)).text();
    const name = text.split("\n").find((line) => line.startsWith(`teach-${tag} `))?.split(" ")[1];
    if (name) fetched(name);
  };

  // To the page around
  const id = /^[\w-]{1,64}$/.exec(query.get("id") ?? "")?.[0] ?? "";
  const given = query.get("origin");
  // As the browser writes it, whoever typed it. Where something was given that is no address, nobody is told anything.
  const named = () => {
    try {
      return new URL(given).origin;
    } catch {}
  };
  const origin = given === null ? "*" : named();
  const alone = parent === self;
  const silent = alone || origin === undefined;
  // A ruleset's page is read without the app, as far as that goes, and a hand or a question with the slim program. At an address of its
  // own each is kept for later, as the app is.
  const view = alone ? undefined : query.getAll("view").at(-1);
  if (view === "reference") import(`${page.dataset.site}embed/1/page.js`).then(({ show }) => show(query, tag, start, whole)).catch(start);
  else if (view === "quiz" || (view === "result" && (query.has("hand") || location.hash.length > 1))) slim(view === "quiz");
  else start();
  const post = (message) => {
    if (silent) return;
    try {
      parent.postMessage({ source: "tensu", v: 1, id, ...message }, origin);
    } catch {
      // An address without an origin of its own, such as `data:`.
    }
  };
  document.addEventListener("tensu:say", ({ detail: message }) => {
    // The app may take the place of a page that was ready.
    if (message.type !== "ready" || !isReady) post(message);
    if (message.type === "ready") ready();
  });

  // The height of what is shown, a few times a second at most. With a height of its own the app fills the frame, and there
  // is nothing to say; with `auto` nothing in it depends on how high the frame is, so that no answer makes another one.
  let isReady = false;
  const ready = () => {
    if (isReady) return;
    isReady = true;
    for (const name of BREAKS) removeEventListener(name, broken, true);
    if (page.dataset.height !== "auto") return;
    const app = document.getElementById("app");
    let said, timer;
    const measure = () => {
      timer = undefined;
      const height = Math.ceil(app.getBoundingClientRect().height);
      if (height !== said) post({ type: "resize", height: (said = height) });
    };
    new ResizeObserver(() => (timer ??= setTimeout(measure, 50))).observe(app);
    // The window may show a small part of such a frame: a dialog lies over that part, where it was when it opened.
    const see = ([{ intersectionRect: { top, height } }], sight) => {
      sight.disconnect();
      page.style.setProperty("--seen-top", `${top}px`);
      page.style.setProperty("--seen-height", `${height}px`);
    };
    const look = (changed) => changed.some(({ target }) => target.matches("dialog[open]")) && new IntersectionObserver(see).observe(app);
    new MutationObserver(look).observe(app, { subtree: true, attributeFilter: ["open"] });
  };

  // The app takes the place of what was there, and hears then what was asked meanwhile.
  let moves, held;
  const give = (detail) => (held ? held.push(detail) : document.dispatchEvent(new CustomEvent("tensu:ask", { detail })));
  const go = () => {
    for (const name of BREAKS) removeEventListener(name, broken, true);
    const all = held;
    held = undefined;
    all.forEach(give);
  };
  const whole = (...asked) => {
    if (!moves) {
      [moves, held] = [true, []];
      for (const name of BREAKS) addEventListener(name, broken, true);
      document.addEventListener("tensu:ready", () => setTimeout(go), { once: true });
      start();
    }
    asked.forEach(give);
  };
  document.addEventListener("tensu:whole", () => whole());

  // From the page around: what its text is called
  const ASKED = new Map([
    ["setHand", ["hand"]],
    ["setRules", ["rules", "ruleset"]],
    ["setState", ["state"]],
    ["getState", []],
    ["reset", []],
    ["next", []],
    ["focus", []],
  ]);
  addEventListener("message", ({ source, origin: from, data }) => {
    if (silent || source !== parent || (origin !== "*" && from !== origin)) return;
    if (data === null || typeof data !== "object") return;
    const text = (name) => (Object.hasOwn(data, name) && typeof data[name] === "string" ? data[name] : undefined);
    if (text("source") !== "tensu" || data.v !== 1 || (text("id") ?? "") !== id) return;
    const names = ASKED.get(text("type"));
    if (!names) return;
    // The app says of a longer one that it is too long, and of none that it is missing.
    const ask = (type, to, said) => {
      if (reads) bloom(said);
      give({ type, to: to ?? "", text: said?.slice(0, 5000) });
    };
    const to = Object.hasOwn(data, "to") && data.to !== undefined ? text("to") : "";
    // What nobody can be answered by is all that is said of such a message.
    if (!/^[^\n]{0,64}$/.test(to ?? "\n") || (data.type === "getState" && !to)) return ask("to", "", to);
    if (data.type === "focus") focus();
    ask(data.type, to, names.map(text).find((one) => one !== undefined));
  });

  // Escape leaves, when there is nothing else that it closes.
  const HALF_DONE =
    "dialog[open], :is(:popover-open), [data-shown], .writing :focus, .mistake, .toast, .is-open, [aria-expanded=true], :is(.tools, .at-once) [aria-pressed=true]";
  const leave = ({ key }) => {
    if (key !== "Escape" || alone || document.querySelector(HALF_DONE)) return;
    document.activeElement?.blur();
    parent.focus();
  };
  addEventListener("keydown", leave, true);

  // An app that does not start, or stops
  const BREAKS = ["error", "unhandledrejection"];
  const broken = async (event) => {
    // What was fetched ahead is asked for again.
    if (/preload/.test(event?.target.rel)) return;
    for (const name of BREAKS) removeEventListener(name, broken, true);
    page.dataset.broken = "true";
    if (await isOld()) return location.reload();
    const text = document.querySelector("#broken span");
    if (text) post({ type: "error", code: "engine", message: text.innerText });
  };
  /** Whether a browser or a host has kept this page longer than the files that it names: then it loads again, once. */
  const isOld = async () => {
    if (performance.getEntriesByType("navigation")[0]?.type === "reload") return false;
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 5_000);
    const { content } = document.querySelector("meta[name=version]");
    const read = async () => {
      const answer = await fetch(location.href, { cache: "reload", signal: stop.signal });
      return answer.ok && !(await answer.text()).includes(`"${content}"`);
    };
    return read().catch(() => false);
  };
  for (const name of BREAKS) addEventListener(name, broken, true);
  document.addEventListener("tensu:broken", () => broken(), { once: true });
  // Nobody else would tell.
  document.addEventListener("DOMContentLoaded", () => "mends" in page.dataset || page.dataset.broken === "true" || broken());
})();
