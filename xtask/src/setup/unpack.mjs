// Unpacks browsers that npm has: the first word is the folder of the packages, the others name them. What a cloud lacks is in them, too,
// and goes.
import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const [folder, ...names] = process.argv.slice(1);
for (const name of names) {
  const inside = (file) => join(folder, name, file);
  const program = createWriteStream(inside("chromium"), { mode: 0o755 });
  await pipeline(createReadStream(inside("bin/chromium.br")), createBrotliDecompress(), program);
  rmSync(inside("bin"), { recursive: true });
}
