// Unpacks the browsers that npm has put into the folder that is named. What a cloud lacks is in them, too, and goes.
import { createReadStream, createWriteStream, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const [folder] = process.argv.slice(1);
const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json")));
for (const name of Object.keys(dependencies)) {
  const inside = (file) => join(folder, "node_modules", name, file);
  const program = createWriteStream(inside("chromium"), { mode: 0o755 });
  await pipeline(createReadStream(inside("bin/chromium.br")), createBrotliDecompress(), program);
  rmSync(inside("bin"), { recursive: true });
}
