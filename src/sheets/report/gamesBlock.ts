import { ifNumber } from "../ifNumber";
import { greatest } from "../../rules/greatest";
import type { EventGame } from "../../tournament/event";
import { inColumn } from "../address";
import { formula, type SheetDraft } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { countedFormula } from "./countedFormula";
import { putHypothetical } from "./hypotheticalLines";
import { opponentRating } from "./opponentRating";
import { FIRST_GAME_ROW, GAME, onReport, type GameRows } from "./places";
import type { ReportContext } from "./context";
import type { ReportOrder } from "./order";
import { linkedRating } from "./rated";
import { mirrored } from "../mirrored";
import { fitFormula, rowOfReply } from "./fits";

/** Headings of the games; a crosstable tells opponents' numbers, and no rounds. */
export function gameHeadings({ order, texts }: ReportContext): readonly string[] {
  const { gameHeadings: headings, opponentNumber } = texts.report;
  if (order.event.isWithoutRounds !== true) return headings;
  return headings.map((heading, column) => (column === GAME.round ? opponentNumber : heading));
}

/** Every game: opponent, rating, counted as, D, PD, score, ΔR; linked to the report both ways. */
export function putGames(draft: SheetDraft, context: ReportContext): void {
  const { order, places, texts } = context;
  draft.put(0, 0, texts.report.gamesTitle(order.title), "title");
  draft.put(1, GAME.rating, texts.report.gamesNote, "note");
  draft.line(FIRST_GAME_ROW - 1, 0, gameHeadings(context), "heading");
  for (const [player, { games }] of order.event.players.entries()) {
    const rows = places.games[player];
    if (rows === null || rows === undefined) continue;
    for (const [index, game] of games.entries()) {
      putGame(draft, context, player, game, rows.first + index, rows);
    }
    putHypothetical(draft, context, player, rows);
  }
  const end = greatest(
    places.games.map((rows) => rows?.end ?? 0),
    0,
  );
  const rows = end - FIRST_GAME_ROW + 1;
  if (rows <= 0) return;
  const score = scoresFollow(order) ? "points" : "input";
  for (const [column, look] of [...LOOKS, [GAME.score, score] as const]) {
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
  [GAME.w, "points"],
  [GAME.delta, "change"],
  [GAME.fits, "counted"],
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
  const name = (of: number) => formula(onReport(names, places, of, "player"));
  const { opponent } = game;
  draft.put(row, GAME.number, player + 1);
  draft.put(row, GAME.player, name(player));
  draft.put(row, GAME.rating, formula(linkedRating(onReport(names, places, player, "rating"))));
  draft.put(row, GAME.round, game.round);
  if (opponent.place === null) {
    draft.put(row, GAME.opponent, opponent.name, "inputName");
    draft.put(row, GAME.opponentRating, opponent.rating ?? "u", "input");
  } else {
    draft.put(row, GAME.opponent, name(opponent.place));
    draft.put(row, GAME.opponentRating, formula(opponentRating(context, opponent.place)));
  }
  const at = (column: number) => inColumn(row, column);
  draft.put(row, GAME.counted, formula(countedFormula(context, row, rows)));
  const difference = ifNumber(at(GAME.counted), `${at(GAME.rating)}-${at(GAME.counted)}`);
  draft.put(row, GAME.difference, formula(ifNumber(at(GAME.rating), difference)));
  const pd = gamesStyle.pd(at(GAME.difference));
  draft.put(row, GAME.pd, formula(ifNumber(at(GAME.difference), pd)));
  putScore(draft, context, player, game, row);
  draft.put(row, GAME.w, formula(ifNumber(at(GAME.counted), at(GAME.score))));
  const delta = `${at(GAME.score)}-${at(GAME.pd)}`;
  draft.put(row, GAME.delta, formula(ifNumber(at(GAME.pd), delta)));
}

/** An iteration needs both scores of a game: the second follows the first. */
function scoresFollow({ robin }: ReportOrder): boolean {
  return robin !== null;
}

/** A score stands with both players; where each is an input it is told whether they fit. */
function putScore(
  draft: SheetDraft,
  { order, places }: ReportContext,
  player: number,
  game: EventGame,
  row: number,
): void {
  const reply = rowOfReply(order.event, places, player, game);
  const isSecond = reply !== null && reply < row;
  if (reply !== null && !isSecond) draft.put(row, GAME.fits, formula(fitFormula(row, reply)));
  if (isSecond && scoresFollow(order)) {
    draft.put(row, GAME.score, formula(mirrored(inColumn(reply, GAME.score), 1)));
  } else draft.put(row, GAME.score, game.score / 2, scoresFollow(order) ? "input" : undefined);
}
