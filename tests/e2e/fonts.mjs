// The fonts of the tests' browser: the same on every machine that finds fonts by fontconfig, as Linux does. A text is as wide here as
// there, and what does not fit under a font that people have is seen before they see it.
//
//   FONT="Noto Sans" node --test tests/e2e/layout.test.mjs

import { mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const packages = join(root, "target/tools/npm/node_modules");

/** What Linux and Android show where a page asks for the system's own: the family, and where it is. */
const FAMILIES = {
  "DejaVu Sans": "dejavu-fonts-ttf/ttf",
  "Noto Sans": "@expo-google-fonts/noto-sans",
  Roboto: "@expo-google-fonts/roboto",
};

/** The system's own font in this run. */
export const FONT = process.env.FONT || "DejaVu Sans";
if (!(FONT in FAMILIES)) throw new Error(`FONT is one of ${Object.keys(FAMILIES).join(", ")}`);

/** By language the regions of the one font here that no package has: set-up installs it. */
const CJK = { ja: "JP", ko: "KR", "zh-cn": "SC", "zh-sg": "SC", "zh-tw": "TC", "zh-hk": "HK" };

/** The folders of the machine that have it; all else in them is left out. */
function cjk(folder = "/usr/share/fonts") {
  let files = [];
  try {
    files = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    // A machine without fonts.
  }
  const has = files.filter(({ name }) => /^NotoSansCJK.*\.[ot]t[cf]$/.test(name));
  return [...new Set(has.map(({ parentPath, path }) => parentPath ?? path))];
}

const before = (family, first) =>
  `<match target="pattern"><test name="family"><string>${family}</string></test>` +
  `<edit name="family" mode="prepend" binding="strong"><string>${first}</string></edit></match>`;

/** The settings, as a file: FONTCONFIG_FILE for the browser. */
export function fontSettings() {
  const folder = join(root, "target/xtask/fonts");
  mkdirSync(folder, { recursive: true });
  const own = [...new Set([FAMILIES[FONT], FAMILIES["DejaVu Sans"]])].map((place) => join(packages, place));
  const lines = [
    `<cachedir>${folder}/cache</cachedir>`,
    ...[...own, ...cjk()].map((place) => `<dir>${place}</dir>`),
    "<selectfont>",
    ...cjk().flatMap((place) => [`<acceptfont><glob>${place}/NotoSansCJK*</glob></acceptfont>`, `<rejectfont><glob>${place}/*.*</glob></rejectfont>`]),
    // Nobody's text is in it.
    "<rejectfont><glob>*/DejaVuMathTeXGyre.ttf</glob></rejectfont>",
    "</selectfont>",
    ...["sans-serif", "serif", "system-ui", "ui-sans-serif", "sans", "cursive", "fantasy"].map((name) => before(name, FONT)),
    ...["monospace", "ui-monospace", "mono"].map((name) => before(name, "DejaVu Sans Mono")),
    ...Object.entries(CJK).map(
      ([language, region]) =>
        `<match target="pattern"><test name="lang" compare="contains"><string>${language}</string></test>` +
        `<edit name="family" mode="append" binding="strong"><string>Noto Sans CJK ${region}</string></edit></match>`,
    ),
    // Who names no font that is here.
    `<match target="pattern"><edit name="family" mode="append_last"><string>${FONT}</string></edit></match>`,
    // The same edges of letters, too, as their hints may make them wider.
    '<match target="pattern"><edit name="antialias" mode="assign"><bool>true</bool></edit>',
    '<edit name="hintstyle" mode="assign"><const>hintslight</const></edit><edit name="rgba" mode="assign"><const>none</const></edit></match>',
  ];
  const file = join(folder, `${FONT.replaceAll(" ", "-")}.conf`);
  // Files of tests run side by side: none may read half of it.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${lines.join("\n")}\n</fontconfig>\n`);
  renameSync(part, file);
  return file;
}
