import { at } from "../../../rules/at";
import { span } from "../../../tournament/sheetCells";
import { inColumn, quoted } from "../../address";
import { formula, type SheetDraft } from "../../sheetDraft";
import type { Look } from "../../sheetPlan";
import { GAME, kOfChange, onReport, type GameRows, type ReportColumn } from "../places";
import type { ReportContext } from "../context";
import { gameHeadings } from "../gamesBlock";
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
  const report = (column: ReportColumn) => onReport(names, places, player, column);
  draft.put(first, 0, formula(report("player")), "section");
  draft.put(first + 1, 1, texts.columns.rating, "label");
  draft.put(first + 1, 2, formula(report("rating")), "whole");
  draft.put(first + 1, 4, "K", "label");
  draft.put(first + 1, 5, formula(report(kOfChange(places))), "whole");
  const reason = reasonOfK(context, player);
  if (reason !== null) draft.put(first + 1, 6, formula(reason), "note");
  const rows = places.games[player] ?? null;
  const next =
    rows === null ? first + 2 : putLines(draft, context, linesOf(context, rows), first + 3);
  const sentences = pageSentences(context, player);
  for (const [index, text] of sentences.entries()) draft.put(next + index, 0, formula(text));
  return next + sentences.length + 1;
}

/** Why K is not that of everybody, as long as nobody has typed another one. */
function reasonOfK({ order, names, places, texts, k }: ReportContext, player: number) {
  const { by, k: decided } = at(k.players, player);
  if (by !== "strong" && by !== "junior" && by !== "new") return null;
  const shown = onReport(names, places, player, "k");
  return `IF(${shown}=${decided},"${texts.report.pages.k[by](order.edition)}","")`;
}

/** The lines of the sheet of games that a page shows; hypothetical ones are blank for a rated player. */
function linesOf({ order }: ReportContext, { first, behind, end }: GameRows) {
  const last = order.edition.firstRating.hypothetical.opponents > 0 ? end : behind - 1;
  return span(first, last - first + 1).map((line) => ({ line, isHypothetical: line >= behind }));
}

function putLines(
  draft: SheetDraft,
  context: ReportContext,
  lines: ReturnType<typeof linesOf>,
  row: number,
): number {
  const { names } = context;
  const all = gameHeadings(context);
  const headings = COLUMNS.map(([of]) => all[of] ?? "");
  draft.line(row - 1, 0, headings, "heading");
  for (const [index, { line, isHypothetical }] of lines.entries()) {
    for (const [column, [of]] of COLUMNS.entries()) {
      if (isHypothetical && !HYPOTHETICAL.has(of)) continue;
      draft.put(row + index, column, formula(`${quoted(names.games)}!${inColumn(line, of)}`));
    }
  }
  for (const [column, [, look]] of COLUMNS.entries()) {
    if (look !== null) draft.look({ row, column, rows: lines.length, columns: 1 }, look);
  }
  return row + lines.length;
}

/** All that stands in a hypothetical opponent's line. */
const HYPOTHETICAL = new Set<number>([GAME.opponent, GAME.opponentRating, GAME.counted]);
