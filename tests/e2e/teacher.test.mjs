// For a teacher: club and title, versions, what is printed, a class's results, a projector, a lesson under a club's rules.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { rare, start, test } from "./harness.mjs";
import { button, dialog } from "./learner.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const field = (player, name) => dialog(player).getByRole("textbox", { name, exact: true });
const choose = (player, name, label) => dialog(player).getByRole("combobox", { name, exact: true }).selectOption({ label });
const go = (page, place) => page.evaluate((place) => void (location.hash = place), `#/${place}`);
const pages = (pdf) => pdf.toString("latin1").match(/\/Type \/Page\b/g).length;
const CLUB = "Mahjong-Klub Süd";
const VERSIONS = "Versions: same hands, other order and seats";

/** The text of the sheet that is made. */
async function made(player) {
  const link = field(player, "Link to the sheet");
  await link.waitFor();
  return (await link.inputValue()).split("#/sheet/")[1];
}

/** Names the club and the exam. */
async function named(player) {
  await field(player, "Club").fill(CLUB);
  await field(player, "Title").fill("November");
  await player.page.waitForFunction(() => document.querySelector("#sheet-link").value.includes("title=November"));
}

/** Takes the sheet at its start: the first answers of all questions but one, which stays empty. */
async function take(player, empty) {
  await player.tap(button(player, "Begin"));
  for (let at = 1; at <= 10; at += 1) {
    await dialog(player).getByRole("heading", { name: new RegExp(`^${at}\\.`) }).waitFor();
    for (const keys of at === empty ? [] : await dialog(player).locator(".lesson-keys").all()) await player.tap(keys.getByRole("button").first());
    await player.tap(button(player, at < 10 ? "Next" : "Hand in"));
  }
}

/** Millimetres on paper. */
const millimetres = (locator, side) => locator.evaluate((one, side) => (one.getBoundingClientRect()[side] * 25.4) / 96, side);

