// "Measure me": ten whole hands before learning, after it and a week later; what they tell; a line for a teacher, and a group.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const dialog = (player) => player.page.getByRole("dialog", { name: "Learn", exact: true });
const button = (player, name) => player.button(name, dialog(player));
const go = (page, place) => page.evaluate((place) => void (location.hash = place), `#/${place}`);
const line = (player) => dialog(player).getByRole("textbox", { name: "Line for a teacher", exact: true });

/** Takes the sheet that is open, without an answer but to the first hand, and goes back to the measurement. */
async function take(player) {
  await player.tap(button(player, "Begin"));
  await dialog(player).getByRole("heading", { name: /^1\. / }).waitFor();
  for (const keys of await dialog(player).locator(".lesson-keys").all()) await player.tap(keys.getByRole("button").first());
  await player.tap(dialog(player).getByRole("button", { name: /^10[:,]? / }));
  await dialog(player).getByRole("heading", { name: /^10\. / }).waitFor();
  await player.tap(button(player, "Hand in"));
  await dialog(player).getByText(/^\d+ of 10 points/).waitFor();
  assert.equal(await button(player, "Once more").count(), 0);
  await player.tap(button(player, "Measure me"));
}

const later = (page, days) => page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 2 + days, 12)));

test("ten hands before, after and a week later: ranges, what has changed, a line for a teacher", async () => {
  const before = (page) => later(page, 0);
  await play(
    app,
    { path: "#/learn", before },
    async (player, { page, shot }) => {
      await player.tap(button(player, "Measure me"));
      await dialog(player).getByText("Nothing of it leaves this device.").waitFor();
      assert.equal(await button(player, "Measure again").count(), 0);
      assert.deepEqual(await audit(page), []);
      await player.tap(button(player, "Ten hands now"));
      await take(player);
      // What was begun stays over a reload, and so does its result.
      await page.reload();
      await dialog(player).getByText(/0 of 20 min of questions so far/).waitFor();
      const row = (name) => dialog(player).getByRole("row", { name: new RegExp(`^${name}`) });
      assert.match(await row("Before learning").innerText(), /of 10\s+\d+ to \d+ of 100/);
      const first = await line(player).inputValue();
      assert.match(first, /^Tensu-M 2026-11-02 · [^·]+ · \d+\/10 \d+:\d\d · x · x · 0 · [A-Z2-9]{4}$/);
      await shot("measure-before-390x844", { fullPage: true });
      await player.tap(button(player, "Ten hands now"));
      await take(player);
      await dialog(player).getByText("The last ten hands come on 2026-11-09: they are shown in Learn.").waitFor();
      assert.equal(await button(player, "Ten hands now").count(), 0);
      await dialog(player).getByText("After learning: ten hands are too few to say that anything has changed.").waitFor();
      await dialog(player).getByRole("textbox", { name: "Name", exact: true }).fill("Aki · B");
      assert.match(await line(player).inputValue(), /^Tensu-M 2026-11-02 · Aki B · /);
      assert.deepEqual(await audit(page), []);
      await shot("measure-after-390x844", { fullPage: true });
      // Not a day too early.
      const due = { name: "Measure me: a week later" };
      await later(page, 6);
      await go(page, "learn");
      await page.reload();
      await dialog(player).getByText("Due today").or(dialog(player).getByText("Nothing is due today.")).first().waitFor();
      assert.equal(await dialog(player).getByRole("button", due).count(), 0);
      await later(page, 7);
      await page.reload();
      await player.tap(dialog(player).getByRole("button", due));
      await take(player);
      await dialog(player).getByText("All three are done.").waitFor();
      await row("A week later").waitFor();
      // Another measurement takes the place of the old one, which is listed.
      await player.tap(button(player, "Measure again"));
      await button(player, "Begin").waitFor();
      await go(page, "measure");
      await dialog(player).getByRole("heading", { name: "Other measurements" }).waitFor();
      await go(page, "results");
      await dialog(player).getByRole("heading", { name: "Results" }).waitFor();
    },
  );
});

test("a group's lines become a table, with those that are cut told", async () => {
  let own;
  await play(app, { path: "#/measure" }, async (player, { page, shot }) => {
    await player.tap(button(player, "Ten hands now"));
    await take(player);
    await dialog(player).getByRole("textbox", { name: "Name", exact: true }).fill("Aki");
    own = await line(player).inputValue();
    await player.tap(button(player, "Results of a group"));
    const pasted = dialog(player).getByRole("textbox", { name: "Paste result lines here, or a whole chat" });
    await pasted.fill(`hello\n${own}\n[10:02] Bo: ${own.replace("Aki · ", "")}\n${own.replace("/10", "/11")}`);
    await dialog(player).getByRole("row", { name: /^Aki / }).waitFor();
    await dialog(player).getByRole("row", { name: /^Bo / }).waitFor();
    await dialog(player).getByRole("row", { name: /^Four of five\? \d of 2/ }).waitFor();
    await dialog(player).getByText("1 line without a result").waitFor();
    assert.equal(await dialog(player).locator(".sheet-odd li").count(), 2);
    assert.deepEqual(await audit(page), []);
    await shot("measure-group-390x844", { fullPage: true });
    await player.tap(button(player, "Back to the course"));
    await dialog(player).getByText(/min of questions so far/).waitFor();
  });
});
