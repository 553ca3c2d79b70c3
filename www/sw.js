// Keeps the whole site on the device: all files of a build, or none. `cargo xtask build` fills in the names and checksums.
//
// A new build is fetched when there is one, and shown when the player agrees, not before; which build that is stands in a
// cache of its own. So this worker can always be the newest, and need not wait for windows to close.
const VERSION = "{{version}}";
/** Each file with the start of its SHA-256; pages have none. */
const FILES = {"{{files}}"};
/** The same of those that are kept once they were wanted: what reads photos, the door for translators. */
const LATER = {"{{later}}"};
// Several sites may share a host, and each folder has its own copies.
const OURS = `tensu ${registration.scope} `;
const CHOSEN = `${OURS}chosen`;
const PAGE = "./";
/** Named after its contents. */
const CONSTANT = /-[0-9a-f]{15,}(_bg)?\.\w+$/;
/** What browsers take only as what it is, by its name. */
const TYPES = { css: /css/, html: /html/, js: /javascript/, svg: /svg/, wasm: /wasm/ };

/** What a file is, by its name. */
const kind = (file) => (file.endsWith("/") ? "html" : file.split(".").at(-1));

let known;

/** The build that the player has agreed to, if it is still there: browsers take away what is kept. */
const chosen = () => (known ??= look().catch(forget));
async function look() {
  const build = await (await caches.match(PAGE, { cacheName: CHOSEN }))?.text();
  return (await caches.has(OURS + build)) ? build : undefined;
}
/** A store that cannot be read now may be read later. */
const forget = () => void (known = undefined);

async function choose() {
  await (await caches.open(CHOSEN)).put(PAGE, new Response(VERSION));
  forget();
}

/** Drops all builds but this one and the chosen one. */
async function tidy() {
  const used = [CHOSEN, OURS + VERSION, OURS + (await chosen())];
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && !used.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

const hex = (bytes) => [...new Uint8Array(bytes)].map((one) => one.toString(16).padStart(2, "0")).join("");

/** Whether an answer is this file to its end, and nothing that a host sends in its place, or of another build. */
async function isWhole(file, answer) {
  const type = TYPES[kind(file)];
  if (!answer?.ok || (type && !type.test(answer.headers.get("Content-Type")))) return false;
  const body = await answer.clone().arrayBuffer();
  if (kind(file) !== "html") return (FILES[file] ?? LATER[file]) === hex((await crypto.subtle.digest("SHA-256", body)).slice(0, 8));
  // Some hosts write lines of their own into pages.
  const text = new TextDecoder().decode(body);
  return text.includes(VERSION) && text.includes("</body>");
}

/** A file from the host. Of one that came otherwise the browser may have a copy for a year. */
async function fetched(file) {
  for (const cache of [CONSTANT.test(file) ? "default" : "no-cache", "reload"]) {
    const answer = await fetch(file, { cache });
    if (await isWhole(file, answer)) return answer;
  }
  throw new Error(`not as it was built: ${file}`);
}

/** Names of files: as they are on this site. */
const named = ({ url }) => url.slice(registration.scope.length);

/** What comes later, of each folder of which any build has some: whoever reads photos can do so offline with each one. */
async function later() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(builds.map(async (name) => (await caches.open(name)).keys()));
  const folder = (name) => name.split("/")[0];
  const wanted = kept.flat().map((request) => folder(named(request)));
  return Object.keys(LATER).filter((file) => wanted.includes(folder(file)));
}

// `allSettled`: a file that arrives late must not land in a cache that was given up.
async function keep() {
  const cache = await caches.open(OURS + VERSION);
  const get = async (file) => {
    const had = CONSTANT.test(file) && (await caches.match(file, { ignoreVary: true }));
    await cache.put(file, (await isWhole(file, had)) ? had : await fetched(file));
  };
  const files = [...Object.keys(FILES), ...(await later())];
  // A host that rewrites files does so with all of a kind, at each visit. One of each kind says so, and no more are asked for.
  const samples = Object.values(Object.fromEntries(files.map((file) => [kind(file), file])));
  let failed;
  for (const some of [samples, files.filter((file) => !samples.includes(file))])
    failed ??= (await Promise.allSettled(failed ? [] : some.map(get))).find((one) => one.status === "rejected");
  if (failed) {
    if ((await chosen()) !== VERSION) await caches.delete(OURS + VERSION);
    throw failed.reason;
  }
  // An older worker may have taken this build for an old one.
  if (!(await caches.has(OURS + VERSION))) throw new Error("the site is changing");
  if (!(await chosen()) || !(await isAsked())) await choose();
  await skipWaiting();
}

let filling;

/** Keeps this build if some of it is not there, once for all who ask. */
async function fill() {
  forget();
  const has = await caches.has(OURS + VERSION);
  const all = has ? await (await caches.open(OURS + VERSION)).keys() : [];
  const kept = all.filter((request) => !(named(request) in LATER));
  if (kept.length < Object.keys(FILES).length) await (filling ??= keep().finally(() => (filling = undefined)));
  if (!(await chosen())) await choose();
}

const windows = () => clients.matchAll({ type: "window", includeUncontrolled: true });

/** Whether there is a page of ours in which the player can agree. Frames in other pages never ask. */
const isAsked = async () => (await windows()).some(({ frameType, url }) => frameType !== "nested" && url.startsWith(registration.scope));

/** What a page found wrong, from the host: also for the next time. */
async function again(request) {
  const answer = await fetch(request);
  const file = named(request);
  if (CONSTANT.test(file) && (await isWhole(file, answer))) {
    const kept = OURS + (await chosen());
    if (await caches.has(kept)) await (await caches.open(kept)).put(file, answer.clone());
  }
  return answer;
}

async function answer(request) {
  if (request.cache === "reload") return again(request);
  try {
    const file = request.url.replace(/index\.html(?=$|[?#])/, "");
    const options = { cacheName: OURS + (await chosen()), ignoreSearch: true, ignoreVary: true };
    const kept = (await caches.match(file, options)) ?? (CONSTANT.test(file) && (await caches.match(file, { ignoreVary: true })));
    if (kept) return kept;
  } catch {
    // Without a store the network is all there is.
  }
  return named(request) in LATER ? again(request) : fetch(request);
}

/** "look": is the newest build, which is there whole, the chosen one? "take": let it be. */
async function reply({ data, source }) {
  if (data === "look") await fill();
  if (data === "take") {
    await choose();
    // What another window still uses, or a newer build that is on its way, goes later.
    if (!registration.installing && (await windows()).length < 2) await tidy();
  }
  source.postMessage(data === "take" ? "taken" : (await chosen()) === VERSION ? "ready" : "update");
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener("message", (event) => event.waitUntil(reply(event)));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
