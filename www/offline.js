// Has the browser keep the site. What became of it is the page's `data-offline`: "ready", or "update" when a new build is
// there; the app asks for that one with an event. On a slow line nothing is fetched that was not asked for, in a frame that has its own
// address neither: the app asks for the copy with another event.
const page = document.documentElement;
// Who pays by the byte, or waits for each, has what was asked for and no more.
const { saveData, effectiveType } = navigator.connection ?? {};
if (saveData || /^(slow-2g|2g|3g)$/.test(effectiveType)) page.dataset.sparing = "true";
const keep = async ({ type }) => {
  // A frame keeps nothing in other people's pages.
  if (parent !== self) return;
  try {
    const workers = navigator.serviceWorker;
    if (type !== "tensu:keep" && page.dataset.sparing && !(await workers.getRegistration())) return;
    const ask = async (what) => (await workers.ready).active.postMessage(what);
    const look = () => ask("look");
    workers.addEventListener("message", ({ data }) => {
      if (data === "taken") return location.reload();
      page.dataset.offline = data;
      document.dispatchEvent(new Event("tensu:offline"));
    });
    workers.addEventListener("controllerchange", look);
    document.addEventListener("tensu:update", () => ask("take"));
    // With the page of an older build this stays "ready" until the newer one has arrived.
    if (await workers.register(`${page.dataset.root ?? "./"}sw.js`, { updateViaCache: "none" })) await look();
  } catch {
    // No worker here, or none allowed: the app needs the network then, and nothing else changes.
  }
};
// The app first.
document.addEventListener("tensu:keep", keep, { once: true });
if (document.querySelector("[data-ready=true]")) keep({});
else document.addEventListener("tensu:ready", keep, { once: true });
