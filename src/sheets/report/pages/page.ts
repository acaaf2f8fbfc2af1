import { inColumn } from "../../address";
import { formula, type SheetDraft } from "../../sheetDraft";
import type { Look } from "../../sheetPlan";
import { GAME, quoted, reportCell, type GameRows } from "../places";
import type { ReportContext } from "../reportSheets";
import { pageSentences } from "./pageSentences";

/** Columns of a page, and the columns of the sheet of games that they show. */
const COLUMNS: readonly (readonly [of: number, look: Look | null])[] = [
  [GAME.round, "whole"],
  [GAME.opponent, null],
  [GAME.opponentRating, "whole"],
  [GAME.counted, "whole"],
  [GAME.difference, "whole"],
  [GAME.pd, "hundredths"],
  [GAME.score, "points"],
  [GAME.delta, "change"],
];

/** Lines of a player from the given row on; the row after them. */
export function putPage(
  draft: SheetDraft,
  context: ReportContext,
  player: number,
  first: number,
): number {
  const { names, places, texts } = context;
  const report = (column: "player" | "rating" | "k") =>
    `${quoted(names.report)}!${reportCell(places, player, column)}`;
  draft.put(first, 0, formula(report("player")), "section");
  draft.put(first + 1, 1, texts.columns.rating, "label");
  draft.put(first + 1, 2, formula(report("rating")), "whole");
  draft.put(first + 1, 4, "K", "label");
  draft.put(first + 1, 5, formula(report("k")), "whole");
  const rows = places.games[player] ?? null;
  const next = rows === null ? first + 2 : putLines(draft, context, rows, first + 3);
  const sentences = pageSentences(context, player);
  for (const [index, text] of sentences.entries()) draft.put(next + index, 0, formula(text));
  return next + sentences.length + 1;
}

function putLines(
  draft: SheetDraft,
  { names, texts, order }: ReportContext,
  { first, behind, end }: GameRows,
  row: number,
): number {
  const headings = COLUMNS.map(([of]) => texts.report.gameHeadings[of] ?? "");
  draft.line(row - 1, 0, headings, "heading");
  const last = order.edition.firstRating.hypothetical.opponents === 0 ? behind - 1 : end;
  const lines = last - first + 1;
  for (let line = 0; line < lines; line += 1) {
    for (const [column, [of]] of COLUMNS.entries()) {
      const source = `${quoted(names.games)}!${inColumn(first + line, of)}`;
      const isHypothetical = first + line >= behind;
      if (isHypothetical && !HYPOTHETICAL.has(of)) continue;
      draft.put(row + line, column, formula(source));
    }
  }
  for (const [column, [, look]] of COLUMNS.entries()) {
    if (look !== null) draft.look({ row, column, rows: lines, columns: 1 }, look);
  }
  return row + lines;
}

/** All that stands in a hypothetical opponent's line. */
const HYPOTHETICAL = new Set<number>([GAME.opponent, GAME.opponentRating, GAME.counted]);
