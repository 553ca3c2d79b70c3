// One window of Firefox, over the protocol that Firefox itself speaks (Marionette): playwright wants a Firefox of its own.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Firefox is, if it is here. */
export const FIREFOX = process.env.FIREFOX ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const SETTINGS = {
  "marionette.port": 0,
  "intl.accept_languages": "en",
  "app.update.disabledForTesting": true,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
};

/** Asks until there is an answer. */
export async function until(ask, what, tries = 1_200) {
  for (let i = 0; i < tries; i += 1) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Starts Firefox; resolves to { send, run, stop }: a command of WebDriver, a function in the page, the end. */
export async function start() {
  const profile = await mkdtemp(join(tmpdir(), "tensu-firefox-"));
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const firefox = spawn(FIREFOX, ["--headless", "--no-remote", "--marionette", "--profile", profile], { stdio: "ignore" });
  const gone = new Promise((done) => firefox.once("exit", done));
  const port = await until(
    () => readFile(join(profile, "MarionetteActivePort"), "utf8").then((text) => Number(text) || undefined, () => undefined),
    "Firefox",
    1200,
  );
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map();
  let rest = Buffer.alloc(0);
  socket.on("data", (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(":");
      const length = Number(rest.subarray(0, colon));
      if (colon < 0 || rest.length < colon + 1 + length) return;
      const message = JSON.parse(rest.subarray(colon + 1, colon + 1 + length));
      rest = rest.subarray(colon + 1 + length);
      // The first one is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const { done, fail } = waiting.get(id);
      waiting.delete(id);
      if (error) fail(new Error(`${error.error}: ${error.message}`));
      else done(result);
    }
  });
  let last = 0;
  const send = (name, words = {}) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      const text = JSON.stringify([0, last, `WebDriver:${name}`, words]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  const run = async (what, ...args) => {
    const script = `return (${what})(...arguments)`;
    return (await send("ExecuteScript", { script, args })).value;
  };
  const stop = async () => {
    socket.destroy();
    firefox.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await send("NewSession", { capabilities: { alwaysMatch: { pageLoadStrategy: "normal" } } });
  } catch (error) {
    await stop();
    throw error;
  }
  return { send, run, stop };
}

/** A key of the keyboard, as WebDriver says it. */
const KEYS = { Escape: "\uE00C", Enter: "\uE007" };

/** The window, as the tests of the addresses use one. */
export class Window {
  constructor({ send, run }) {
    Object.assign(this, { send, run });
  }

  async open(url) {
    await this.send("Navigate", { url });
  }

  reload = () => this.send("Refresh");
  back = () => this.send("Back");
  forward = () => this.send("Forward");

  /** Clicks what is found so. */
  async click(find, ...args) {
    const found = await until(() => this.run(find, ...args).then((one) => one ?? undefined), JSON.stringify(args));
    await this.send("ElementClick", { id: found[ELEMENT] });
  }

  async press(key) {
    const actions = [
      { type: "keyDown", value: KEYS[key] ?? key },
      { type: "keyUp", value: KEYS[key] ?? key },
    ];
    await this.send("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  async size(width, height) {
    await this.send("SetWindowRect", { width, height });
  }
}
