// Shows what the calculator tells, and tells it things.
const calculator = document.querySelector("tensu-calculator");
const told = document.getElementById("told");
const lines = [];
const show = (line) => {
  lines.unshift(line);
  told.textContent = lines.slice(0, 12).join("\n");
};
for (const type of ["ready", "resize", "change", "result", "error"]) {
  calculator.addEventListener(type, ({ detail }) => show(`${type} ${JSON.stringify(detail).slice(0, 300)}`));
}
let kept = "";
const DEEDS = {
  hand: () => calculator.setHand("234m340p66p678s56s+7s riichi dora:1m5p"),
  rules: () => calculator.setRules("tenhou"),
  keep: async () => (kept = await calculator.getState()),
  back: () => calculator.setState(kept),
  reset: () => calculator.reset(),
  bad: () => calculator.setHand("12x"),
};
document.addEventListener("click", async ({ target }) => {
  const deed = DEEDS[target.dataset.do];
  if (!deed) return;
  try {
    show(`answered: ${await deed()}`);
  } catch (error) {
    show(`refused (${error.code}): ${error.message}`);
  }
});
