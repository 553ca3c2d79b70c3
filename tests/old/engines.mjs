// Browsers of earlier years and of other makers, by what all of them can: an address is opened, a function runs in the page.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { FIREFOX, start as marionette, until } from "../e2e/firefox.mjs";
import { chromium } from "../e2e/harness.mjs";

const tools = fileURLToPath(new URL("../../target/tools/engines/node_modules/", import.meta.url));
const SIZE = [390, 844];

/** What a function and its words are in the page; there are no sentences but those of JSON. */
const call = (what, words) => `(${what})(...${JSON.stringify(words)})`;

/** Chromium of a year: `xtask/src/setup/engines.rs` unpacks it. */
async function old(version) {
  const [width, height] = SIZE;
  const browser = await chromium.launch({
    executablePath: join(tools, `chromium-${version}`, "chromium"),
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-zygote", "--single-process"],
    timeout: 60_000,
  });
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    run: (what, ...words) => page.evaluate(call(what, words)),
    stop: () => browser.close(),
  };
}

async function firefox() {
  const { send, run, stop } = await marionette();
  const [width, height] = SIZE;
  await send("SetWindowRect", { width, height });
  return { open: (url) => send("Navigate", { url }), reload: () => send("Refresh"), run, stop };
}

/** A port that is free now. */
const port = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** WebKit as GNOME has it, over WebDriver, on a screen that nobody sees. */
async function webkit() {
  const at = await port();
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${at}`], { stdio: "ignore", detached: true });
  const gone = new Promise((done) => driver.once("exit", done).once("error", done));
  const send = async (method, path, words) => {
    const body = words && JSON.stringify(words);
    const answer = await fetch(`http://127.0.0.1:${at}${path}`, { method, body, headers: { "Content-Type": "application/json" } });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  let session;
  const stop = async () => {
    if (session) await send("DELETE", session).catch(() => undefined);
    try {
      process.kill(-driver.pid);
    } catch {}
    await gone;
  };
  try {
    await until(() => send("GET", "/status").then(() => true, () => false), "WebKitWebDriver");
    const { sessionId } = await send("POST", "/session", { capabilities: { alwaysMatch: {} } });
    session = `/session/${sessionId}`;
    await send("POST", `${session}/window/rect`, { x: 0, y: 0, width: SIZE[0], height: SIZE[1] }).catch(() => undefined);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    open: (url) => send("POST", `${session}/url`, { url }),
    reload: () => send("POST", `${session}/refresh`, {}),
    run: (what, ...words) => send("POST", `${session}/execute/sync`, { script: `return ${call(what, words)}`, args: [] }),
    stop,
  };
}

/** Each by its name, with what says its version in the page. */
export const ENGINES = [
  ...[103, 109, 115, 119].map((version) => [`Chromium ${version}`, new RegExp(`Chrome/${version}\\.`), () => old(version)]),
  ["Firefox", /Firefox\//, FIREFOX ? firefox : () => Promise.reject(new Error("there is no firefox or firefox-esr"))],
  ["WebKit", /AppleWebKit.*Version\//, webkit],
];
