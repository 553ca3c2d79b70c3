// Reads style sheets as a JSON list, writes them as the oldest browsers that are promised read them. The first word is the folder of the
// npm packages.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, ...oldest] = process.argv.slice(1);
const { transform } = createRequire(join(folder, "package.json"))("lightningcss");
const targets = Object.fromEntries(
  oldest.map((one) => {
    const [browser, major, minor = 0] = one.split(/[=.]/);
    return [browser, (major << 16) | (minor << 8)];
  }),
);
const lowered = (code) => transform({ filename: "sheet.css", code: Buffer.from(code), minify: true, targets }).code.toString();
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0)).map(lowered)));
