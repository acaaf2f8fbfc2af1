import type { EventGame } from "../../tournament/event";
import { cell, inColumn, inRow, range } from "../address";
import { formula, type SheetDraft } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { FIRST_GAME_ROW, GAME, quoted, reportCell, type GameRows } from "./places";
import { EXEMPT, LIMIT } from "./reportHead";
import type { ReportContext } from "./reportSheets";

/** Every game: opponent, rating, counted as, D, PD, score, ΔR; linked to the report both ways. */
export function putGames(draft: SheetDraft, context: ReportContext): void {
  const { order, places, texts } = context;
  draft.put(0, 0, texts.report.gamesTitle(order.title), "title");
  draft.put(1, 0, texts.report.gamesNote, "note");
  draft.line(FIRST_GAME_ROW - 1, 0, texts.report.gameHeadings, "heading");
  for (const [player, { games }] of order.event.players.entries()) {
    const rows = places.games[player];
    if (rows === null || rows === undefined) continue;
    for (const [index, game] of games.entries()) {
      putGame(draft, context, player, game, rows.first + index, rows);
    }
  }
  const end = Math.max(0, ...places.games.map((rows) => rows?.end ?? 0));
  const rows = end - FIRST_GAME_ROW;
  if (rows <= 0) return;
  for (const [column, look] of LOOKS) {
    draft.look({ row: FIRST_GAME_ROW, column, rows, columns: 1 }, look);
  }
}

const LOOKS: readonly (readonly [number, Look])[] = [
  [GAME.rating, "whole"],
  [GAME.round, "whole"],
  [GAME.opponentRating, "whole"],
  [GAME.counted, "whole"],
  [GAME.difference, "whole"],
  [GAME.pd, "hundredths"],
  [GAME.score, "input"],
  [GAME.w, "points"],
  [GAME.delta, "change"],
];

function putGame(
  draft: SheetDraft,
  context: ReportContext,
  player: number,
  game: EventGame,
  row: number,
  rows: GameRows,
): void {
  const { names, places, gamesStyle } = context;
  const report = (of: number, column: "player" | "rating") =>
    formula(`${quoted(names.report)}!${reportCell(places, of, column)}`);
  const { opponent } = game;
  draft.put(row, GAME.number, player + 1);
  draft.put(row, GAME.player, report(player, "player"));
  draft.put(row, GAME.rating, report(player, "rating"));
  draft.put(row, GAME.round, game.round);
  if (opponent.place === null) {
    draft.put(row, GAME.opponent, opponent.name, "inputName");
    draft.put(row, GAME.opponentRating, opponent.rating ?? "u", "input");
  } else {
    draft.put(row, GAME.opponent, report(opponent.place, "player"));
    draft.put(row, GAME.opponentRating, report(opponent.place, "rating"));
  }
  const at = (column: number) => inColumn(row, column);
  draft.put(row, GAME.counted, formula(countedFormula(context, row, rows)));
  const isRated = `AND(ISNUMBER(${at(GAME.rating)}),ISNUMBER(${at(GAME.counted)}))`;
  const difference = `${at(GAME.rating)}-${at(GAME.counted)}`;
  draft.put(row, GAME.difference, formula(`IF(${isRated},${difference},"")`));
  const pd = gamesStyle.pd(at(GAME.difference));
  draft.put(row, GAME.pd, formula(`IF(ISNUMBER(${at(GAME.difference)}),${pd},"")`));
  draft.put(row, GAME.score, game.score / 2);
  draft.put(row, GAME.w, formula(`IF(ISNUMBER(${at(GAME.counted)}),${at(GAME.score)},"")`));
  const delta = `${at(GAME.score)}-${at(GAME.pd)}`;
  draft.put(row, GAME.delta, formula(`IF(ISNUMBER(${at(GAME.pd)}),${delta},"")`));
}

/** The opponent's rating, limited for a rated player; an unrated opponent does not count (6.3). */
function countedFormula(
  { order, names }: ReportContext,
  row: number,
  { first, end }: GameRows,
): string {
  const own = inColumn(row, GAME.rating);
  const opponent = inColumn(row, GAME.opponentRating);
  const sheet = `${quoted(names.report)}!`;
  const [limit, exempt] = [`${sheet}${LIMIT}`, `${sheet}${EXEMPT}`];
  const isFree = `OR(NOT(ISNUMBER(${own})),${own}>=${exempt})`;
  const upward = `MIN(${opponent},${own}+${limit})`;
  const limited =
    order.edition.limit.upgrades === "one game"
      ? `IF(${isFurthest(row, first, end)},MAX(${upward},${own}-${limit}),${upward})`
      : `MAX(${upward},${own}-${limit})`;
  return `IF(NOT(ISNUMBER(${opponent})),"",IF(${isFree},${opponent},${limited}))`;
}

/** 8.3.1 (2022): of a player's games only the one with the lowest opponent is lifted. */
function isFurthest(row: number, first: number, end: number): string {
  const column = GAME.opponentRating;
  const own = inColumn(row, column);
  const isLowest = `${own}=MIN(${range(inRow(first, column), inRow(end, column))})`;
  if (row === first) return isLowest;
  /** From the heading on, so that the range never is a single cell. */
  const before = range(inRow(first - 1, column), cell(row - 1, column));
  return `AND(${isLowest},COUNTIF(${before},${own})=0)`;
}
