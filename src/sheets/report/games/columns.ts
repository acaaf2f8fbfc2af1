import { hasForfeits } from "./hasForfeits";
import { f } from "../../../formula/template";
import { ifNumber } from "../../articles/ifNumber";
import { mirrored } from "../../articles/mirrored";
import { linkedRating, isRated } from "../../articles/rated";
import { widthOfNames } from "../../textWidth";
import { each, eachBy, type CellOf } from "../../column";
import type { Expr } from "../../../formula/expr";
import { isScheveningenWithRu } from "../../../rules/report/scheveningen";
import { lookedUp } from "../../lookedUp";
import { allGames, ofGame, onReport, type ReportContext } from "../context";
import type { GameColumn } from "../layout";
import { countedOfGame, pointsAgainstRated } from "./counted";
import { misfitOf } from "./fits";
import { played, type GameCells, type GameLine } from "./gameLine";
import { number, opponentNumber, round } from "./numbers";
import { countsWith, opponentRating } from "./opponentRating";

/** 8.2.2 (2024): an unrated player's average has two opponents more, both drawn; no games of his. */
function ofHypothetical(sheet: ReportContext, value: string | number): CellOf<GameLine> {
  const own = onReport(sheet, "rating", ofGame(sheet, "number"));
  return each(f`IF(${isRated(own)},"",${value})`);
}

/** Somebody who is not of the event is known by what the table says of him. */
function isStranger({ game }: GameLine): boolean {
  return game?.opponent.place === null;
}

/** No wider than they must be, the opponents' for hypothetical ones too: score and ΔR stand behind. */
const LEAST_OF_NAMES = { players: 16, opponents: 18 } as const;

const player: GameCells = {
  key: "player",
  name: "Player",
  look: null,
  width: ({ event }) => widthOfNames(event.players, LEAST_OF_NAMES.players),
  cells: (sheet) => played(each(onReport(sheet, "player", ofGame(sheet, "number")))),
};

const rating: GameCells = {
  key: "rating",
  name: "Rating",
  look: "whole",
  cells: (sheet) => played(each(linkedRating(onReport(sheet, "rating", ofGame(sheet, "number"))))),
};

const opponent: GameCells = {
  key: "opponent",
  name: "Opponent",
  look: null,
  lookOf: (line) => (isStranger(line) ? "inputName" : null),
  width: ({ event }) => widthOfNames(event.players, LEAST_OF_NAMES.opponents),
  cells: (sheet) => {
    const name = each(onReport(sheet, "player", ofGame(sheet, "opponentNumber")));
    return played(
      (line) => (isStranger(line) ? (line.game?.opponent.name ?? null) : name(line)),
      ofHypothetical(sheet, sheet.texts.report.hypothetical),
    );
  },
};

const opponentsRating: GameCells = {
  key: "opponentRating",
  name: "Opponent_rating",
  look: "whole",
  lookOf: (line) => (isStranger(line) ? "input" : null),
  cells: (sheet) => {
    const { rating: hypothetical } = sheet.order.edition.firstRating.hypothetical;
    const kind = ({ game }: GameLine) => countsWith(sheet, game?.opponent.place ?? -1);
    const ofEvent = eachBy(kind, (line) => opponentRating(sheet, kind(line)));
    return played(
      (line) => (isStranger(line) ? (line.game?.opponent.rating ?? "u") : ofEvent(line)),
      ofHypothetical(sheet, hypothetical),
    );
  },
};

const counted: GameCells = {
  key: "counted",
  name: "Counted_as",
  look: "whole",
  width: 9,
  cells: (sheet) => {
    const { rating: hypothetical } = sheet.order.edition.firstRating.hypothetical;
    return played(each(countedOfGame(sheet)), ofHypothetical(sheet, hypothetical));
  },
};

const difference: GameCells = {
  key: "difference",
  name: "D_difference",
  look: "whole",
  width: 6,
  cells: (sheet) => {
    const [own, other] = [ofGame(sheet, "rating"), ofGame(sheet, "counted")];
    return played(each(ifNumber(own, ifNumber(other, f`${own}-${other}`))));
  },
};

const pd: GameCells = {
  key: "pd",
  name: "PD",
  look: "hundredths",
  width: 6,
  cells: (sheet) => {
    const of = ofGame(sheet, "difference");
    return played(each(ifNumber(of, sheet.gamesStyle.pd(of))));
  },
};

