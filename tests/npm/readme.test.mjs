// The programs of docs/use.md and of the package's README, as a reader pastes them.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { blocks, readDocument } from "../e2e/document.mjs";
import { heavy, project, rare, readme, tools } from "./user.mjs";

const HAND = "234m340p66p678s56s+7s ron riichi dora:1m5p";

/** As little of discord.js as lets a bot be written. */
const DISCORD = `import { EventEmitter } from "node:events";
export class Client extends EventEmitter { async login() {} }
export const Events = { InteractionCreate: "interactionCreate", ClientReady: "clientReady" };
export const ApplicationCommandOptionType = { String: 3 };
`;
/** Loaded before the bot: whoever logs in registers a command, is asked to score a hand, and one that cannot be read. */
const ASKED = `import { Client, Events } from "discord.js";
Client.prototype.login = async function () {
  this.application = { commands: { set: async (all) => console.log(JSON.stringify(all)) } };
  this.emit(Events.ClientReady, this);
  for (const hand of ["${HAND}", "123q"]) {
    const options = { getString: (name, must) => name === "hand" && must === true && hand };
    const reply = async (said) => console.log(JSON.stringify(said));
    this.emit(Events.InteractionCreate, { isChatInputCommand: () => true, commandName: "score", options, reply });
    await new Promise(setImmediate);
  }
  process.exit();
};
`;

let user;
before(async () => {
  user = await project("readme", {
    "asked.mjs": ASKED,
    "node_modules/discord.js/package.json": '{"type":"module","main":"index.js"}',
    "node_modules/discord.js/index.js": DISCORD,
  });
});

async function one(language, sign) {
  const found = (await readme(user.folder, language)).filter((lines) => lines.includes(sign));
  assert.equal(found.length, 1, sign);
  return found[0];
}

test("the program for JavaScript prints the answer of its page", async () => {
  const page = await readDocument("docs/use.md");
  const [[program, ...more], [text]] = ["js", "text"].map((language) => blocks(page, language));
  assert.deepEqual(more, []);
  await user.write("why.mjs", program);
  assert.deepEqual(await user.node("why.mjs"), { ok: true, text });
});

/** What a bot answers: the whole explanation, and what is wrong. */
async function answers(user) {
  await writeFile(join(user.folder, "bot.mjs"), await one("js", "discord.js"));
  const { ok, text } = await user.node("--no-warnings", "--import", "./asked.mjs", "bot.mjs");
  assert.ok(ok, text);
  const [[command], told, wrong] = text.trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual([command.name, command.options.map(({ name, type, required }) => [name, type, required])], ["score", [["hand", 3, true]]]);
  const lines = told.embeds[0].description.split("\n");
  // The price of the README's first lines, a yaku, and the document.
  assert.equal(lines[0], "Ron **12,000**  ");
  for (const line of ["### Yaku", "- Tanyao *– All simples* · **1 han**"]) assert.ok(lines.includes(line), text);
  assert.match(lines.at(-1), /^\*Rules: .*\*$/);
  assert.match(wrong, /character 1: numbers need/);
}

test("the Discord bot answers with the whole explanation", () => answers(user));

rare("the Discord bot runs with discord.js itself", async () => {
  const modules = await heavy("builders");
  await answers(await project("discord", { "asked.mjs": ASKED }, join(modules, "..", "users")));
});

test("the React component shows the explanation, and what is wrong with a hand", async () => {
  const { transform } = (await import(pathToFileURL(join(tools, "esbuild/lib/main.js")))).default;
  const { code } = await transform(await one("tsx", "export function Price"), { loader: "tsx", jsx: "automatic" });
  const [runtime, server] = ["react/jsx-runtime.js", "react-dom/server.node.js"].map((path) => pathToFileURL(join(tools, path)).href);
  await writeFile(join(user.folder, "price.mjs"), code.replace('"react/jsx-runtime"', JSON.stringify(runtime)));
  const page = `import react from ${JSON.stringify(runtime)};
import dom from ${JSON.stringify(server)};
import { Price } from "./price.mjs";
for (const hand of ["${HAND}", "<b>"]) console.log(dom.renderToStaticMarkup(react.jsx(Price, { hand })));
`;
  await writeFile(join(user.folder, "page.mjs"), page);
  const { ok, text } = await user.node("--no-warnings", "page.mjs");
  const [shown, wrong] = text.split("\n");
  assert.ok(ok, text);
  assert.match(shown, /^<details><summary>12,000 points: Riichi, .*<\/summary><div><section lang="en"><p>Ron <strong>12,000<\/strong>.*<\/section><\/div><\/details>$/);
  assert.match(wrong, /^<p role="alert">[^<]+<\/p>$/);
});
