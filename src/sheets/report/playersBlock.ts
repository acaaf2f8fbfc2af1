import { ifNumber } from "../ifNumber";
import { NOTHING_KNOWN } from "../../rules/kOfPlayer";
import { birthDay } from "./birth";
import { kInPeriodFormula } from "./kInPeriodFormula";
import { formula, type SheetDraft } from "../sheetDraft";
import type { Look } from "../sheetPlan";
import { firstRatingFormulas } from "./firstRatingFormulas";
import { robinRc } from "./robinFormulas";
import {
  columnOf,
  FIRST_ROW,
  GAME,
  gamesRange,
  kOfChange,
  reportCell,
  type ReportColumn,
} from "./places";
import type { ReportContext } from "./context";
import { isRated } from "./rated";

/** A row for each player: what is asked of a report, rated or unrated. */
export function putPlayers(draft: SheetDraft, context: ReportContext): void {
  const { order, places, texts } = context;
  const { edition } = order;
  const headings = places.order.map((column) => texts.report.headings[column](edition));
  draft.line(FIRST_ROW - 1, 0, headings, "heading");
  for (const [index, column] of places.order.entries()) {
    const about = texts.report.hints[column]?.(edition);
    if (about === undefined) continue;
    draft.hint({ row: FIRST_ROW - 1, column: index }, headings[index] ?? "", about);
  }
  for (const player of order.event.players.keys()) putPlayer(draft, context, player);
  const rows = order.event.players.length;
  for (const [index, column] of places.order.entries()) {
    const look = LOOKS[column];
    if (look !== null) draft.look({ row: FIRST_ROW, column: index, rows, columns: 1 }, look);
  }
}

const LOOKS: Readonly<Record<ReportColumn, Look | null>> = {
  number: null,
  player: "inputName",
  rating: "input",
  firstEvent: "input",
  asOpponent: "whole",
  k: "whole",
  kCounted: "whole",
  rc: "tenths",
  ra: "tenths",
  n: "whole",
  w: "points",
  we: "hundredths",
  wMinusWe: "change",
  change: "change",
  rn: "whole",
  p: "hundredths",
  dp: "whole",
  ru: "whole",
  lacks: "note",
  id: "input",
  birth: null,
  gamesSoFar: "whole",
  peak: "whole",
};

function putPlayer(draft: SheetDraft, context: ReportContext, player: number): void {
  const { order, places, style, k: kOf } = context;
  const of = order.event.players[player];
  if (of === undefined) return;
  const row = FIRST_ROW + player;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const put = (column: ReportColumn, text: string) => {
    const index = columnOf(places, column);
    if (index >= 0) draft.put(row, index, formula(text));
  };
  draft.put(row, columnOf(places, "number"), player + 1);
  draft.put(row, columnOf(places, "player"), of.name);
  draft.put(row, columnOf(places, "rating"), of.rating ?? "u");
  const rating = at("rating");
  const rated = (text: string) => `IF(${isRated(rating)},${text},"")`;
  if (of.id !== undefined) draft.put(row, columnOf(places, "id"), Number(of.id));
  if (of.isRatedSince) draft.put(row, columnOf(places, "asOpponent"), "u", "input");
  else put("asOpponent", rating);
  const { known = NOTHING_KNOWN } = kOf.players[player] ?? {};
  putFirstEvent(draft, context, player);
  putFacts(draft, context, player);
  if (of.k === null) put("k", rated(style.k(rating, known)));
  else draft.put(row, columnOf(places, "k"), of.k, "input");
  put(
    "kCounted",
    rated(
      ifNumber(
        at("k"),
        kInPeriodFormula(at("k"), at("n"), String(order.edition.highestKTimesGames)),
      ),
    ),
  );
  for (const [column, text] of gamesFormulas(context, player)) put(column, text);
  const k = at(kOfChange(places));
  const change = `ROUND(${k}*${at("wMinusWe")},2)`;
  put("change", rated(ifNumber(k, change)));
  const rn = `ROUND(${rating}+ROUND(${at("change")},0),0)`;
  put("rn", rated(ifNumber(at("change"), rn)));
  for (const [column, text] of firstRatingFormulas(context, player)) put(column, text);
}

/** 6.1: whether the event is an unrated player's first, where that matters. */
function putFirstEvent(draft: SheetDraft, context: ReportContext, player: number): void {
  const { order, places, texts } = context;
  const column = columnOf(places, "firstEvent");
  const { rating = null, isRatedSince = false } = order.event.players[player] ?? {};
  if (column < 0 || !(rating === null || isRatedSince)) return;
  draft.put(FIRST_ROW + player, column, order.later.has(player) ? texts.no : texts.yes);
}

/** What K was decided from, as the table has it. */
function putFacts(draft: SheetDraft, { order, places }: ReportContext, player: number): void {
  const { birth = null, games = null, peak = null } = order.event.players[player]?.facts ?? {};
  const row = FIRST_ROW + player;
  if (games !== null) draft.put(row, columnOf(places, "gamesSoFar"), games);
  if (peak !== null) draft.put(row, columnOf(places, "peak"), peak);
  if (birth === null) return;
  const day = birthDay(birth);
  draft.put(row, columnOf(places, "birth"), day ?? birth.year, day === null ? "whole" : "date");
}

/** What the games of the other sheet add up to. */
function gamesFormulas(context: ReportContext, player: number): [ReportColumn, string][] {
  const { names, order, places } = context;
  const rows = places.games[player];
  const rating = `$${reportCell(places, player, "rating")}`;
  if (rows === null || rows === undefined) {
    return [
      ["rc", '""'],
      ["ra", '""'],
      ["n", "0"],
      ["w", "0"],
      ["we", `IF(${isRated(rating)},0,"")`],
      ["wMinusWe", `IF(${isRated(rating)},0,"")`],
    ];
  }
  const games = (column: number) => gamesRange(names.games, rows, column);
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const needed = order.edition.firstRating.minimumRatedOpponents.swiss;
  /** A hypothetical opponent has no score: W stands beside the games that count, and no others. */
  const mean = `AVERAGEIF(${games(GAME.w)},">=0",${games(GAME.opponentRating)})`;
  const average = `IF(${at("n")}=0,"",${mean})`;
  const withDraws = `AVERAGEIF(${games(GAME.counted)},">0",${games(GAME.opponentRating)})`;
  /** 11.31 (2005): 0 for an unrated player with fewer than three rated opponents. */
  const rar = `IF(AND(NOT(${isRated(rating)}),${at("n")}<${needed}),0,${average})`;
  const rc = order.edition.report === "11.31" ? rar : average;
  return [
    ["n", ifNumber(at("w"), `COUNT(${games(GAME.w)})`)],
    ["rc", context.robinPlaces === null ? rc : robinRc(context, player, average)],
    ["ra", `IF(OR(${isRated(rating)},${at("n")}=0),"",${withDraws})`],
    ["w", `SUM(${games(GAME.w)})`],
    ["we", `IF(${isRated(rating)},SUM(${games(GAME.pd)}),"")`],
    ["wMinusWe", `IF(${isRated(rating)},ROUND(SUM(${games(GAME.delta)}),2),"")`],
  ];
}
