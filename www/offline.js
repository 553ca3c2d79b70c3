// Has the browser keep the site. What became of it is the page's `data-offline`: "ready", or "update" when a new build is
// there; the app asks for that one with an event.
const keep = async () => {
  // A frame keeps nothing in other people's pages.
  if (parent !== self) return;
  try {
    const workers = navigator.serviceWorker;
    const ask = async (what) => (await workers.ready).active.postMessage(what);
    const look = () => ask("look");
    workers.addEventListener("message", ({ data }) => {
      if (data === "taken") return location.reload();
      document.documentElement.dataset.offline = data;
      document.dispatchEvent(new Event("tensu:offline"));
    });
    workers.addEventListener("controllerchange", look);
    document.addEventListener("tensu:update", () => ask("take"));
    // With the page of an older build this stays "ready" until the newer one has arrived.
    if (await workers.register(`${document.documentElement.dataset.root ?? "./"}sw.js`, { updateViaCache: "none" })) await look();
  } catch {
    // No worker here, or none allowed: the app needs the network then, and nothing else changes.
  }
};
// The app first.
if (document.querySelector("[data-ready=true]")) keep();
else document.addEventListener("tensu:ready", keep, { once: true });
