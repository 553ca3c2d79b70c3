import { start } from "./harness.mjs";
const app = await start();
const html = `<!doctype html><meta charset=utf-8><body style="margin:0"><p id=o>0</p>${Array.from({length:34},(_, i)=>`<button aria-label="b${i}">${i}</button>`).join("")}<script>let n=0;document.addEventListener("click",e=>{o.textContent=++n});</script>`;
async function framesOf(count) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const all = [...document.querySelectorAll("button")];
  const gaps = []; let last = await frame();
  for (let k=0;k<count;k++) { all[k%all.length].click(); for (let i=0;i<3;i++){ const now=await frame(); gaps.push(now-last); last=now; } }
  return { frames: gaps.length, dropped: gaps.filter((g) => g > 25).length, longest: Math.max(...gaps) };
}
try {
  await app.visit({ width: 390, height: 844 }, async ({ page, context }) => {
    await page.setContent(html);
    await page.waitForTimeout(500);
    const devtools = await context.newCDPSession(page);
    for (let r = 0; r < 6; r++) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    console.log("floor", JSON.stringify(await page.evaluate(framesOf, 105)));
    }
  });
} finally { await app.stop(); }
