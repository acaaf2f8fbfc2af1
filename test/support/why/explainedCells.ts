import { shownResult } from "../../../src/desk/why/result";
import { whyOnSheet } from "../../../src/desk/why/sheet/whyOnSheet";
import type { WhyWords } from "../../../src/desk/why/sheet/words";
import type { BookRead, Explained } from "../../../src/desk/why/why";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { addressOf, valueAt, type CellPlace } from "../../../src/tournament/sheetCells";

/** A cell of one of the plans that has a formula, by any number. */
export function formulaCell(plans: readonly SheetPlan[], pick: number) {
  const all = plans.flatMap(({ name, cells }) =>
    cells.flatMap(({ content, row, column }) =>
      typeof content === "object" ? [{ sheet: name, place: { row, column } }] : [],
    ),
  );
  return all[pick % all.length]!;
}

/** What is wrong with the explanation of a cell that nobody has typed over; null: nothing. */
export function faultOf(
  read: BookRead,
  at: { readonly sheet: string; readonly place: CellPlace },
  words: WhyWords,
): string | null {
  const answer = whyOnSheet(read, at, words);
  const where = `${at.sheet} ${addressOf(at.place)}`;
  if (answer === null) return `${where}: not explained`;
  if (answer.kind === "needed") return `${where}: needs ${answer.sheets.join(", ")}`;
  const fault = faultIn(answer, valueAt(read.get(at.sheet)!.cells, at.place));
  return fault === null ? null : `${where}, ${answer.why.title}: ${fault}`;
}

function faultIn({ why }: Explained, shown: unknown): string | null {
  const { steps, result, agrees, said, reason } = why;
  if (agrees === false) return `shows ${String(shown)}, explained as ${String(result)}`;
  if (said.length + steps.length === 0 && reason === null) return "nothing is said";
  const last = steps[steps.length - 1];
  if (last === undefined || result === null) return null;
  const number = shownResult(last);
  const isSame = typeof shown === "number" && Math.abs(shown - number) < 1e-6;
  return isSame ? null : `shows ${String(shown)}, its steps end in ${number}`;
}
