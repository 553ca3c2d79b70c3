// A file may come cut, or as another one: half an upload, a host's page for what it does not find. A browser may keep that for a
// year, so it is fetched again past the browser's copies, and the page loads again. No other script is needed for this.
(() => {
  const page = document.documentElement;
  // The other scripts look for this.
  page.dataset.mends = "";
  /** What the page loads, with the bytes that each file has. */
  const files = () => {
    const parts = [document, ...["late", "slim", "asked", "styles"].map((id) => document.getElementById(id)?.content)];
    const tags = parts.flatMap((part) => [...(part?.querySelectorAll("[data-size]") ?? [])]);
    const url = (tag) => new URL(tag.getAttribute("src") ?? tag.getAttribute("href"), document.baseURI).href;
    return new Map(tags.map((tag) => [url(tag), Number(tag.dataset.size)]));
  };
  /** Fetches one anew; whether it is now as it should be, in the browser's copies too. */
  const fetched = async ([url, size]) => {
    try {
      // Of another mode than the page's own `preload`, or the browser answers with that, whatever `cache` says.
      const answer = await fetch(url, { cache: "reload", mode: "same-origin" });
      return answer.ok && (await answer.arrayBuffer()).byteLength === size;
    } catch {
      return false;
    }
  };
  const any = async (wrong) => (await Promise.all(wrong.map(fetched))).includes(true);
  // A page that was loaded again does not do so by itself: that could go on for good.
  const first = performance.getEntriesByType("navigation")[0]?.type !== "reload";
  let mending = false;
  const mend = async (wrong) => {
    const before = mending;
    const both = (mending = any(wrong).then(async (mended) => (await before) || mended));
    if ((await both) && both === mending && first) location.reload();
  };
  /** What was tried: the browser tells of these fetches as of any other, and a file that comes so again would be tried for good. */
  const tried = new Set();
  /** Those of them that came otherwise, each once. Files that a host rewrites come so again: nothing is mended, and nothing loads again. */
  const wrong = (entries, isWrong) => {
    const sizes = files();
    const known = entries.map(({ name, decodedBodySize }) => [name, sizes.get(name), decodedBodySize]);
    const isNew = ([url, size, came]) => size !== undefined && size !== came && isWrong(came) && !tried.has(url) && tried.add(url);
    return known.filter(isNew);
  };
  /** Whether the browser and the policy of the page allow WebAssembly: this one is empty. */
  const runs = () => {
    try {
      return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
    } catch {
      return false;
    }
  };
  /** Brings a script that is not needed to begin. Where it does not come, nothing else is wrong. */
  const bring = (file, onload) => {
    const src = `${page.dataset.root ?? "./"}${file}`;
    document.head.append(Object.assign(document.createElement("script"), { src, onload, rel: "preload" }));
  };
  let language = navigator.language;
  try {
    language = localStorage["tensu/language"] ?? language;
  } catch {}
  let said;
  /** Says that something broke, or that it is late, or late for long: in the reader's language if it is among those of the text. */
  const say = (...what) => {
    const [late, long] = (said = what);
    page.dataset.broken = late ? "late" : "true";
    const kept = document.querySelector("#broken > template");
    kept?.parentElement.replaceChildren(kept.content);
    const lines = [...document.querySelectorAll("#broken [lang]")];
    const speaks = ({ lang }) => lang.slice(0, 2) === language.slice(0, 2);
    const mine = lines.some(speaks) ? lines.filter(speaks) : lines.slice(0, 1);
    for (const line of lines) {
      line.hidden = !mine.includes(line);
      [late, !late, late && !long].forEach((hides, at) => line.children[at]?.toggleAttribute("hidden", hides));
    }
    if (late || (location.protocol !== "file:" && runs())) return;
    // No loading again helps: it is said why.
    bring("old.js");
  };
  // A frame has all languages in its page.
  if (!/^en/i.test(language) && document.querySelector("#broken > template")) bring("broken.js", () => said && say(...said));
  const listen = (change) => {
    change("error", broken, true);
    change("unhandledrejection", broken);
  };
  const broken = (event) => {
    // What was fetched ahead is asked for again.
    if (/preload/.test(event?.target.rel)) return;
    listen(removeEventListener);
    say(false);
    try {
      // The next load takes a newer build, if there is one.
      navigator.serviceWorker.controller?.postMessage("take");
    } catch {}
    mend(wrong(performance.getEntriesByType("resource"), () => true));
  };
  listen(addEventListener);
  addEventListener("DOMContentLoaded", () => {
    // Zero is also what a browser says that does not tell.
    const look = (list) => mend(wrong(list.getEntries(), (came) => came > 0));
    new PerformanceObserver(look).observe({ type: "resource", buffered: true });
    // Another script, or the style sheet, is not whole.
    const was = page.dataset.broken;
    if (was !== "late" && (was !== "false" || getComputedStyle(document.getElementById("broken")).display !== "none")) broken();
  });
  document.addEventListener("tensu:broken", () => say(false));
  // What hangs breaks nothing.
  const waits = [8_000, 20_000].map((time, long) => setTimeout(() => page.dataset.broken === "true" || say(true, long), time));
  document.addEventListener("tensu:ready", () => {
    listen(removeEventListener);
    waits.forEach(clearTimeout);
    page.dataset.broken = "false";
  });
  addEventListener("click", async (event) => {
    if (!event.target.closest(".again")) return;
    event.preventDefault();
    if (page.dataset.broken === "true") await any([...files()]);
    location.reload();
  });
})();
