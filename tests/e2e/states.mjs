// Photographs the states that the design draws, and every page, from the built app: `cargo xtask pictures --states`. Each picture is
// called like the state, its size and its theme, and lies in `target/states`; words behind choose states by the beginning of their names.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { start } from "./harness.mjs";
import { host } from "./host.mjs";
import { Player, sample } from "./player.mjs";
import { open } from "./scenes.mjs";
import { Table } from "./table.mjs";

const folder = process.env.STATES ?? fileURLToPath(new URL("../../target/states/", import.meta.url));
const words = process.argv.slice(2);

const PHONE = ["390x844-light"];
const BOTH = ["390x844-light", "390x844-dark"];
const WIDE = ["390x844-light", "1280x800-light"];
const EACH = ["390x844-light", "360x640-light", "1280x800-light"];
const ALL = ["390x844-light", "390x844-dark", "360x640-light", "1280x800-light"];
/** A page from a small phone to a large screen. */
const PAGE = ["390x844-light", "360x640-light", "1280x800-light", "1280x800-dark", "1920x1080-light", "1000x700-light"];

async function playing({ player, table }) {
  await table.inPlay();
  await player.settled();
}

/** A game to its end, by hands so large that it is soon over. */
async function ended(one) {
  const { player, table } = one;
  await table.open();
  await table.begin();
  await table.riichi("Ben");
  await table.ron("Aki", ["Ben", "5,200"]);
  await table.tsumo("Cho", "2,000/4,000");
  await table.ron("Ben", ["Dai", "8,000"]);
  await table.ron("Dai", ["Ben", "3,900"]);
  await table.tap("Other");
  await table.tap("End the game");
  const sure = player.button("End the game", table.dialog);
  if (await sure.count()) await player.tap(sure.first());
}

const typed = (keys) => ({ page }) => page.keyboard.type(keys);
const hand = ({ player }) => sample(player);
const page = (address) => async ({ page, player }) => {
  await page.evaluate((address) => void (location.hash = `#/${address}`), address);
  // Its head is there before what it says.
  await page.locator("dialog[open] .over-body > :not(.room-head, .over-news):not(:empty)").first().waitFor();
  await page.locator("dialog[open] .coming").waitFor({ state: "detached" });
  await player.settled();
};
const key = (name) => ({ player }) => player.tap(player.button(name).last());
const inTable = (name) => ({ table }) => table.tap(name);
const all = (...steps) => async (one) => {
  for (const step of steps) await step(one);
};
/** A page on which something is done: by where it stands. */
const done = (selector, nth = 0) => ({ page, player }) => player.tap(page.locator(`dialog[open] ${selector}`).nth(nth));
/** The same in another language: a game is begun in English. */
const spoken = (language) => async ({ page }) => {
  await page.evaluate((language) => localStorage.setItem("tensu/language", language), language);
  await page.reload();
  await page.locator("dialog[open] .room-head").first().waitFor();
};
const home = async ({ page }) => {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
};

/** The rules are chosen, and no hand was scored. */
const played = ({ player }) => player.tap(player.button("Tenhou", player.result));

/** A hand of the games that come with a file of their own. */
const chinese = (rules, keys) => async ({ player, page }) => {
  await player.choose("Ruleset", rules);
  await page.waitForTimeout(500);
  await page.keyboard.type(keys);
};

/** The first answer of a question of a lesson: wrong more often than right. */
const answered = async ({ page, player }) => {
  const answers = page.locator(".lesson-keys button, .lesson-tile, .lesson-group");
  for (await page.locator("#lesson-asked").waitFor(); (await answers.count()) === 0; await page.waitForTimeout(200)) {
    await player.tap(page.locator(".lesson-next .strong"));
  }
  await player.tap(answers.first());
};

