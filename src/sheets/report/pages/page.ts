import { printer, type Printed } from "../../../formula/print";
import { cellAt, OWN } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { at } from "../../../rules/at";
import { numbersOf } from "../../../tournament/numbers";
import { span } from "../../../tournament/sheetCells";
import { cellFormula, lineFormula } from "../../cellFormula";
import { headingOf } from "../../looks";
import type { SheetDraft } from "../../sheetDraft";
import type { Look } from "../../sheetPlan";
import { onGames, onReport, type ReportContext } from "../context";
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

/** Numbers and formulas of every page, made once. */
export interface PageFormulas {
  /** Of the players. */
  readonly numbers: readonly number[];
  readonly report: (column: ReportColumn) => Printed;
  readonly games: readonly Printed[];
  readonly sentences: Readonly<Record<BlockName, readonly Printed[]>>;
}

export function pageFormulas(sheet: ReportContext): PageFormulas {
  const game = (column: GameColumn) =>
    f`INDEX(${onGames(sheet, column)},${cellAt(OWN, PLACE_COLUMN, "column")})`;
  return {
    numbers: numbersOf(sheet.order.event.players),
    report: (column) => printer(onReport(sheet, column, NUMBER)),
    games: COLUMNS.map(([of]) => printer(game(of))),
    sentences: { rated: sentencesOf(sheet, "rated"), unrated: sentencesOf(sheet, "unrated") },
  };
}

/** The player's number on his page: by it he is found on the report. */
const NUMBER = cellAt("number", 0, "both");

/** Where a game stands in the list now, behind the columns of a page. */
const PLACE_COLUMN = COLUMNS.length;

/** None of a block without players. */
function sentencesOf(sheet: ReportContext, block: BlockName): readonly Printed[] {
  const isThere = sheet.places.blocks.some(({ name }) => name === block);
  return isThere ? pageSentences(sheet, block, NUMBER).map(printer) : [];
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
  const rows = { number: first + 1 };
  const report = (column: ReportColumn) => lineFormula(formulas.report(column), rows);
  draft.put(first, 0, report("player"), "section");
  draft.put(first + 1, 0, at(formulas.numbers, player), "ordinal");
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
  const rows = { number: row };
  draft.put(row, 4, "K", "label");
  draft.put(row, 5, lineFormula(formulas.report(kOfChange(places)), rows), "whole");
  const reason = reasonOfK(sheet, player);
  if (reason !== null) draft.put(row, 6, lineFormula(reason, rows), "reason");
}

/** Why K is not that of everybody, as long as nobody has typed another one. */
function reasonOfK(sheet: ReportContext, player: number): Printed | null {
  const { by, k: decided } = at(sheet.k.players, player);
  if (by !== "strong" && by !== "junior" && by !== "new") return null;
  const { pages } = sheet.texts.report;
  const isDecided = f`${onReport(sheet, "k", NUMBER)}=${decided}`;
  return printer(f`IF(${isDecided},${pages.k[by](sheet.order.edition)},"")`);
}

/** The lines of the sheet of games that a page shows, by their numbers. */
function linesOf({ order }: ReportContext, player: number, { first, behind, line }: GameRows) {
  const { event, edition } = order;
  const games = behind - first;
  const lines = games + hypotheticalOf(at(event.players, player), edition);
  return span(line, lines).map((each) => ({ line: each, isHypothetical: each >= line + games }));
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
    for (const [index, { isHypothetical }] of lines.entries()) {
      if (isHypothetical && !OF_HYPOTHETICAL.has(of)) continue;
      draft.put(row + index, column, lineFormula(printed, { [OWN]: row + index }));
    }
    if (look !== null) draft.look({ row, column, rows: lines.length, columns: 1 }, look);
  }
  draft.put(row - 1, PLACE_COLUMN, gameHeading(sheet, "line"), headingOf("ordinal"));
  draft.look({ row, column: PLACE_COLUMN, rows: lines.length, columns: 1 }, "ordinal");
  for (const [index, { line }] of lines.entries()) {
    const place = f`MATCH(${line},${onGames(sheet, "line")},0)`;
    draft.put(row + index, PLACE_COLUMN, cellFormula(place));
  }
  return row + lines.length;
}
