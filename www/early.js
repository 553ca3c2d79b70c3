// Before the app is there: the chosen theme and language, and taps on the keys and the bar, which are seen at once and kept for the app.
(() => {
  const page = document.documentElement;
  let kept = "";
  let language = navigator.language;
  let texts;
  try {
    page.dataset.theme = localStorage["tensu/theme"] ?? "auto";
    kept = localStorage["tensu/1"] ?? "";
    language = localStorage["tensu/language"] ?? language;
    texts = localStorage["tensu-texts"];
  } catch {}
  // The first screen has its tiles for everybody, and its words in English.
  page.classList.toggle("foreign", !/^en/i.test(language));
  // This script is there, and with the style sheet nothing is told.
  page.dataset.broken = "false";
  // A key by its place, which is the same in every language and under all rules.
  const cells = () => [...document.querySelectorAll(".palette .cell")];
  const taps = [];
  // Of places in the bar the last one counts.
  const bar = () => [...document.querySelectorAll(".nav-item")];
  let place;
  const go = (to) => {
    place = bar().indexOf(to);
    for (const one of bar()) one.setAttribute("aria-pressed", one === to);
  };
  const tap = ({ target }) => {
    const to = target.closest(".nav-item");
    // The menu opens and closes by itself.
    const menu = bar()[place]?.matches("[popovertarget]");
    if (to || (menu && !target.closest("[popover]"))) go(menu && bar()[place] === to ? undefined : to);
    const cell = target.closest(".cell");
    const key = cell && [...cell.children].findIndex((one) => one.contains(target));
    // Between two keys of a cell there is none.
    if (key === -1) return;
    // Tiles that were kept, or that a link brings, are not on the screen yet: nobody means to add to them. Words are no tiles.
    if (!cell || /^\S+ [^a-z]/.test(kept) || /^#(\d|rules=)/.test(location.hash)) return;
    taps.push([cells().indexOf(cell), key]);
    show();
  };
  // What was tapped is seen at once, as the app will show it: it does the same with these taps when it is there.
  const ALL = 14;
  const held = () => {
    const keys = [];
    const [bin, erase] = document.querySelectorAll(".palette .tool");
    for (const [cell, at] of taps) {
      const key = cells()[cell].children[at];
      // There are four of a kind; of the fives one is red, and has a key of its own.
      const left = key.matches(".key-red") ? 1 : 5 - key.parentElement.childElementCount;
      if (key === bin) keys.length = 0;
      else if (key === erase) keys.pop();
      else if (keys.length < ALL && keys.filter((one) => one === key).length < left) keys.push(key);
    }
    return keys;
  };
  let places;
  const show = () => {
    const strip = document.querySelector("#shell .strip");
    places ??= [...strip.children];
    const keys = held();
    const won = keys.length === ALL ? keys.pop() : undefined;
    const order = (key) => 2 * cells().indexOf(key.parentElement) - key.matches(".key-red");
    const drawn = (name) => (key) => {
      const tile = document.createElement("span");
      tile.className = name;
      tile.setAttribute("role", "img");
      tile.setAttribute("aria-label", key.getAttribute("aria-label"));
      tile.append(document.querySelector(".key .tile").cloneNode(true));
      tile.querySelector("use").setAttribute("href", `#t-${key.dataset.tile}`);
      return tile;
    };
    const free = places.slice(keys.length);
    for (const place of free) place.classList.toggle("next", place === free[0]);
    const sorted = [...keys].sort((a, b) => order(a) - order(b)).map(drawn("held"));
    strip.replaceChildren(...sorted, ...(won ? [drawn("held won")(won)] : free));
    const names = [...strip.querySelectorAll(".held")].map((one) => one.getAttribute("aria-label"));
    document.querySelector("#shell [role=status]").textContent = names.join(", ");
  };
  // The app starts when the first screen is on the glass, or should be. A page in the background is not drawn.
  const start = () => {
    const late = document.getElementById("late").content;
    if (!late.firstChild) return;
    // The words with it: the app would ask for them only when it runs.
    const words = document.createElement("link");
    Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: file() });
    // The WebAssembly takes longest; browsers would ask for the style sheets first.
    const styles = [...late.querySelectorAll("[rel=stylesheet]")];
    for (const style of styles) style.remove();
    document.head.append(words, late);
    setTimeout(() => document.head.append(...styles));
  };
  // Whoever has changed texts begins with those. (The minifier knows no `import()`.)
  const begin = () => {
    if (!texts) return start();
    document.addEventListener("tensu:texts-ready", start);
    bring("texts/texts.js", { type: "module", rel: "preload", onerror: start });
  };
  const bring = (file, how) => {
    const src = `${page.dataset.root ?? "./"}${file}`;
    document.head.append(Object.assign(document.createElement("script"), { src, ...how }));
  };
  const file = () => {
    const files = document.querySelector("meta[name=languages]").content.split(",").map((one) => one.split(":"));
    const script = /hans/i.test(language) || !/hant|tw|hk|mo/i.test(language) ? "zh-Hans" : "zh-Hant";
    const wanted = language.startsWith("zh") ? script : language.split("-")[0];
    return (files.find(([tag]) => tag.startsWith(wanted)) ?? files[0])[1];
  };
  addEventListener("DOMContentLoaded", () => {
    // Nobody else would tell.
    if (!("mends" in page.dataset)) {
      page.dataset.broken = "true";
      const kept = document.querySelector("#broken > template");
      kept?.parentElement.replaceChildren(kept.content);
      bring("broken.js");
    }
    if (document.hidden) return begin();
    new PerformanceObserver(begin).observe({ type: "largest-contentful-paint", buffered: true });
    requestAnimationFrame(() => setTimeout(begin, 100));
  });
  addEventListener("click", tap);
  const escape = ({ key }) => key === "Escape" && bar()[place]?.matches("[popovertarget]") && go();
  addEventListener("keydown", escape);
  // Chrome before 114, Safari before 17 and Firefox before 125 have no popovers: what this marks is seen (`www/app.css`).
  if (!("popover" in page)) {
    const menus = () => [...document.querySelectorAll("[popover]")];
    const mark = (menu, shows) => {
      if ("shown" in menu.dataset === shows) return;
      menu.toggleAttribute("data-shown", shows);
      menu.dispatchEvent(new Event("toggle"));
    };
    addEventListener("click", ({ target }) => {
      const by = target.closest("[popovertarget]");
      for (const menu of menus()) {
        const own = by?.getAttribute("popovertarget") === menu.id;
        const shows = own ? by.getAttribute("popovertargetaction") !== "hide" && !("shown" in menu.dataset) : menu.contains(target);
        if (own || !shows) mark(menu, shows);
      }
    });
    addEventListener("keydown", ({ key }) => key === "Escape" && menus().forEach((menu) => mark(menu, false)));
  }
  document.addEventListener("tensu:ready", () => {
    removeEventListener("click", tap);
    removeEventListener("keydown", escape);
    page.dataset.broken = "false";
    for (const [cell, key] of taps) cells()[cell]?.children[key]?.click();
    bar()[place]?.click();
  });
})();
