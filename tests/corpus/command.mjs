// What the comparisons with published games share: the log files, the words of a log, and the command that is asked.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv, env, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** The profile that the command is built with. */
const PROFILE = env.PROFILE ?? "release";
const FLAGS = { haitei: "last_tile", houtei: "last_tile", tenhou: "first_turn", chiihou: "first_turn" };

/** The objects of the file that the command line names, one a line. */
export function log(usage) {
  const [, , file] = argv;
  if (!file) {
    console.error(`usage: node ${usage}`);
    exit(2);
  }
  const text = gunzipSync(readFileSync(file)).toString();
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

/** What the `score` command answers to each of the requests. */
export function answers(requests) {
  const run = spawnSync("cargo", ["run", "--quiet", "--profile", PROFILE, "--example", "score"], {
    cwd: ROOT,
    input: requests.map((line) => JSON.stringify(line)).join("\n"),
    maxBuffer: 1 << 30,
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (run.status !== 0) exit(run.status ?? 1);
  const responses = run.stdout.toString().trim().split("\n").map((line) => JSON.parse(line));
  if (responses.length !== requests.length) {
    console.error(`${requests.length} requests, ${responses.length} responses`);
    exit(1);
  }
  return responses;
}

/** The tiles of a win, how riichi was declared and what happened, as a request says it. */
export function tiles(win) {
  const riichi = win.flags.includes("double_riichi") ? "double" : win.flags.includes("riichi") ? "riichi" : "none";
  return {
    hand: win.hand,
    melds: win.melds.map(meld),
    win: win.win,
    dora: win.dora,
    ura: riichi === "none" ? "" : win.ura,
    riichi,
    flags: win.flags.filter((flag) => !flag.endsWith("riichi")).map((flag) => FLAGS[flag] ?? flag),
    norths: win.nuki ?? 0,
  };
}

function meld(text) {
  const [kind, tiles] = text.split(":");
  return { kind: kind === "kan" ? "minkan" : kind, tiles };
}
