// What tests of lessons and drills share: the dialog of Learn, its questions and answers, and the way on from one to the next.

import assert from "node:assert/strict";

import { audit } from "./axe.mjs";

export const dialog = (player) => player.page.getByRole("dialog", { name: "Learn", exact: true });
export const button = (player, name) => player.button(name, dialog(player));
/** A tap right behind another one is part of a double tap. */
export const read = (player) => player.page.waitForTimeout(200);
export const verdict = (player) => dialog(player).locator("#lesson-verdict");
/** The verdict, once there is one. */
export const told = (player) => verdict(player).filter({ hasText: /\w/ });
export const question = (player) => dialog(player).locator("#lesson-asked h3");
export const rows = (player) => dialog(player).locator(".lesson-keys");
export const keys = (player) => rows(player).getByRole("button");

/** To a page of Learn by its address. */
export async function go(player, address) {
  await player.page.evaluate((address) => void (location.hash = address), address);
  await dialog(player).waitFor();
}

/** On to a question that says this, through cards and other questions, which are answered somehow; `seen` looks at each. */
export async function until(player, text, most = 150) {
  for (let n = 0; n < most; n += 1) {
    await dialog(player).locator("#lesson-asked").waitFor();
    // Who answers somehow may be at the end of a lesson before.
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
    const all = dialog(player).getByRole("button", { name: /^(That is all|Check)$/ });
    const goes = (await next.count()) > 0 && (await next.isEnabled());
    if (found && !goes) return found;
    await read(player);
    if (goes) await next.click();
    else if ((await all.count()) && (await all.isEnabled())) await all.click();
    else for (const row of await rows(player).all()) if (await row.getByRole("button").first().isEnabled()) await row.getByRole("button").first().click();
  }
  return assert.fail(`no ${text}`);
}

/** Nothing on the screen is beyond its edge, and a screen reader reaches all of it. */
export async function fits(player, name) {
  assert.deepEqual(await audit(player.page), [], name);
  const wide = await player.page.evaluate(() => {
    const body = document.querySelector("dialog .over-body");
    const tables = [...document.querySelectorAll("dialog table")].map((table) => table.getBoundingClientRect().right - innerWidth);
    return Math.max(body.scrollWidth - body.clientWidth, ...tables);
  });
  assert.ok(wide <= 0, `${name}: ${wide}`);
}
