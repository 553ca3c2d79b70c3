// Before the app is there: the chosen theme and language, taps on the keys kept for later, and a word when the app cannot start.
(() => {
  let kept = "";
  let language = navigator.language;
  try {
    document.documentElement.dataset.theme = localStorage["tensu/theme"] ?? "auto";
    kept = localStorage["tensu/1"] ?? "";
    language = localStorage["tensu/language"] ?? language;
  } catch {}
  // The first screen has its tiles for everybody, and its words in English.
  document.documentElement.classList.toggle("foreign", !/^en/i.test(language));
  // A key by its place, which is the same in every language and under all rules.
  const cells = () => [...document.querySelectorAll(".palette .cell")];
  const taps = [];
  const tap = ({ target }) => {
    const cell = target.closest(".cell");
    const key = cell && [...cell.children].findIndex((one) => one.contains(target));
    // Tiles that were kept, or that a link brings, are not on the screen yet: nobody means to add to them. Words are no tiles.
    if (cell && !/^\S+ [^a-z]/.test(kept) && !/^#(\d|rules=)/.test(location.hash)) taps.push([cells().indexOf(cell), key]);
  };
  const say = (broken) => (document.getElementById("broken").hidden = !broken);
  const broken = () => {
    say(true);
    try {
      // The next load takes a newer build, if there is one.
      navigator.serviceWorker.controller?.postMessage("take");
    } catch {}
  };
  // The app starts when the first screen is on the glass, or should be. A page in the background is not drawn.
  const start = () => document.head.append(document.getElementById("late").content);
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) return start();
    new PerformanceObserver(start).observe({ type: "largest-contentful-paint", buffered: true });
    requestAnimationFrame(() => setTimeout(start, 100));
  });
  addEventListener("click", tap);
  addEventListener("error", broken, true);
  addEventListener("unhandledrejection", broken);
  document.addEventListener("tensu:ready", () => {
    removeEventListener("click", tap);
    removeEventListener("error", broken, true);
    removeEventListener("unhandledrejection", broken);
    say(false);
    for (const [cell, key] of taps) cells()[cell]?.children[key]?.click();
  });
})();
