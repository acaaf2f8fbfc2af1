import { readFileSync, statSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { functionRatios, functionRows } from "./functions";
import { gridGrowth, textGrowth } from "./growth";
import { best, type BenchRow } from "./measure";
import { reportFigures } from "./reports";
import { ruleRows } from "./rules";
import { startFigures } from "./start";
import { pageFigures } from "./workbench";

const BUILT = "dist/functions.js";

/** Time to read and run the built functions in a fresh script engine. */
function startUp(): number {
  const source = readFileSync(BUILT, "utf8");
  return best(() => {
    const CustomFunctions = { associate: () => undefined, Error };
    runInContext(source, createContext({ CustomFunctions }));
  });
}

function print(rows: readonly BenchRow[]): void {
  const table = rows.map(({ what, milliseconds, against }) => {
    const ratios = against.map(({ name, milliseconds: other }): [string, string] => [
      name,
      `${other.toFixed(1)} ms, ${(other / milliseconds).toFixed(1)} ×`,
    ]);
    return {
      what,
      "ms (best of 7)": Number(milliseconds.toFixed(2)),
      ...Object.fromEntries(ratios),
    };
  });
  console.table(table);
}

console.log("One million calls of the rules; beside them other libraries, in the same run:");
print(ruleRows());
console.log("100,000 rows in one call of the built functions:");
print(functionRows(BUILT));
console.log("How many times as long as a plain loop of the look-up over the same rows:");
const ratios = functionRatios(BUILT);
console.table(ratios);
console.log(
  `Start-up of ${BUILT}: ${startUp().toFixed(2)} ms; size: ${statSync(BUILT).size} bytes`,
);
console.log(
  "Swiss tables read and their reports planned (300 × 11 at most 150 ms), best of seven:",
);
console.table(reportFigures());
console.log(
  "What twice as much to read costs, where it costs most: texts of 16,000 and 32,000 signs",
);
console.table(textGrowth());
console.log("and sheets, by their cells:");
console.table(gridGrowth());
console.log("In the workbench's page, best of three; and the command that serves it:");
const figures = [...(await pageFigures()), ...(await startFigures())];
console.table(figures);
const isSlow =
  figures.some(({ ms, "at most": limit }) => ms > limit) ||
  ratios.some(({ times, "at most": limit }) => times > limit);
if (isSlow) process.exitCode = 1;
