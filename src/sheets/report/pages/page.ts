import { printer, type Printed } from "../../../formula/print";
import { cellAt, onSheet, OWN } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { at } from "../../../rules/at";
import { span } from "../../../tournament/sheetCells";
import { lineFormula } from "../../cellFormula";
import { headingOf } from "../../looks";
import type { SheetDraft } from "../../sheetDraft";
import type { Look } from "../../sheetPlan";
import { columnOf } from "../../table";
import { onReport, type ReportContext } from "../context";
import type { GameColumn } from "../layout";
import { gameHeading } from "../games/heading";
import {
  hypotheticalOf,
  kOfChange,
  type BlockName,
  type GameRows,
  type ReportColumn,
} from "../layout";
import { pageSentences } from "./pageSentences";

/** Columns of a page: those of the sheet of games that it shows. */
const COLUMNS: readonly (readonly [of: GameColumn, look: Look | null])[] = [
  ["round", "ordinal"],
  ["opponent", null],
  ["opponentRating", "whole"],
  ["counted", "whole"],
  ["difference", "whole"],
  ["pd", "hundredths"],
  ["score", "points"],
  ["delta", "change"],
];

/** All that stands in a hypothetical opponent's line. */
const OF_HYPOTHETICAL = new Set<GameColumn>(["opponent", "opponentRating", "counted"]);

/** The formulas of every page, made once. */
export interface PageFormulas {
  readonly report: (column: ReportColumn) => Printed;
  readonly games: readonly Printed[];
  readonly sentences: Readonly<Record<BlockName, readonly Printed[]>>;
}

export function pageFormulas(sheet: ReportContext): PageFormulas {
  const { names, places } = sheet;
  const game = (column: GameColumn) =>
    onSheet(names.games, cellAt(OWN, columnOf(places.games, column), "column"));
  return {
    report: (column) => printer(onReport(sheet, column, "player")),
    games: COLUMNS.map(([of]) => printer(game(of))),
    sentences: { rated: sentencesOf(sheet, "rated"), unrated: sentencesOf(sheet, "unrated") },
  };
}

/** None of a block without players. */
function sentencesOf(sheet: ReportContext, block: BlockName): readonly Printed[] {
  const isThere = sheet.places.blocks.some(({ name }) => name === block);
  return isThere ? pageSentences(sheet, block).map(printer) : [];
}

/** Lines of a player from the given row on; the row after them. */
export function putPage(
  draft: SheetDraft,
  sheet: ReportContext,
  formulas: PageFormulas,
  player: number,
  first: number,
): number {
  const { places, texts, order } = sheet;
  const rows = { player: at(places.playerRows, player) };
  const report = (column: ReportColumn) => lineFormula(formulas.report(column), rows);
  draft.put(first, 0, report("player"), "section");
  draft.put(first + 1, 1, texts.columns.rating, "label");
  draft.put(first + 1, 2, report("rating"), "whole");
  const block = at(order.event.players, player).rating === null ? "unrated" : "rated";
  if (block === "rated") putK(draft, sheet, formulas, player, first + 1);
  const games = places.gameRows[player] ?? null;
  const next =
    games === null
      ? first + 2
      : putLines(draft, sheet, formulas, linesOf(sheet, player, games), first + 3);
  const sentences = formulas.sentences[block];
  for (const [index, said] of sentences.entries()) {
    draft.put(next + index, 0, lineFormula(said, rows), "plain");
  }
  return next + sentences.length + 1;
}

/** K, and why it is not that of everybody. */
function putK(
  draft: SheetDraft,
  sheet: ReportContext,
  formulas: PageFormulas,
  player: number,
  row: number,
): void {
  const { places } = sheet;
  const rows = { player: at(places.playerRows, player) };
  draft.put(row, 4, "K", "label");
  draft.put(row, 5, lineFormula(formulas.report(kOfChange(places)), rows), "whole");
  const reason = reasonOfK(sheet, player);
  if (reason !== null) draft.put(row, 6, lineFormula(reason, rows), "note");
}

/** Why K is not that of everybody, as long as nobody has typed another one. */
function reasonOfK(sheet: ReportContext, player: number): Printed | null {
  const { by, k: decided } = at(sheet.k.players, player);
  if (by !== "strong" && by !== "junior" && by !== "new") return null;
  const { pages } = sheet.texts.report;
  const isDecided = f`${onReport(sheet, "k", "player")}=${decided}`;
  return printer(f`IF(${isDecided},${pages.k[by](sheet.order.edition)},"")`);
}

/** The lines of the sheet of games that a page shows. */
function linesOf({ order }: ReportContext, player: number, { first, behind }: GameRows) {
  const { event, edition } = order;
  const lines = behind - first + hypotheticalOf(at(event.players, player), edition);
  return span(first, lines).map((line) => ({ line, isHypothetical: line >= behind }));
}

function putLines(
  draft: SheetDraft,
  sheet: ReportContext,
  { games }: PageFormulas,
  lines: ReturnType<typeof linesOf>,
  row: number,
): number {
  for (const [column, [of, look]] of COLUMNS.entries()) {
    draft.put(row - 1, column, gameHeading(sheet, of), headingOf(look));
    const printed = at(games, column);
    for (const [index, { line, isHypothetical }] of lines.entries()) {
      if (isHypothetical && !OF_HYPOTHETICAL.has(of)) continue;
      draft.put(row + index, column, lineFormula(printed, { [OWN]: line }));
    }
    if (look !== null) draft.look({ row, column, rows: lines.length, columns: 1 }, look);
  }
  return row + lines.length;
}
