import type { Step, StepKey } from "../../rules/steps/step";
import type { CellValue } from "../../tournament/sheetCells";

const IN_HUNDREDTHS: ReadonlySet<StepKey> = new Set<StepKey>([
  ...([
    "pd",
    "p",
    "delta",
    "sumOfDeltas",
    "we",
    "wePrinted",
    "wMinusWe",
    "change",
    "periodChange",
    "eventDeltas",
  ] as const),
]);

/** What a step comes to as a cell shows it. */
export function shownResult({ key, result }: Step): number {
  if (key === "points") return result / 2;
  return IN_HUNDREDTHS.has(key) ? result / 100 : result;
}

/** Cells hold binary fractions: half a unit of the sixth place is none of the rules'. */
const TOLERANCE = 5e-7;

/** Whether a cell shows this; what shows nothing is an empty text, or blank. */
export function showsSame(shown: CellValue, expected: CellValue): boolean {
  return typeof shown === "number" && typeof expected === "number"
    ? Math.abs(shown - expected) < TOLERANCE
    : shown === expected;
}

const ERROR = /^#(?:N\/A|[A-Z0-9/_]+[!?]|GETTING_DATA)$/;

/** Whether a cell shows one of Excel's errors. */
export function isErrorShown(shown: CellValue): shown is string {
  return typeof shown === "string" && ERROR.test(shown);
}
