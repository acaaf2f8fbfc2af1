import { number, text, type Expr } from "../../../formula/expr";
import { area, onSheet } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { ifNumber } from "../../articles/ifNumber";
import { isRated } from "../../articles/rated";
import { eachBy, type CellOf } from "../../column";
import { inLine } from "../../table";
import { ofPlayer, type ReportContext } from "../context";
import type { BlockName, GameColumn } from "../layout";
import type { PlayerLine } from "../playerLine";
import { robinRc } from "../robinPart";
import { ofRated } from "./ofRated";
import type { ReportCells } from "./reportCells";
import { hasHypothetical } from "../../../rules/hypothetical";

/** What the games of the other sheet add up to. */

/** A column of a player's games. */
function games(sheet: ReportContext, column: GameColumn): Expr {
  const cell = (row: string) => inLine(sheet.places.games, column, row, "none");
  return onSheet(sheet.names.games, area(cell("firstGame"), cell("lastGame")));
}

/** A player without games has none of it. */
function withGames(formula: Expr, without: Expr): CellOf<PlayerLine> {
  return withGamesOf(() => formula, without);
}

/** The same with a formula that each block has for itself. */
function withGamesOf(formulaOf: (block: BlockName) => Expr, without: Expr): CellOf<PlayerLine> {
  return eachBy(
    ({ games: own, block }) => `${own !== null} ${block}`,
    ({ games: own, block }) => (own === null ? without : formulaOf(block)),
  );
}

const NOTHING = text("");

export const n: ReportCells = {
  key: "n",
  name: "n_games",
  look: "whole",
  width: 5,
  cells: (sheet) =>
    withGames(ifNumber(ofPlayer(sheet, "w"), f`COUNT(${games(sheet, "w")})`), number(0)),
};

export const w: ReportCells = {
  key: "w",
  name: "W_points",
  look: "points",
  width: 6,
  cells: (sheet) => withGames(f`SUM(${games(sheet, "w")})`, number(0)),
};

/** The mean of the opponents who count; 11.31 (2005): 0 for an unrated player with too few of them. */
export const rc: ReportCells = {
  key: "rc",
  name: "Rc_mean",
  look: "tenths",
  width: 8,
  cells: (sheet) => {
    const { edition } = sheet.order;
    const played = ofPlayer(sheet, "n");
    /** A hypothetical opponent has no score: W stands beside the games that count, and no others. */
    const mean = f`AVERAGEIF(${games(sheet, "w")},">=0",${games(sheet, "opponentRating")})`;
    const average = f`IF(${played}=0,"",${mean})`;
    if (sheet.robinPlaces !== null) {
      return withGamesOf((block) => robinRc(sheet, block, average), NOTHING);
    }
    if (edition.report !== "11.31") return withGames(average, NOTHING);
    const needed = edition.firstRating.minimumRatedOpponents.swiss;
    const isNone = f`AND(NOT(${isRated(ofPlayer(sheet, "rating"))}),${played}<${needed})`;
    return withGames(f`IF(${isNone},0,${average})`, NOTHING);
  },
};

/** 8.2.2 (2024): with the two hypothetical opponents. */
export const ra: ReportCells = {
  key: "ra",
  name: "Ra",
  look: "tenths",
  width: 8,
  isShown: ({ edition }) => hasHypothetical(edition),
  cells: (sheet) => {
    const isNone = f`OR(${isRated(ofPlayer(sheet, "rating"))},${ofPlayer(sheet, "n")}=0)`;
    const withDraws = f`AVERAGEIF(${games(sheet, "counted")},">0",${games(sheet, "opponentRating")})`;
    return withGames(f`IF(${isNone},"",${withDraws})`, NOTHING);
  },
};

export const we: ReportCells = {
  key: "we",
  name: "We",
  look: "hundredths",
  width: 7,
  cells: (sheet) =>
    withGames(ofRated(sheet, f`SUM(${games(sheet, "pd")})`), ofRated(sheet, number(0))),
};

export const wMinusWe: ReportCells = {
  key: "wMinusWe",
  name: "W_We",
  look: "change",
  width: 8,
  cells: (sheet) => {
    const sum = f`ROUND(SUM(${games(sheet, "delta")}),2)`;
    return withGames(ofRated(sheet, sum), ofRated(sheet, number(0)));
  },
};
