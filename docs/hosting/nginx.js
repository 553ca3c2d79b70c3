// The hand of a link in its own title and picture, behind nginx with njs: hand.js beside this file, and the lines marked `njs` in
// nginx.conf. njs runs no WebAssembly, so nothing is scored here: the title is the tiles and the ruleset, the picture the tiles.

import fs from "fs";
import hand from "hand.js";

/** A file of the site; every address here is in `h/`. */
const file = (r, name) => r.variables.request_filename.replace(/h\/[^/]*$/, name);

/** The ruleset as the site's page of it is called, in the language of who shared the hand, or else in English. */
function ruleset(r, link) {
  const titles = [link.lang + "/", ""].map((own) => {
    try {
      return /<title>([^<]*) – Tensu/.exec(fs.readFileSync(file(r, `rules/${link.ruleset}/${own}index.html`), "utf8"))[1];
    } catch (why) {
      return "";
    }
  });
  return (titles.find((title) => title) || "").replace(/&lt;/g, "<").replace(/&quot;/g, '"').replace(/&amp;/g, "&");
}

function page(r) {
  const html = fs.readFileSync(file(r, "h/index.html"), "utf8");
  const link = hand.read(r.variables.args || "");
  const name = link && ruleset(r, link);
  r.headersOut["Content-Type"] = "text/html; charset=utf-8";
  r.return(200, name ? hand.page(html, link, `${hand.written(link)} – ${name}`) : html);
}

function picture(r) {
  const link = hand.read(r.variables.args || "");
  const drawn = link && hand.picture(new Uint8Array(fs.readFileSync(file(r, "cards/faces.bin"))), link);
  r.headersOut["Content-Type"] = "image/png";
  r.return(200, drawn ? Buffer.from(drawn) : fs.readFileSync(file(r, "cards/tensu.png")));
}

export default { page, picture };
