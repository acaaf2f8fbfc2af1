import { text, type Expr } from "../../formula/expr";
import { printer, type Printed } from "../../formula/print";
import { cellAt, OWN } from "../../formula/reference";
import { f } from "../../formula/template";
import type { ComparedColumn } from "../../i18n/correction";
import type { SheetTexts } from "../../i18n/sheets";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula, lineFormula } from "../cellFormula";
import { HEAD_ROWS } from "../head";
import type { SheetDraft } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import type { CorrectionOrder } from "./order";
import { figureCell, nameCell } from "./reportSide";
import type { PlayerPair } from "./samePlayers";

/** What is compared of each player, the most important first. */
const FIGURES: Readonly<Record<ComparedColumn, Look>> = {
  rn: "whole",
  ru: "whole",
  change: "change",
  n: "whole",
  w: "points",
  wMinusWe: "change",
  k: "whole",
  rating: "whole",
};

export const COMPARED = Object.keys(FIGURES) as readonly ComparedColumn[];

/** Number, player, difference, and every figure before and after. */
export const EFFECT = { number: 0, player: 1, difference: 2, figures: 3 } as const;

/** Behind the head and two rows of headings. */
export const FIRST_EFFECT = HEAD_ROWS + 2;

/** Every player for whom something changed, with his figures in both reports. */
export function putEffects(
  draft: SheetDraft,
  order: CorrectionOrder,
  changed: readonly PlayerPair[],
  { correction: words, report }: SheetTexts,
): void {
  if (changed.length === 0) draft.put(FIRST_EFFECT, EFFECT.player, words.noEffects, "note");
  const { edition } = order.after.report;
  const { number, player } = report.headings;
  const names = [number(edition), player(edition), words.difference];
  const figures = COMPARED.map((column) => words.headings[column]);
  draft.line(HEAD_ROWS, 0, [...names, ...figures.flatMap((name) => [name, ""])], "heading");
  const sides = COMPARED.flatMap(() => [words.was, words.is]);
  draft.line(HEAD_ROWS + 1, 0, ["", "", "", ...sides], "heading");
  const of = printer(difference());
  for (const [index, pair] of changed.entries()) {
    putPlayer(draft, order, pair, FIRST_EFFECT + index, { missing: words.missing, difference: of });
  }
  if (changed.length > 0) putLooks(draft, FIRST_EFFECT, changed.length);
}

function putLooks(draft: SheetDraft, row: number, rows: number): void {
  for (const [index, column] of COMPARED.entries()) {
    const place = { row, column: EFFECT.figures + 2 * index, rows, columns: 2 };
    draft.look(place, FIGURES[column]);
  }
  const differences = { row, column: EFFECT.difference, rows, columns: 1 };
  draft.look(differences, "wholeChange");
  draft.name("Difference", differences);
}

function putPlayer(
  draft: SheetDraft,
  { before, after }: CorrectionOrder,
  pair: PlayerPair,
  row: number,
  of: { readonly missing: string; readonly difference: Printed },
): void {
  const place = pair.after ?? pair.before ?? 0;
  draft.put(row, EFFECT.number, place + 1);
  const name = nameCell(pair.after === null ? before : after, place);
  draft.put(row, EFFECT.player, cellFormula(name));
  const sides = [
    [before, pair.before],
    [after, pair.after],
  ] as const;
  for (const [index, column] of COMPARED.entries()) {
    for (const [offset, [side, player]] of sides.entries()) {
      const shown = player === null ? of.missing : cellFormula(figureCell(side, player, column));
      draft.put(row, EFFECT.figures + 2 * index + offset, shown);
    }
  }
  draft.put(row, EFFECT.difference, lineFormula(of.difference, { [OWN]: row }));
}

/** Of Rn, and for unrated players of Ru; nothing where one of the two is none. */
function difference(): Expr {
  const of = (column: ComparedColumn, otherwise: Expr) => {
    const first = EFFECT.figures + 2 * COMPARED.indexOf(column);
    const [was, is] = [cellAt(OWN, first, "column"), cellAt(OWN, first + 1, "column")];
    return ifNumber(was, ifNumber(is, f`${is}-${was}`, otherwise), otherwise);
  };
  return of("rn", of("ru", text("")));
}
