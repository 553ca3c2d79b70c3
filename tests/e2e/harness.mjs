// What the end-to-end tests share: the built site on a local port under a sub-path, and a browser that refuses mistakes.
//
// `cargo xtask test` sets CHROMIUM, CHROMIUM_FLAGS and CONTENT_POLICY. By hand, after `cargo xtask build`:
//   CHROMIUM=/usr/bin/chromium node --test tests/e2e/smoke.test.mjs
//
// Use:
//   const app = await start();                                    // once per file
//   after(() => app.stop());
//   test("…", () => app.visit({ width: 390, dark: true }, async ({ page, shot }) => { …; await shot("name"); }));
//   rare("…", …);                                                 // what a push does without

import { readdirSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { fontSettings } from "./fonts.mjs";
import { Profiles } from "./profiles.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
export const { chromium } = createRequire(join(root, "target/tools/npm/package.json"))("playwright-core");

/** A test that a push takes, as Node has them. */
export { test };

/** The finished site. */
export const dist = process.env.SITE ?? join(root, "dist");

/** The ids of the rulesets: the site has a folder for each that the engine has. */
export const ids = () => readdirSync(join(dist, "rules"), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** How many there are. */
export const rulesets = () => ids().length;

/** Where pictures are kept. */
export const screenshots = join(root, "target", "screenshots");

/** Whether all is tested (`cargo xtask test all`, every night), or what a push takes. */
export const WHOLE = process.env.TESTS === "all";

/**
 * A test that a push does without, as something else that it takes would mostly notice the same: there only where all is tested. A file
 * that has nothing else is not even started at a push (`xtask/src/stages/node.rs`).
 */
export const rare = WHOLE ? test : () => undefined;

/** Cases that are much like those beside them: `for (const width of [280, ...more(320, 340)])`. */
export const more = (...cases) => (WHOLE ? cases : []);

/** Any folder of any host: nothing in the site may know where it lives. */
const BASE = "/some/club/";

/** The types of files by their endings. */
export const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The type of a file. */
export const type = (file) => TYPES[extname(file)] ?? "application/octet-stream";

/** Sends a body as a slow line does: some, a pause of so many milliseconds, some more. */
async function trickle(response, body, pause) {
  for (let at = 0; at < body.length; at += 8_192) {
    response.write(body.subarray(at, at + 8_192));
    await new Promise((done) => setTimeout(done, pause));
  }
  response.end();
}

/** The headers of a file and its body as the tests want them, with the policy as a header too. */
function plain(file, body) {
  const policy = process.env.CONTENT_POLICY;
  // Without the last one no module is loaded into a page of another origin, and nothing into a frame in a sandbox.
  const headers = { "Content-Type": type(file), "Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*" };
  return [policy ? { ...headers, "Content-Security-Policy": policy } : headers, body];
}

/** Serves a folder under a path, pages slowly if there is a pause; resolves to { url, stop }. */
export async function serve(folder = dist, base = BASE, { pause = 0, send = plain } = {}) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined;
    const file = inside === undefined ? undefined : normalize(join(folder, inside.replace(/(^|\/)$/, "$1index.html")));
    const found = file?.startsWith(normalize(folder + sep)) ? await readFile(file).catch(() => undefined) : undefined;
    if (found === undefined) return response.writeHead(404).end();
    const [headers, body] = send(file, found);
    response.writeHead(200, headers);
    if (pause && extname(file) === ".html") return trickle(response, body, pause);
    response.end(body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((stopped) => server.close(stopped));
  };
  return { url: `http://127.0.0.1:${server.address().port}${base}`, stop };
}

/** So long nothing is wrong, only slow: two cores may have twenty things to do, and others go first. */
export const PATIENCE = +(process.env.PATIENCE ?? 120_000);

/** Asks until the answer is yes. */
export async function until(ask, what = String(ask)) {
  const end = Date.now() + PATIENCE;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Starts a browser that can reach nothing but this machine. */
export function launch() {
  const flags = (process.env.CHROMIUM_FLAGS ?? "--no-sandbox --disable-gpu").split(" ");
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...flags, "--process-per-site", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    env: { ...process.env, FONTCONFIG_FILE: fontSettings() },
    timeout: PATIENCE,
  });
}

