// The hand of a link in its own title, price and picture, as a Worker of Cloudflare with the site as its assets. Beside this file are
// hand.js, the folder `tensu` of the zip, and wrangler.toml:
//
//   name = "tensu"
//   main = "cloudflare.js"
//   compatibility_date = "2026-11-01"
//   [assets]
//   directory = "tensu"
//   binding = "ASSETS"
//   run_worker_first = ["/h/*"]
//
// `npm install tensu wrangler`, then `npx wrangler deploy`.

import { explain, loadLanguage } from "tensu";
import hand from "./hand.js";

/** The hand's price with all that led to it, in the language of who shared it; undefined if it is worth nothing. */
async function explained(link) {
  const lang = await loadLanguage(link.lang).catch(() => "en");
  const why = explain(link.link, lang);
  return why.ok ? why : undefined;
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const [, root, name] = /^(.*\/)h\/([^/]*)$/.exec(url.pathname) ?? [];
    const asset = (path, headers) => env.ASSETS.fetch(new Request(new URL(path, url.origin), { headers }));
    const general = () => asset(name === "card.png" ? `${root}cards/tensu.png` : url.pathname, request.headers);
    const link = hand.read(url.search);
    if (!link || root === undefined || !["", "card.png"].includes(name)) return general();
    const why = await explained(link);
    if (name === "card.png") {
      const faces = await asset(`${root}cards/faces.bin`);
      const drawn = faces.ok && hand.picture(new Uint8Array(await faces.arrayBuffer()), link, why?.total);
      const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" };
      return drawn ? new Response(drawn, { headers }) : general();
    }
    const site = await asset(`${root}h/`);
    // "Ron 12,000", "Haneman, 7 han 30 fu", the tiles, and more.
    const [price, worth, tiles] = why?.lines ?? [];
    const title = why ? `${price}: ${why.yaku.map((one) => one.name).join(", ")}` : hand.written(link);
    const html = hand.page(await site.text(), link, title, why && `${worth}. ${tiles}`);
    const headers = { ...Object.fromEntries(site.headers), "Cache-Control": "no-cache" };
    return new Response(html, { headers });
  },
};