test("club, title and all choices stay: back from what is printed, by the browser's way back, after a reload", async () => {
  let text;
  await play(app, { path: "#/sheet/make" }, async (player, { page, shot }) => {
    await named(player);
    await choose(player, "Sheets and exams", "Your own");
    for (const name of ["Name the wait", "4. Eight scores"]) await dialog(player).getByRole("checkbox", { name, exact: true }).check();
    await dialog(player).getByRole("checkbox", { name: "A hand from tiles to payment", exact: true }).uncheck();
    await dialog(player).getByRole("spinbutton", { name: "How many hands" }).fill("6");
    await dialog(player).getByRole("spinbutton", { name: "Points to pass (0: no mark)" }).fill("4");
    await dialog(player).getByText(/^6 hands · 4 of 6 points to pass · Code/).waitFor();
    assert.deepEqual(await audit(page), []);
    await shot("teacher-make-390x844", { fullPage: true });
    text = await made(player);
    assert.match(text, /^2\/\w+\/mixed;pass=4;club=Mahjong-Klub_S\.C3\.BCd;title=November\/wait\/hand\//);
    const isLeft = async () => {
      assert.equal(await made(player), text);
      assert.equal(await field(player, "Club").inputValue(), CLUB);
    };
    await player.tap(button(player, "Print the sheet"));
    await dialog(player).getByRole("article").getByText(CLUB).waitFor();
    await player.tap(button(player, "Back to the sheet"));
    await isLeft();
    assert.equal(new URL(page.url()).hash, "#/sheet/make");
    await player.tap(button(player, "Print the answer sheet"));
    await dialog(player).getByRole("heading", { name: "November · Answer sheet" }).waitFor();
    await page.goBack();
    await isLeft();
    await page.reload();
    await isLeft();
  });
  // From a link, with nothing below: back to the sheet.
  await play(app, { path: `#/paper/key/${text}` }, async (player, { page }) => {
    await dialog(player).getByRole("heading", { name: "November · Key" }).waitFor();
    await player.tap(button(player, "Back to the sheet"));
    await button(player, "Begin").waitFor();
    // As an older version had the address.
    await go(page, `sheet/paper/${text}`);
    await dialog(player).getByRole("article").getByRole("heading", { name: "November" }).waitFor();
  });
});

test("two versions: another code and other answers, and the key names its version", () =>
  play(app, { path: "#/sheet/make" }, async (player, { page }) => {
    const code = async () => (await dialog(player).getByText(/ · Code \w{6}$/).first().textContent()).slice(-6);
    await made(player);
    const own = await code();
    await choose(player, VERSIONS, "Version B");
    await dialog(player).getByText(/ · Version B · Code/).waitFor();
    assert.notEqual(await code(), own);
    assert.match(await made(player), /;v=B;of=\w+\//);
    await player.tap(button(player, "Print the key"));
    await dialog(player).getByRole("article").getByText(/ · Version B · Code/).waitFor();
    // Yaku with their han, and fu with their sum, are rows.
    await dialog(player).getByRole("row", { name: /^For winning 20 fu$/ }).first().waitFor();
    await dialog(player).getByRole("row", { name: /^Together .*fu$/ }).first().waitFor();
    await page.goBack();
    await choose(player, VERSIONS, "Version A");
    await dialog(player).getByText(/ · Version A · Code/).waitFor();
    assert.equal(await code(), own);
  }));

test("a link that one code holds has it; of a longer one it is said, with the sheet's code", () =>
  play(app, { path: "#/sheet/make" }, async (player) => {
    await named(player);
    const link = dialog(player).getByRole("region", { name: "Link to the sheet" });
    const side = (await link.getByRole("img", { name: "QR code of the link" }).getAttribute("viewBox")).split(" ")[3];
    // Version 20 has 97 modules, and a light border of 4.
    assert.ok(+side <= 97 + 8, side);
    await choose(player, "Sheets and exams", "Referee: twenty questions, 40 minutes");
    await link.getByText(/too long for a QR code that a phone can read\. Copy it\. The code [A-Z2-9]{6} tells/).waitFor();
    assert.equal(await link.getByRole("img").count(), 0);
    await button(player, "Copy link").first().waitFor();
  }));

test("on paper: tiles of 9 mm, boxes, no hand torn apart, ten results on a page; and what was pasted is a table", () =>
  play(app, { path: "#/sheet/make", width: 1280, height: 800 }, async (player, { page, shot }) => {
    await named(player);
    const text = await made(player);
    await player.tap(button(player, "Print the sheet"));
    const paper = dialog(player).getByRole("article");
    await paper.getByText(CLUB).waitFor();
    await page.emulateMedia({ media: "print" });
    const width = await millimetres(paper.locator(".laid .tile:not(.side)").first(), "width");
    assert.ok(Math.abs(width - 9) < 0.1, `${width}`);
    assert.equal(await paper.locator(".sheet-box").count(), 30);
    assert.equal(await paper.locator("li").first().evaluate((one) => getComputedStyle(one).breakInside), "avoid");
    await page.emulateMedia({ media: null });
    await go(page, `paper/answers/${text}`);
    await paper.getByRole("heading", { name: "November · Answer sheet" }).waitFor();
    assert.equal(pages(await page.pdf({ format: "A4" })), 1);
    await go(page, `sheet/${text}`);
    await take(player, 3);
    await field(player, "Name").fill("Aki");
    const line = field(player, "Result to copy");
    await page.waitForFunction(() => document.querySelector("#sheet-line").value.includes(" · Aki · "));
    const own = await line.inputValue();
    assert.match(own, /^Tensu \w{6} · Aki · \d\/10 · \d+:\d\d · [0-9a-z.]+ · \w{4}$/);
    const points = own.match(/(\d)\/10/)[1];
    assert.equal(pages(await page.pdf({ format: "A4" })), 1);
    await go(page, `class/${text}`);
    const chat = ["Hello", own, `[20:01] Bo: ${own.replace("Aki · ", "")}`, own.slice(0, -8), own].join("\n");
    await field(player, "Paste result lines here, or a whole chat").fill(chat);
    for (const name of ["Aki", "Bo"]) await dialog(player).getByRole("row", { name: new RegExp(`^${name} ${points} of 10 points (Passed|Not passed) \\d+:\\d\\d$`) }).waitFor();
    await dialog(player).getByText("Not whole or changed, so not counted:").waitFor();
    await dialog(player).getByText("There twice, counted once:").waitFor();
    await dialog(player).getByText("1 line without a result").waitFor();
    const missed = dialog(player).getByRole("region", { name: "Most missed first" }).getByRole("listitem");
    assert.equal(await missed.count(), 10 - points);
    await missed.getByText("Missed by 2 of 2").first().waitFor();
    assert.deepEqual(await audit(page), []);
    await shot("teacher-class-1280x800", { fullPage: true });
    // Another page, and back: it is still there; and kept nowhere.
    await go(page, "learn");
    await button(player, "Make a sheet").waitFor();
    await go(page, `class/${text}`);
    await dialog(player).getByRole("row", { name: /^Bo / }).waitFor();
    assert.ok(!(await page.evaluate(() => JSON.stringify(localStorage))).includes("Aki"));
  }));

test("on a projector one hand after the other fills the window, and its answer comes on a key", () =>
  play(app, { path: "#/sheet/make", width: 1280, height: 800 }, async (player, { page, shot }) => {
    await made(player);
    await player.tap(button(player, "Show on a projector"));
    const wall = dialog(player).locator(".beamer");
    const tiles = () => wall.locator(".laid").first().getAttribute("aria-label");
    const told = wall.getByRole("status");
    await wall.getByText("1 of 10").waitFor();
    const first = await tiles();
    assert.equal(await told.innerText(), "");
    await page.keyboard.press("a");
    await told.getByText("Pays").waitFor();
    const figure = told.locator(".figure").first();
    assert.equal(await figure.evaluate((one) => getComputedStyle(one).fontSize), "152px");
    assert.deepEqual(await audit(page), []);
    await shot("teacher-beamer-1280x800");
    const { over, wide } = await page.evaluate(() => ({ over: document.querySelector(".over-body").scrollHeight, wide: innerHeight }));
    assert.ok(over <= wide, `${over} of ${wide}`);
    // Another hand comes without its answer.
    await page.keyboard.press("ArrowRight");
    await wall.getByText("2 of 10").waitFor();
    assert.equal(await told.innerText(), "");
    assert.notEqual(await tiles(), first);
    await page.keyboard.press("Enter");
    await told.getByText("Pays").waitFor();
    await page.keyboard.press("Space");
    await wall.getByText("3 of 10").waitFor();
    await player.tap(button(player, "Back"));
    await player.tap(button(player, "Show the answer"));
    await told.getByText("Pays").waitFor();
    await page.keyboard.press("ArrowLeft");
    assert.equal(await tiles(), first);
    await page.keyboard.press("Escape");
    await field(player, "Link to the sheet").waitFor();
  }));

rare("a projector's page fits a small phone", () =>
  play(app, { path: "#/sheet/make", width: 360, height: 640 }, async (player, { page, shot }) => {
    await made(player);
    await player.tap(button(player, "Show on a projector"));
    await player.tap(button(player, "Show the answer"));
    await dialog(player).getByRole("status").getByText("Pays").waitFor();
    await shot("teacher-beamer-360x640");
    const { over, wide } = await page.evaluate(() => ({ over: document.documentElement.scrollWidth, wide: innerWidth }));
    assert.ok(over <= wide, `${over} of ${wide}`);
  }));

test("a link to a lesson under a club's rules brings them along", () =>
  play(app, { path: "#/sheet/make" }, async (player, { page }) => {
    await made(player);
    await choose(player, "Lessons", "4. Eight scores");
    const link = field(player, "Link to the lesson");
    await page.waitForFunction(() => document.querySelector("#lesson-link").value.includes("/lesson/3/"));
    assert.match(await link.inputValue(), /#\/lesson\/3\/cheatsheet$/);
    await go(page, "lesson/3/tenhou/name=Club_X/kiriage=true");
    await dialog(player).getByRole("heading", { name: "Eight scores" }).waitFor();
    // Four han and 30 fu are rounded up to a mangan there.
    await dialog(player).getByRole("row", { name: /^30 fu 1,000.*2,000.*3,900.*8,000/ }).waitFor();
    await go(page, "learn");
    await page.getByText("Club X").first().waitFor({ state: "attached" });
    await go(page, "lesson/3/nowhere");
    await dialog(player).getByText(/nowhere/).waitFor();
  }));
