// A page of another origin that has embeds in it: the demo pages, and pages that a test writes.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { TYPES } from "./harness.mjs";

const demo = fileURLToPath(new URL("../../www/embed/demo/", import.meta.url));

/** The policy of the demo page that allows nothing but what it names, as a header. */
export const STRICT = "default-src 'none'; style-src 'self'; script-src {{origin}}; frame-src {{origin}}";

/**
 * Serves the demo pages of an app from another port. `pages` are more pages by name, each a text or { html, policy };
 * `{{site}}` and `{{origin}}` in them are the app's. Resolves to { url, pages, stop }.
 */
export async function host(site, pages = {}) {
  const fill = (text) => text.replaceAll("{{site}}", site).replaceAll("{{origin}}", new URL(site).origin);
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, "http://localhost").pathname.slice(1) || "index.html";
    const page = pages[name];
    const text = typeof page === "string" ? page : (page?.html ?? (await readFile(join(demo, name), "utf8").catch(() => undefined)));
    if (text === undefined) return response.writeHead(name === "favicon.ico" ? 204 : 404).end();
    const policy = page?.policy ?? (name === "strict.html" ? STRICT : undefined);
    const headers = { "Content-Type": TYPES[extname(name)] ?? "text/html; charset=utf-8", "Cache-Control": "no-cache" };
    response.writeHead(200, policy ? { ...headers, "Content-Security-Policy": fill(policy) } : headers).end(fill(text));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((stopped) => server.close(stopped));
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, pages, stop };
}
