import { kOfEach, ROBIN } from "../../../functions/definitions/robin";
import { isFault } from "../../../functions/fault";
import { robinScores } from "../../../functions/robinField";
import { isReason } from "../../../rules/reason";
import { robinSteps } from "../../../rules/steps/robin";
import { isMisprinted, resultOf, type Step, type StepKey } from "../../../rules/steps/step";
import { teller, type Teller } from "./teller";

/** The last step of each column of the table, for rated players and unrated ones; W and K have none. */
const RATED: readonly (StepKey | null)[] = [
  ...[null, null, null, "p", "dp", null, null, null, null, null, "we", null, "change", "newRating"],
] as const;

/** The column of Ru (new), and those before it. */
const RU_NEW = 9;
const FIRST_PASS = 7;
const BEFORE: Readonly<Record<number, StepKey>> = { 5: "raOfRobin", 6: "dp", 8: "rcNew" };

/** Each cell of the table that FIDE.ROBIN spills. */
export const ROBIN_TELLER: Teller = teller(
  ROBIN,
  ({ row, column }, names, ratings, scoreCells, k, edition, asPrinted) => {
    const players = ratings.values.length;
    const scores = robinScores(players, scoreCells);
    const player = row - 1;
    if (isFault(scores) || player < 0 || player >= players) return null;
    const given = k === null ? {} : { k: kOfEach(k.values, players) };
    const field = { ratings: ratings.values, scores };
    const isRated = ratings.values[player] !== null;
    const told = (isPrinted: boolean) => {
      const steps = robinSteps(field, edition, player, { ...given, asPrinted: isPrinted });
      if (isReason(steps)) return steps;
      return isRated ? ratedUpTo(steps, column) : unratedUpTo(steps, column);
    };
    const [upTo, rule] = [told(asPrinted), told(false)];
    if (isReason(upTo) || isReason(rule)) return upTo;
    const known = { field: names.values.map((name, at) => name || String(at + 1)), opponents: [] };
    if (upTo.length === 0) return null;
    return { steps: upTo, names: known, ...(isOtherwise(upTo, rule) && { byRule: rule }) };
  },
);

/** Whether print and rule part on the way, or at the end. */
function isOtherwise(printed: readonly Step[], rule: readonly Step[]): boolean {
  return isMisprinted(printed) || resultOf(printed) !== resultOf(rule);
}

function ratedUpTo(steps: readonly Step[], column: number): readonly Step[] {
  const key = RATED[column] ?? null;
  if (key === null) return [];
  const isIt = (step: Step) => step.key === key || (key === "we" && step.key === "wePrinted");
  return steps.slice(0, 1 + steps.findIndex(isIt));
}

/** The first pass ends where opponents are moved, or with the average itself. */
function unratedUpTo(steps: readonly Step[], column: number): readonly Step[] {
  if (column === RU_NEW) return steps;
  if (column === FIRST_PASS) {
    const next = steps.findIndex(({ key }) => key === "countedFromRu" || key === "rcNew");
    return steps.slice(0, next);
  }
  const key = BEFORE[column];
  return key === undefined ? [] : steps.slice(0, 1 + steps.findIndex((step) => step.key === key));
}