/** Starts the server and the browser. */
export async function start(options = {}) {
  const server = await serve(options.folder, options.base, options);
  const browser = await launch();
  const profiles = new Profiles((view) => fresh(browser, view), `${server.url}licences.txt`);
  return {
    url: server.url,
    server,
    browser,
    visit: (view, steps) => visit(profiles, server.url, view, steps),
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/**
 * Opens a page where nothing is kept, runs the steps, and fails if the page made any mistake meanwhile.
 *
 * `view`: { width, height, dark, touch, path, init, context, before, early } where `path` is added to the address, such as "#hand=…",
 * `page` is another address altogether, `init` is a function that runs in the page before anything else, and `context` holds more options
 * for playwright's newContext; `before` is called with the page before it loads; with `early` the steps begin before the app is there. The
 * steps get { page, context, shot, mistakes, url }; a step that provokes a mistake on purpose removes it: `mistakes.length = 0`.
 */
async function visit(profiles, url, view, steps) {
  const profile = await profiles.take(view);
  let isGood = false;
  try {
    const page = await profile.page();
    if (!view.early) waitForApp(page);
    await view.before?.(page);
    const mistakes = listen(page);
    const shot = (name, options) => picture(page, name, options);
    const given = {
      page,
      shot,
      mistakes,
      url,
      get context() {
        return profile.touch();
      },
    };
    try {
      await page.goto(view.page ?? url + (view.path ?? ""));
      await steps(given);
      // Complaints travel separately from answers: one more question lets those of the last step arrive.
      if (!page.isClosed()) await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
    } catch (error) {
      // What the page complained about usually explains why a step failed.
      error.message += mistakes.length ? `\nThe page also said:\n${mistakes.join("\n")}` : "";
      throw error;
    }
    if (mistakes.length) throw new Error(`the page made mistakes:\n${[...new Set(mistakes)].join("\n")}`);
    isGood = true;
  } finally {
    await profiles.giveBack(profile, isGood);
  }
}

/** A new profile for a view. */
async function fresh(browser, view) {
  const context = await browser.newContext({
    viewport: { width: view.width ?? 1280, height: view.height ?? 800 },
    colorScheme: view.dark ? "dark" : "light",
    hasTouch: view.touch ?? false,
    reducedMotion: "reduce",
    // Only tests/e2e/offline.test.mjs wants one: elsewhere every visit is the first.
    serviceWorkers: "block",
    ...view.context,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`content security policy: ${event.violatedDirective} blocked ${event.blockedURI || "inline"}`),
    ),
  );
  if (view.init) await context.addInitScript(view.init);
  return context;
}

/** The size of text that a user has set in the browser, in pixels; 16 unless told. Queries of the style sheets hear of it too. */
export async function textSize(page, standard) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
}

/** A page of the app that was closed goes back in the history when the browser has time: another address meanwhile would be lost. */
export async function addressed(page) {
  const isThere = () => !location.hash.startsWith("#/") || document.querySelector("dialog[open], .is-open") !== null;
  // Elsewhere, or on the way to elsewhere, there is nothing to wait for.
  await page.waitForFunction(isThere, undefined, { timeout: 2_000 }).catch(() => undefined);
}

/** The first screen looks like the app before the app is there: steps begin when it is. */
export function waitForApp(page) {
  for (const name of ["goto", "reload"]) {
    const load = page[name].bind(page);
    page[name] = async (...words) => {
      await addressed(page);
      const response = await load(...words);
      await page.locator("[data-ready=true]").waitFor();
      return response;
    };
  }
}

/** Collects everything a page without mistakes never does. */
function listen(page) {
  const mistakes = [];
  // What a browser with tabs asks for by itself, where a page names no icon.
  const icon = (url) => url.endsWith("/favicon.ico");
  page.on("console", (message) => {
    if (message.type() === "error" && !icon(message.location().url)) mistakes.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => mistakes.push(`exception: ${error.stack ?? error}`));
  page.on("requestfailed", (request) => {
    const error = request.failure()?.errorText;
    // What goes while it loads, a page or a frame in it, stops what it asked for.
    if (error !== "net::ERR_ABORTED") mistakes.push(`request: ${request.url()} ${error}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !icon(response.url())) mistakes.push(`answer ${response.status()}: ${response.url()}`);
  });
  return mistakes;
}

/** Saves a picture of the page as target/screenshots/NAME.png. */
async function picture(page, name, options = {}) {
  await mkdir(screenshots, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(screenshots, `${name}.png`), ...options });
}
