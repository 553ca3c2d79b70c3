// Scores by anchors and rules, in lessons, questions and reasons; and learning without scores.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const dialog = (player) => player.page.getByRole("dialog", { name: "Learn", exact: true });
const button = (player, name) => player.button(name, dialog(player));
/** A tap right behind another one is part of a double tap. */
const read = (player) => player.page.waitForTimeout(200);
const verdict = (player) => dialog(player).locator("#lesson-verdict");
const question = (player) => dialog(player).locator("#lesson-asked h3");
const keys = (player) => dialog(player).locator(".lesson-keys").getByRole("button");
const course = (player) => dialog(player).getByRole("region", { name: "The course" });

async function go(player, address) {
  await player.page.evaluate((address) => void (location.hash = address), address);
  await dialog(player).waitFor();
}

/** On to a question that says this; others are answered somehow. */
async function until(player, text) {
  for (let n = 0; n < 150; n += 1) {
    await dialog(player).locator("#lesson-asked").waitFor();
    // Who answers somehow may be at the end before.
    const again = button(player, "Once more");
    if (await again.count()) {
      await read(player);
      await again.click();
      await again.waitFor({ state: "detached" });
      continue;
    }
    const asked = (await question(player).count()) ? await question(player).innerText() : "";
    const found = text.exec(asked);
    const next = dialog(player).getByRole("button", { name: /^(Next|Begin)$/ });
    const all = button(player, "That is all");
    const goes = (await next.count()) > 0 && (await next.isEnabled());
    if (found && !goes) return found;
    await read(player);
    if (goes) await next.click();
    else if (await all.count()) await all.click();
    else for (const row of await dialog(player).locator(".lesson-keys").all()) if (await row.getByRole("button").first().isEnabled()) await row.getByRole("button").first().click();
  }
  return assert.fail(`no ${text}`);
}

async function fits(player, name) {
  assert.deepEqual(await audit(player.page), [], name);
  const wide = await player.page.evaluate(() => {
    const body = document.querySelector("dialog .over-body");
    const tables = [...document.querySelectorAll("dialog table")].map((table) => table.getBoundingClientRect().right - innerWidth);
    return Math.max(body.scrollWidth - body.clientWidth, ...tables);
  });
  assert.ok(wide <= 0, `${name}: ${wide}`);
}

for (const [name, view] of [["390x844", { width: 390, height: 844 }], ...more(["360x640", { width: 360, height: 640 }], ["1280x800", { width: 1280, height: 800 }])])
  test(`${name}: the anchors with their small numbers, the pairs that are the same, the three rules`, () =>
    play(app, view, async (player, { shot }) => {
      await player.choose("Ruleset", "Tenhou");
      await go(player, "#/lesson/3");
      const row = (name) => dialog(player).getByRole("row", { name });
      await row("30 fu 1,000960 2,0001,920 3,9003,840 7,7007,680").or(row(/^30 fu 1,000 ?960 2,000 ?1,920 3,900 ?3,840 7,700 ?7,680$/)).first().waitFor();
      await row(/^40 fu 1,300 ?1,280 2,600 ?2,560 5,200 ?5,120 8,000 ?mangan$/i).waitFor();
      await fits(player, "anchors");
      await shot(`anchors-${name}`);
      await player.tap(button(player, "Next"));
      await row(/^1 han 60 fu ?2,000 ?1,920 = 2 han 30 fu ?2,000 ?1,920$/).waitFor();
      await dialog(player).getByText("The doubling ends at mangan: 8,000.").waitFor();
      await fits(player, "pairs");
      await go(player, "#/lesson/4");
      await dialog(player).getByText("of the small number: 1,920 + 960 = 2,880, so 2,900").waitFor();
      await dialog(player).getByText("From the printed 2,000 it would be 3,000, but it is 2,900.").waitFor();
      await row(/^30 fu 1,500 ?1,440 2,900 ?2,880 5,800 ?5,760 11,600 ?11,520$/).waitFor();
      await fits(player, "dealer");
      await shot(`dealer-${name}`);
      await go(player, "#/lesson/5");
      await dialog(player).getByText("2,000 becomes 1,000 and twice 500").waitFor();
      await fits(player, "tsumo");
      await shot(`tsumo-${name}`);
      await read(player);
      await player.tap(button(player, "Next"));
      await dialog(player).getByText("2,900 becomes 1,000 from each").waitFor();
    }));

