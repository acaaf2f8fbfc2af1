import { cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import { at } from "../../rules/at";
import { numbersOf } from "../../tournament/numbers";
import { cellFormula } from "../cellFormula";
import { columnOf, putTable } from "../table";
import type { KHeading } from "../../i18n/kReason";
import { inputColumns } from "./columns/inputs";
import { K_INPUTS } from "./columns/kInputs";
import { isOneSided, misfitOf } from "./completeness";
import { inputOf, opponentColumn, type IterationContext } from "./context";
import { PLAYER_COLUMN, type InputColumn } from "./places";
import { playerLines } from "./playerLine";

/** The crosstable; under it who counts, and whether rows and columns fit. */
export function putInputs(sheet: IterationContext): void {
  const { draft, order, places, texts } = sheet;
  const { articles, name } = order.edition;
  draft.put(places.rows.inputsSection, PLAYER_COLUMN, texts.inputs, "section");
  const lines = playerLines(sheet, "inputs");
  const numbers = numbersOf(order.event.players);
  putTable(draft, places.inputs, inputColumns(places), sheet, lines, {
    heading: (key) => heading(sheet, key, numbers),
    hint: (key) => {
      if (key === "firstEvent") return texts.hints.firstEvent(articles.firstEvent, name);
      return isOfK(key) ? texts.kReason.hints[key](order.edition) : undefined;
    },
  });
  putCounts(sheet);
}

function isOfK(key: InputColumn): key is KHeading {
  return K_INPUTS.some((column) => column.key === key);
}

/** Opponents have their numbers. */
function heading(
  { order, places, texts }: IterationContext,
  key: InputColumn,
  numbers: readonly number[],
): string | number {
  if (isOfK(key)) return texts.kReason.headings[key];
  switch (key) {
    case "number":
      return texts.report.headings.number(order.edition);
    case "k":
      return "K";
    case "player":
    case "rating":
    case "points":
    case "firstEvent":
    case "counts":
      return texts.columns[key];
    default:
      return at(numbers, columnOf(places.inputs, key) - places.firstOpponent);
  }
}

/** Who counts, once more along the columns: W is the score against those who do. */
function putCounts(sheet: IterationContext): void {
  const { draft, places, texts } = sheet;
  if (!places.hasResults) return;
  const { players } = places;
  const square = { row: places.inputs.first, column: opponentColumn(places, 0) };
  const results = { ...square, rows: players, columns: players };
  draft.name("Results", results);
  draft.mark(results, isOneSided(places));
  const { countsLine, fitsLine } = places.rows;
  draft.put(countsLine, PLAYER_COLUMN, texts.columns.counts, "label");
  draft.put(fitsLine, PLAYER_COLUMN, texts.misfits, "label");
  const fits = { row: fitsLine, column: square.column, rows: 1, columns: players };
  draft.mark(fits, f`${cellAt(fits.row, fits.column)}<>0`);
  for (let opponent = 0; opponent < places.players; opponent += 1) {
    const column = opponentColumn(places, opponent);
    const counts = inputOf(sheet, opponent, "counts");
    draft.put(countsLine, column, cellFormula(counts), "result");
    draft.put(fitsLine, column, cellFormula(misfitOf(places, opponent)), "result");
  }
}