/** An iteration needs both scores of a game: the second follows the first. */
const score: GameCells = {
  key: "score",
  name: "Score",
  look: "points",
  lookOf: (line, { order }) => (isFollowing(order, line) ? null : "input"),
  width: 6,
  cells: (sheet) => {
    const given: CellOf<GameLine> = ({ game }) => (game?.score ?? 0) / 2;
    if (sheet.order.robin === null) return played(given);
    const follows = each(mirrored(inReply(sheet, "firstScore"), 1));
    return played((of) => (isFollowing(sheet.order, of) ? follows(of) : given(of)));
  },
};

function isFollowing({ robin }: ReportContext["order"], of: GameLine): boolean {
  return robin !== null && of.reply !== null && of.reply < of.line;
}

/** What stands in the line of the same game with the opponent. */
function inReply(sheet: ReportContext, column: GameColumn): Expr {
  return lookedUp(allGames(sheet, column), allGames(sheet, "line"), ofGame(sheet, "reply"));
}

const w: GameCells = {
  key: "w",
  name: "W_points",
  look: "points",
  width: 5,
  cells: (sheet) => played(each(ifNumber(ofGame(sheet, "counted"), ofGame(sheet, "score")))),
};

const delta: GameCells = {
  key: "delta",
  name: "Rating_change",
  look: "change",
  width: 7,
  cells: (sheet) => {
    const expected = ofGame(sheet, "pd");
    return played(each(ifNumber(expected, f`${ofGame(sheet, "score")}-${expected}`)));
  },
};

const fits: GameCells = {
  key: "fits",
  name: "Fits",
  look: "counted",
  width: 5,
  cells: (sheet) => {
    const misfit = each(misfitOf(ofGame(sheet, "score"), inReply(sheet, "score")));
    return played((line) => (line.reply === null ? null : misfit(line)));
  },
};

/** The order of a player's games, and the way back to it after a sort. */
const line: GameCells = {
  key: "line",
  name: "Line",
  look: "ordinal",
  width: 6,
  cells: () => (of) => of.line,
};

const reply: GameCells = {
  key: "reply",
  name: "Line_with_opponent",
  look: "ordinal",
  width: 8,
  cells: () => (of) => of.reply,
};

/** The score that the opponent's line follows: its own column would follow from itself. */
const firstScore: GameCells = {
  key: "firstScore",
  name: "First_score",
  look: "points",
  width: 7,
  isShown: ({ robin }) => robin !== null,
  cells: (sheet) => {
    const own = ofGame(sheet, "score");
    const same = each(f`IF(${own}="","",${own})`);
    return played((of) => (isFollowing(sheet.order, of) ? null : same(of)));
  },
};

/** 6.4 (2005): the Ru of the one unrated player is made from these, and leads to the others' figures. */
const ratingOnly: GameCells = {
  key: "ratingOnly",
  name: "Rating_without_Ru",
  look: "whole",
  isShown: isScheveningenWithRu,
  cells: (sheet) => {
    const ofEvent = each(opponentRating(sheet, "rating"));
    return played((of) => (isStranger(of) ? (of.game?.opponent.rating ?? "u") : ofEvent(of)));
  },
};

const wOfRated: GameCells = {
  key: "wOfRated",
  name: "W_against_rated",
  look: "points",
  isShown: isScheveningenWithRu,
  cells: (sheet) => played(each(pointsAgainstRated(sheet))),
};

/** 6.5 (2005): what was won by forfeit before a game of a match decides it, too. */
function forfeits(
  key: "forfeitsWon" | "forfeitsLost",
  name: string,
  side: "own" | "other",
): GameCells {
  return {
    key,
    name,
    look: "input",
    width: 10,
    isShown: hasForfeits,
    cells: () => played(({ game }) => (game?.forfeits?.[side] ?? 0) / 2),
  };
}

/** Every game: opponent, rating, counted as, D, PD, score, ΔR; behind them the numbers of the lines. */
export const GAME_COLUMNS: readonly GameCells[] = [
  number,
  player,
  rating,
  round,
  opponent,
  opponentsRating,
  counted,
  difference,
  pd,
  score,
  w,
  delta,
  fits,
  opponentNumber,
  line,
  reply,
  firstScore,
  ratingOnly,
  wOfRated,
  forfeits("forfeitsWon", "Forfeits_won", "own"),
  forfeits("forfeitsLost", "Forfeits_lost", "other"),
];
