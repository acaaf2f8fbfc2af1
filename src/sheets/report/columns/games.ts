import { number, text, type Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { hasHypothetical } from "../../../rules/hypothetical";
import { ifNumber } from "../../articles/ifNumber";
import { isRated } from "../../articles/rated";
import { each, eachBy, type CellOf } from "../../column";
import { ofPlayer, onGames, type ReportContext } from "../context";
import type { GameColumn } from "../layout";
import type { PlayerLine } from "../playerLine";
import { robinRc } from "../robinPart";
import { averageOf, countOf, ofOwn, sourceOf, sumOf } from "./gamesOf";
import { ofRated } from "./ofRated";
import type { ReportCells } from "./reportCells";

/** What the games of the other sheet add up to. */

/** A player without games has none of it; who counts with a Ru has his from columns that lead to it. */
function withGames(
  sheet: ReportContext,
  formulaOf: (line: PlayerLine) => Expr,
  without: Expr,
): CellOf<PlayerLine> {
  return eachBy(
    (line) => `${line.games !== null} ${line.block} ${sourceOf(sheet, line).w}`,
    (line) => (line.games === null ? without : formulaOf(line)),
  );
}

const NOTHING = text("");

export const n: ReportCells = {
  key: "n",
  name: "n_games",
  look: "whole",
  width: 5,
  cells: (sheet) =>
    withGames(sheet, (line) => ifNumber(ofPlayer(sheet, "w"), countOf(sheet, line)), number(0)),
};

export const w: ReportCells = {
  key: "w",
  name: "W_points",
  look: "points",
  width: 6,
  cells: (sheet) => withGames(sheet, (line) => sumOf(sheet, sourceOf(sheet, line).w), number(0)),
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
    const average = (line: PlayerLine) => {
      const { w: counts, rating } = sourceOf(sheet, line);
      return f`IF(${played}=0,"",${averageOf(sheet, rating, counts, ">=0")})`;
    };
    if (sheet.robinPlaces !== null) {
      return withGames(sheet, (line) => robinRc(sheet, line.block, average(line)), NOTHING);
    }
    if (edition.report !== "11.31") return withGames(sheet, average, NOTHING);
    const needed = edition.firstRating.minimumRatedOpponents.swiss;
    const isNone = f`AND(NOT(${isRated(ofPlayer(sheet, "rating"))}),${played}<${needed})`;
    return withGames(sheet, (line) => f`IF(${isNone},0,${average(line)})`, NOTHING);
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
    const withDraws = averageOf(sheet, "opponentRating", "counted", ">0");
    return withGames(sheet, () => f`IF(${isNone},"",${withDraws})`, NOTHING);
  },
};

/**
 * 8.3.1 (2022): of a player's games that count only the one with the lowest opponent is lifted, of
 * several the one whose line has the lowest number.
 */
export const lifted: ReportCells = {
  key: "lifted",
  name: "Line_lifted",
  look: "ordinal",
  isShown: ({ edition }) => edition.limit.upgrades === "one game",
  cells: (sheet) => {
    const [ratings, scores] = [onGames(sheet, "opponentRating"), onGames(sheet, "score")];
    /** Games that were played; without a score they are none. */
    const played = [...ofOwn(sheet), scores, text(">=0"), scores, text("<=1")];
    const lowest = f`MINIFS(${[ratings, ...played]})`;
    const line = f`MINIFS(${[onGames(sheet, "line"), ...played, ratings, lowest]})`;
    /** Conditions pass over an error: who is the lowest nobody knows then. */
    const isKnown = f`${sumOf(sheet, "opponentRating")}+${sumOf(sheet, "score")}`;
    return each(ofRated(sheet, ifNumber(isKnown, line)));
  },
};

/** What the games of a rated player add up to. */
function sumOfRated(sheet: ReportContext, column: GameColumn, made: (sum: Expr) => Expr) {
  const sum = ofRated(sheet, made(sumOf(sheet, column)));
  return withGames(sheet, () => sum, ofRated(sheet, number(0)));
}

export const we: ReportCells = {
  key: "we",
  name: "We",
  look: "hundredths",
  width: 7,
  cells: (sheet) => sumOfRated(sheet, "pd", (sum) => sum),
};

export const wMinusWe: ReportCells = {
  key: "wMinusWe",
  name: "W_We",
  look: "change",
  width: 8,
  cells: (sheet) => sumOfRated(sheet, "delta", (sum) => f`ROUND(${sum},2)`),
};