/** What is drawn: its name, its sizes with their themes, and how to get there. */
const STATES = [
  ["01-hand-empty", EACH, played],
  ["26-hand-first", EACH, async () => {}],
  ["02-hand-waits", BOTH, typed("234m34p66p678s567s")],
  ["03-hand-ron", ALL, hand],
  ["03-hand-small", ["320x568-light", "640x360-light"], hand],
  ["03-hand-tsumo", PHONE, all(hand, key("Tsumo"))],
  ["04-hand-why", PHONE, all(hand, key("Why?"))],
  ["05-more", BOTH, key("More")],
  ["06-table-new", PAGE, ({ table }) => table.open()],
  ["07-table-recorded", PHONE, all(playing, ({ table }) => table.ron("Aki", ["Dai", "3,900"]))],
  ["07-table-win", ["390x844-light", "360x640-light"], all(playing, ({ table, player }) => player.tap(table.card("Aki")))],
  ["08-table-draw", ["390x844-light", "360x640-light"], all(playing, inTable("Draw"))],
  ["09-table-middle", ["844x390-light", "844x390-dark"], all(playing, inTable("Middle of the table"))],
  ["11-end", PAGE, ended],
  ["13-lesson", BOTH, page("lesson/2")],
  ["14-whole-hand", PHONE, page("drill")],
  ["18-table", ["390x844-dark", ...PAGE], playing],
  ["18-table-menu", PHONE, all(playing, inTable("Menu"))],
  ["18-table-ja", PHONE, all(playing, spoken("ja"))],
  ["19-table-correct", PHONE, all(playing, inTable("Log"), ({ table }) => table.inRow("East 1", "Change"))],
  ["20-log", PAGE, all(playing, inTable("Log"))],
  ["20-log-open", WIDE, all(playing, inTable("Log"), ({ player, table }) => player.tap(table.row("East 1")))],
  ["21-evenings", PAGE, all(playing, inTable("Evenings"))],
  ["23-learn", ["390x844-dark", ...PAGE], page("learn")],
  ["23-wrong", PAGE, all(page("lesson/2"), answered)],
  ["23-drill", PAGE, page("drill/drill=whole")],
  ["24-results", PAGE, page("results")],
  ["25-reference", PAGE, page("reference")],
  ["25-rules", PAGE, page("rules")],
  ["25-rules-de", PHONE, page("rules"), "de"],
  ["26-hand-again", WIDE, all(playing, home)],
  ["26-hand-wide", ["1280x800-light", "1280x800-dark", "1920x1080-light"], hand],
  ["26-hand-tablet", ["820x1180-light", "768x1024-light"], hand],
  ["29-more", ["390x844-light", "1280x800-light"], key("More")],
  ["day", PAGE, page("day")],
  ["texts", PAGE, page("texts")],
  ["photo", PAGE, page("photo")],
  ["photo-set", PAGE, page("photo/set")],
  ["quick", PAGE, page("quick")],
  ["quick-done", PAGE, all(page("quick"), done(".quick-yaku .toggle", 0), done(".quick-yaku .toggle", 4))],
  ["practice", PAGE, page("practice")],
  ["practice-asked", PAGE, all(page("practice"), done(".practice-next .toggle"))],
  ["history", PAGE, all(hand, page("history"))],
  ["history-empty", PAGE, page("history")],
  ["compare", PAGE, all(hand, page("compare"))],
  ["share", PAGE, all(hand, page("share"))],
  ["show", PAGE, all(hand, page("show"))],
  ["settle", PAGE, page("settle/winners")],
  ["settle-hand", PAGE, all(hand, page("settle/winners"))],
  ["settle-draw", PAGE, page("settle/drawn")],
  ["settle-need", PAGE, page("settle/need")],
  ["settle-end", PAGE, page("settle/end")],
  ["website", PAGE, page("website")],
  ["check", PAGE, all(page("check"), ({ page }) => page.locator(".verdict").waitFor())],
  ["build", PAGE, page("build")],
  ["sheet", PAGE, page("sheet")],
  ["mcr", BOTH, chinese("MCR (WMO 2006)", "19m19p19s1234567z1z")],
  ["other", PHONE, all(playing, inTable("Other"))],
];

/** A club's page of another origin: the app in three widths and as a question, on felt or on the page's own ground. */
const CLUB = (ground, look) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title><style>
body { margin: 0 auto; padding: 24px; width: 1028px; font: 17px/1.3 serif; ${ground} } p, h1 { margin: 8px 0 }
.all { display: grid; grid-template-columns: 700px 280px; gap: 0 48px; align-items: start } .two { display: flex; gap: 40px }
</style><script type="module" src="{{site}}embed/1/tensu.js"></script><h1>Mahjong club Lindenhof</h1>
${((more) => `<div class="all"><div><p>We meet on Saturdays at seven. What is your hand worth?</p><tensu-calculator ${more}></tensu-calculator>
<div class="two"><div><p>Last Saturday’s best hand was Cho’s:</p><tensu-calculator style="width: 380px" view="result" hide="explanation" ${more}></tensu-calculator></div>
<div><p>Hand of the day:</p><tensu-calculator style="width: 280px" view="quiz" form="price" date="2026-11-26" ${more}></tensu-calculator></div></div></div>
<div><p>For the margin:</p><tensu-calculator ${more}></tensu-calculator></div></div>`)(`${look} loading="eager" lang="en" ruleset="tenhou" hand="234m234678p3488s+5s ron riichi dora:7p"`)}</html>`;

const EMBEDS = [
  ["27-embeds", ["1280x1072-light", "1280x1072-dark"], "background: #fff", ""],
  ["27-embeds-plain", ["1280x1072-light", "1280x1072-dark"], "background: #e9e2f3", 'theme="plain"'],
  ["27-embeds-plain-night", ["1280x1072-light"], "background: #14121c; color: #eee", 'theme="plain"'],
];

const chosen = (name) => words.length === 0 || words.some((word) => name.startsWith(word));
const app = await start();
let missed = 0;
try {
  await mkdir(folder, { recursive: true });
  for (const [name, sizes, reach, language = "en"] of STATES.filter(([name]) => chosen(name))) {
    for (const size of sizes) {
      const [, width, height, theme] = /^(\d+)x(\d+)-(\w+)$/.exec(size);
      try {
        await open(app, language, { width: +width, height: +height, dark: theme === "dark" }, async ({ page }) => {
          const player = new Player(page);
          // A game is begun in English, and looked at in the language.
          await reach({ page, player, table: new Table(player) });
          await page.mouse.move(0, 0);
          await page.waitForTimeout(350);
          await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
        });
      } catch (error) {
        missed += 1;
        console.error(`${name}-${size}: ${String(error).split("\n")[0]}`);
      }
    }
  }
  for (const [name, sizes, ground, look] of EMBEDS.filter(([name]) => chosen(name))) {
    const club = await host(app.url, { "club.html": CLUB(ground, look) });
    for (const size of sizes) {
      const [, width, height, theme] = /^(\d+)x(\d+)-(\w+)$/.exec(size);
      await app.visit({ width: +width, height: +height, dark: theme === "dark", early: true, page: `${club.url}club.html` }, async ({ page }) => {
        for (const frame of page.frames().slice(1)) await frame.locator("[data-ready=true]").waitFor();
        await page.waitForTimeout(1_000);
        await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: true });
      });
    }
    await club.stop();
  }
} finally {
  await app.stop();
}
process.exitCode = missed ? 1 : 0;
