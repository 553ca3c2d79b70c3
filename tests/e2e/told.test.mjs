// What a tap did that may not have been meant: it is told where it covers nothing that is needed, and can be taken back.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const VIEWS = [[360, 640], ...more([740, 360], [390, 844], [1280, 800])];
const FULL = "234m340p66p678s56s7s";

const line = (page) => page.locator(".toast");
const undo = (player) => player.button("Undo", player.page.getByRole("region", { name: "Notices" }));

/** What the line lies over of what is tapped, and of the price; it is whole within the window. */
async function covered(player) {
  const box = await line(player.page).boundingBox();
  const { width, height } = player.page.viewportSize();
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
  return player.page.evaluate(() => {
    const line = document.querySelector(".toast");
    const box = line.getBoundingClientRect();
    const needed = [...document.querySelectorAll("button, select, .chosen > .amount")].filter((one) => !line.contains(one) && one.checkVisibility());
    return needed.flatMap((one) => {
      const other = one.getBoundingClientRect();
      const apart = other.left >= box.right || box.left >= other.right || other.top >= box.bottom - 1 || box.top >= other.bottom - 1;
      return apart || !other.width ? [] : [one.getAttribute("aria-label") ?? one.textContent];
    });
  });
}

/** Where everything stands that must not move, to the pixel. */
async function places(player) {
  const all = [player.result, player.palette, player.situation, player.hand];
  const boxes = await Promise.all(all.map((one) => one.boundingBox()));
  return boxes.map(({ x, y, width, height }) => [x, y, width, height]).flat();
}

for (const [width, height] of VIEWS)
  test(`${width}x${height}: a tile too many says that it is a dora, and can be taken back`, () =>
    play(app, { width, height }, async (player, { page, shot }) => {
      await player.enter(FULL);
      assert.equal(await line(page).count(), 0);
      const [price, before] = [await player.price("Ron"), await places(player)];
      await player.enter("1m");
      assert.equal(await line(page).locator("p").innerText(), "The hand is full. Dora indicator: 1 man.");
      assert.match(await player.said.innerText(), /^The hand is full\. Dora indicator: 1 man\. Ron 7,700/);
      assert.deepEqual(await covered(player), []);
      const moved = (await places(player)).map((at, i) => Math.abs(at - before[i]));
      assert.ok(Math.max(...moved) < 1, `${moved}`);
      await shot(`told-${width}x${height}`);
      assert.equal(await player.price("Ron"), "7,700");
      await player.tap(undo(player));
      assert.equal(await player.price("Ron"), price);
      assert.equal(await line(page).count(), 0);
      // Two in a row are a player who goes on.
      await player.enter("1m");
      assert.equal(await line(page).count(), 1);
      await player.enter("5p");
      assert.equal(await line(page).count(), 0);
      // Why a tap does nothing stands there too, and what the next one does.
      await player.tap(player.toggle("Riichi"));
      await player.tap(player.toggle("Ippatsu"));
      await player.tap(player.toggle("Riichi"));
      await player.tap(player.toggle("Ippatsu"));
      await player.tap(player.toggle("Ippatsu"));
      assert.deepEqual(await covered(player), []);
      // So can a new hand that was not meant.
      const full = await player.held();
      await player.tap(player.key("New hand"));
      assert.equal(await line(page).locator("p").innerText(), "The hand was cleared.");
      assert.deepEqual(await covered(player), []);
      await player.tap(undo(player));
      assert.deepEqual(await player.held(), full);
      await player.tap(player.key("New hand"));
      await player.tap(player.key("Chi"));
      assert.match(await line(page).innerText(), /^Chi: tap/);
      assert.deepEqual(await covered(player), []);
    }));

test("the way back is there for the keyboard, and the bar below can be seen by who walks through it", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    await page.keyboard.type("234m340p66p678s56s7s9m");
    await undo(player).focus();
    await page.keyboard.press("Enter");
    assert.equal(await player.button("Dora indicators").getAttribute("title"), null);
    await page.keyboard.type("9m");
    await player.button("More").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    assert.equal(await line(page).evaluate((one) => getComputedStyle(one.parentElement).animationName), "read");
  }));

rare("what was told and read leaves the bar to those who need it", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    await player.enter(`${FULL}1m`);
    const running = () => line(page).evaluate((one) => one.parentElement.getAnimations().map((leaving) => leaving.effect.getTiming().delay));
    assert.deepEqual(await running(), [6_000]);
    // It stays for who is about to press it.
    await undo(player).focus();
    assert.deepEqual(await running(), []);
    await undo(player).evaluate((one) => one.blur());
    await line(page).evaluate((one) => one.parentElement.getAnimations().forEach((leaving) => leaving.finish()));
    await line(page).waitFor({ state: "hidden" });
    await player.tap(player.button("More"));
    await page.getByRole("button", { name: "History", exact: true }).waitFor();
    assert.equal(await player.price("Ron"), "7,700");
  }));

test("a tile that was swiped off or deleted leaves its place to the next one", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter(FULL);
    await player.button("2 man in the hand").focus();
    await page.keyboard.press("Delete");
    await player.enter("2m");
    assert.equal((await player.held()).length, 14);
    assert.equal(await player.button("Dora indicators").getAttribute("title"), null);
  }));

const rows = (over) => over.getByRole("listitem");

for (const [width, height] of [[360, 640], ...more([1280, 800])])
  test(`${width}x${height}: a hand that was deleted from the history comes back, and so do all`, () =>
    play(app, { width, height }, async (player, { page, shot }) => {
      for (const hand of [FULL, "111m222m333p44p55p5p", "19m19p19s1234567z1z"]) {
        await player.enter(hand);
        await player.tap(player.key("New hand"));
      }
      await player.open("History");
      const over = page.getByRole("dialog");
      const before = await rows(over).allInnerTexts();
      const top = async () => (await over.getByText(/^Scored hands/).boundingBox()).y;
      const start = await top();
      const bin = rows(over).nth(1).getByRole("button", { name: /^Delete/ });
      await bin.focus();
      await page.keyboard.press("Enter");
      assert.equal(await rows(over).count(), 2);
      assert.equal(await over.getByRole("status").innerText(), "1 hand deleted.");
      assert.equal(await top(), start, "nothing moves");
      await shot(`deleted-${width}x${height}`);
      // The keyboard is on the way back.
      const back = player.button("Undo", over);
      assert.ok(await back.evaluate((one) => one === document.activeElement));
      await page.keyboard.press("Enter");
      assert.deepEqual(await rows(over).allInnerTexts(), before);
      assert.equal(await back.count(), 0);
      assert.ok(await over.evaluate((one) => one.contains(document.activeElement)));
      await player.tap(player.button("Delete all without a star", over));
      assert.equal(await rows(over).count(), 0);
      assert.equal(await over.getByRole("status").innerText(), "3 hands deleted.");
      await player.tap(back);
      assert.deepEqual(await rows(over).allInnerTexts(), before);
      await page.reload();
      assert.equal(await page.evaluate(() => localStorage.length > 0), true);
      await rows(page.getByRole("dialog")).nth(2).waitFor();
      assert.equal(await rows(page.getByRole("dialog")).count(), 3);
    }));
