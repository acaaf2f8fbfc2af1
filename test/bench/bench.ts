import { readFileSync, statSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { functionRatios, functionRows } from "./functions";
import { gridGrowth, textGrowth } from "./growth";
import { best, type BenchRow } from "./measure";
import { reportFigures } from "./reports";
import { ruleRows } from "./rules";
import { startFigures } from "./start";
import { pageFigures } from "./workbench";
import { writingFigures } from "./writing";

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

/** Sections with a figure above its limit. */
const slow: string[] = [];

const SECTIONS: Readonly<Record<string, () => void | Promise<void>>> = {
  rules: () => {
    console.log("One million calls of the rules; beside them other libraries, in the same run:");
    print(ruleRows());
  },
  functions: () => {
    console.log("100,000 rows in one call of the built functions:");
    print(functionRows(BUILT));
    console.log("How many times as long as a plain loop of the look-up over the same rows:");
    const ratios = functionRatios(BUILT);
    console.table(ratios);
    if (ratios.some(({ times, "at most": limit }) => times > limit)) slow.push("functions");
    console.log(
      `Start-up of ${BUILT}: ${startUp().toFixed(2)} ms; size: ${statSync(BUILT).size} bytes`,
    );
  },
  reports: () => {
    console.log(
      "Swiss tables read and their reports planned (300 × 11 at most 150 ms), best of seven:",
    );
    console.table(reportFigures());
  },
  growth: () => {
    console.log(
      "What twice as much to read costs, where it costs most: texts of 16,000 and 32,000 signs",
    );
    console.table(textGrowth());
    console.log("and sheets, by their cells:");
    console.table(gridGrowth());
  },
  page: async () => {
    console.log("In the workbench's page, best of three; and the command that serves it:");
    const figures = [...(await pageFigures()), ...(await startFigures())];
    console.table(figures);
    if (figures.some(({ ms, "at most": limit }) => ms > limit)) slow.push("page");
  },
  writing: async () => {
    console.log(
      "From the button to the sheets in the strict workbench; 300 × 11 is the best of three:",
    );
    const figures = await writingFigures();
    console.table(figures);
    const isOver = figures.some(
      ({ seconds, "at most (s)": limit }) => limit !== null && seconds > limit,
    );
    if (isOver) slow.push("writing");
  },
};

/** `npm run bench -- writing` runs one section alone. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  throw new RangeError(`${unknown.join(", ")}. Expected: ${Object.keys(SECTIONS).join(", ")}.`);
}
for (const [name, run] of Object.entries(SECTIONS)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
if (slow.length > 0) {
  console.error(`Slower than it may be: ${slow.join(", ")}`);
  process.exitCode = 1;
}
