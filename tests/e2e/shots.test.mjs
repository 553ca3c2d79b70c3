// Pictures of every state in target/screenshots, to be looked at.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";
import { melded, play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const VIEWS = [[360, 640, false], [360, 640, true], [1280, 800, false], [1280, 800, true]];

const explained = async (player) => {
  await sample(player);
  const why = player.button("Why?");
  if (await why.isVisible()) await player.tap(why);
};

const SCENES = [
  ["empty", async () => {}],
  ["waiting", (player) => player.enter("1112345678999m")],
  ["explained", explained],
  ["fu", async (player) => {
    await player.choose("Ruleset", "Ari-ari");
    await player.enter("12334m567p11z777z2m");
  }],
  ["melded", melded],
  ["meld-menu", async (player) => {
    await melded(player);
    await player.tap(player.button("Chi of 4 man 5 man 6 man"));
  }],
  ["yakuman", async (player) => {
    await player.choose("Honba", "2");
    await player.choose("Riichi sticks", "1");
    await player.enter("19m19p19s1234567z1z");
    await player.tap(player.button("Tsumo"));
  }],
  ["no-yaku", (player) => player.enter("123m456p78s99p222s9s")],
];

for (const [width, height, dark] of VIEWS) {
  const view = `${width}x${height}-${dark ? "dark" : "light"}`;
  test(`pictures: ${view}`, async () => {
    for (const [name, enter] of SCENES) {
      await play(app, { width, height, dark }, async (player, { shot, page }) => {
        await enter(player);
        // A pointer that rests on a key would be in the picture.
        await page.mouse.move(0, 0);
        await shot(`${view}-${name}`);
        assert.ok(await player.result.isVisible());
      });
    }
  });
}
