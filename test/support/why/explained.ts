import { whyOnSheet } from "../../../src/desk/why/sheet/whyOnSheet";
import type { BookRead, Explained } from "../../../src/desk/why/why";
import { EN_STEPS } from "../../../src/i18n/en/steps";
import { stepArticle, stepText } from "../../../src/i18n/steps";
import type { CellPlace } from "../../../src/tournament/sheetCells";
import { WORDS } from "./bookRead";

/** A cell in a column of a sheet, by its name, in one of its lines. */
export function placeOf(read: BookRead, sheet: string, name: string, line = 0): CellPlace {
  const area = read.get(sheet)?.names.own.get(name);
  if (area === undefined) throw new Error(`${sheet} has no ${name}`);
  return { row: area.row + line, column: area.column };
}

/** The explanation of such a cell. */
export function explainedAt(read: BookRead, sheet: string, name: string, line = 0): Explained {
  const answer = whyOnSheet(read, { sheet, place: placeOf(read, sheet, name, line) }, WORDS);
  if (answer?.kind !== "explained") throw new Error(`${sheet} ${name} is not explained`);
  return answer;
}

/** Its steps in words, each with its article. */
export function toldSteps({ why: { steps, names } }: Pick<Explained, "why">): string[] {
  return steps.map((step) => `${stepArticle(step)}: ${stepText(EN_STEPS, step, names)}`);
}
