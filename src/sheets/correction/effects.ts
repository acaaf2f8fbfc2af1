import { text, type Expr } from "../../formula/expr";
import { printer, type Printed } from "../../formula/print";
import { cellAt, OWN } from "../../formula/reference";
import { f } from "../../formula/template";
import type { SheetTexts } from "../../i18n/sheets";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula, lineFormula } from "../cellFormula";
import { HEAD_ROWS } from "../head";
import type { SheetDraft } from "../sheetDraft";
import type { Compared } from "./compared";
import type { PlayerPair } from "./samePlayers";
import { figureCell, nameCell } from "./side";

/** Number, player, difference, and every figure before and after. */
export const EFFECT = { number: 0, player: 1, difference: 2, figures: 3 } as const;

/** Behind the head and two rows of headings. */
export const FIRST_EFFECT = HEAD_ROWS + 2;

/** Every player for whom something changed, with his figures on both sides. */
export function putEffects<C extends string>(
  draft: SheetDraft,
  compared: Compared<C>,
  changed: readonly PlayerPair[],
  { correction: words, report }: SheetTexts,
): void {
  const { figures, after } = compared;
  if (changed.length === 0) draft.put(FIRST_EFFECT, EFFECT.player, words.noEffects, "note");
  const { number, player } = report.headings;
  const names = [number(after.edition), player(after.edition), words.difference];
  const headings = figures.flatMap(({ heading }) => [heading, ""]);
  draft.line(HEAD_ROWS, 0, [...names, ...headings], "heading");
  const sides = figures.flatMap(() => [words.was, words.is]);
  draft.line(HEAD_ROWS + 1, 0, ["", "", "", ...sides], "heading");
  const of = printer(difference(compared));
  for (const [index, pair] of changed.entries()) {
    const row = FIRST_EFFECT + index;
    putPlayer(draft, compared, pair, row, { missing: words.missing, difference: of });
  }
  if (changed.length > 0) putLooks(draft, compared, changed.length);
}

function putLooks<C extends string>(
  draft: SheetDraft,
  { figures }: Compared<C>,
  rows: number,
): void {
  const row = FIRST_EFFECT;
  for (const [index, { look }] of figures.entries()) {
    const place = { row, column: EFFECT.figures + 2 * index, rows, columns: 2 };
    draft.look(place, look);
  }
  const differences = { row, column: EFFECT.difference, rows, columns: 1 };
  draft.look(differences, "wholeChange");
  draft.name("Difference", differences);
}

function putPlayer<C extends string>(
  draft: SheetDraft,
  { before, after, figures }: Compared<C>,
  pair: PlayerPair,
  row: number,
  { missing, difference: ofPlayer }: { readonly missing: string; readonly difference: Printed },
): void {
  const place = pair.after ?? pair.before ?? 0;
  const side = pair.after === null ? before : after;
  draft.put(row, EFFECT.number, side.players[place]?.number ?? place + 1);
  const name = nameCell(side, place);
  draft.put(row, EFFECT.player, cellFormula(name));
  const sides = [
    [before, pair.before],
    [after, pair.after],
  ] as const;
  for (const [index, { column }] of figures.entries()) {
    for (const [offset, [of, player]] of sides.entries()) {
      const shown = player === null ? missing : cellFormula(figureCell(of, player, column));
      draft.put(row, EFFECT.figures + 2 * index + offset, shown);
    }
  }
  draft.put(row, EFFECT.difference, lineFormula(ofPlayer, { [OWN]: row }));
}

/** Of the first rating that both sides have; nothing where one of the two is none. */
function difference<C extends string>({ figures, ratings }: Compared<C>): Expr {
  return ratings.reduceRight<Expr>((otherwise, rating) => {
    const first = EFFECT.figures + 2 * figures.findIndex(({ column }) => column === rating);
    const [was, is] = [cellAt(OWN, first, "column"), cellAt(OWN, first + 1, "column")];
    return ifNumber(was, ifNumber(is, f`${is}-${was}`, otherwise), otherwise);
  }, text(""));
}