test("with three players the rule has two payers, and another way to share has its own parts", () =>
  play(app, {}, async (player) => {
    await player.choose("Ruleset", "Tenhou sanma");
    await go(player, "#/lesson/5");
    await dialog(player).getByText("2,000 becomes 1,000 and 500").waitFor();
  }));

test("the dealer’s score is asked from the small number, and the reason is the rule", () =>
  play(app, {}, async (player, { shot }) => {
    await player.choose("Ruleset", "Tenhou");
    await go(player, "#/lesson/4");
    const found = await until(player, /Before rounding up it is ([\d,]+) for a non-dealer/);
    const small = Number(found[1].replaceAll(",", ""));
    const written = (points) => points.toLocaleString("en-US");
    const right = written(Math.ceil((small * 3) / 200) * 100);
    await read(player);
    await keys(player).filter({ hasNotText: new RegExp(`^${right}$`) }).first().click();
    await verdict(player).getByText(`Wrong: ${right}`).or(verdict(player).getByText(right).first()).first().waitFor();
    await dialog(player).locator("#lesson-why").click();
    const line = `${written(small)} + ${written(small / 2)} = ${written((small * 3) / 2)}, so ${right}`;
    await dialog(player).locator(".lesson-why").getByText(line).waitFor();
    await shot("from-small-told");
  }));

test("a drill of the table gives its reason by anchors", () =>
  play(app, {}, async (player) => {
    await player.choose("Ruleset", "Tenhou");
    await go(player, "#/drill/drill=table");
    for (let n = 0; n < 12; n += 1) {
      await keys(player).first().click();
      const why = dialog(player).locator(".lesson-why");
      await why.waitFor();
      await why.locator("summary").click();
      const text = await why.innerText();
      if (/\d han (30|40) fu: [\d,]+/.test(text)) return;
      await read(player);
      await player.tap(button(player, "Next"));
      await why.waitFor({ state: "detached" });
    }
    assert.fail("no anchor");
  }));

// The limits come first; without scores their lessons are left out, hands end with han and fu, and nothing is lost.
test("without scores: no lesson asks what is paid, the table is one tap away, and all is there again", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.open("Learn");
    const names = async () => (await course(player).getByRole("listitem").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
    const all = await names();
    assert.match(all[2], /Limits/);
    assert.match(all[3], /Eight scores/);
    await go(player, "#/lesson/6");
    await until(player, /\d han/);
    await read(player);
    await keys(player).first().click();
    await verdict(player).filter({ hasText: /\w/ }).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem("tensu/learn"));
    await page.waitForFunction(() => localStorage.getItem("tensu/learn"));
    const was = await kept();
    await go(player, "#/learn");
    const off = button(player, "Without scores");
    await player.tap(off);
    await off.and(page.locator("[aria-pressed=true]")).waitFor();
    const without = await names();
    assert.equal(without.length, 13);
    for (const name of [/Eight scores/, /The dealer/, /Self-drawn/]) assert.ok(!without.some((text) => name.test(text)), String(name));
    await fits(player, "switch");
    await button(player, "Points table").waitFor();
    await page.reload();
    await off.and(page.locator("[aria-pressed=true]")).waitFor();
    await go(player, "#/lesson/7");
    await until(player, /How many han and fu\?/);
    assert.equal(await dialog(player).getByRole("group", { name: "Pays" }).count(), 0);
    await dialog(player).locator("summary", { hasText: "Points table" }).click();
    await dialog(player).getByRole("row", { name: /^40 fu/ }).waitFor();
    await fits(player, "table");
    await shot("without-prices");
    await read(player);
    // Hands with a hint are no whole hands yet.
    const isKept = () => page.evaluate(() => /whole/.test(localStorage.getItem("tensu/learn")));
    for (let hands = 0; hands < 6 && !(await isKept()); hands += 1) {
      if (hands) await until(player, /How many han and fu\?/);
      await read(player);
      for (const row of await dialog(player).locator(".lesson-keys").all()) await row.getByRole("button").first().click();
      await verdict(player).filter({ hasText: /\w/ }).waitFor();
      await read(player);
    }
    await go(player, "#/learn");
    await dialog(player).getByRole("region", { name: "Four of five?" }).getByText(/of the last 1 /).waitFor();
    await player.tap(off);
    await off.and(page.locator("[aria-pressed=false]")).waitFor();
    assert.deepEqual((await names()).length, all.length);
    const lines = (await kept()).split("\n");
    for (const line of was.split("\n").filter((line) => line)) assert.ok(lines.includes(line), line);
  }));
