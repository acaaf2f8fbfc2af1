import { cited } from "../citing";
import { stepWriting } from "../stepWriting";
import type { WhySheetTexts } from "../whySheet";
import { EN_WORDS } from "./words";

const { number } = stepWriting(EN_WORDS);

export const EN_WHY_SHEET: WhySheetTexts = {
  of: (what, who) => `${what} of ${who}`,
  against: (what, who, opponent) => `${what} of ${who} against ${opponent}`,
  byRule: (title) => `By the rule: ${title}`,
  squares: {
    result: "Result",
    counted: "Counted as: the opponent's rating for Ru",
    pd: "PD",
    rating: "Rating or Ru",
  },
  typed: "Typed in, no calculation: everything that follows takes it from here.",
  heading: "The heading of a column. What stands below it is explained cell by cell.",
  madeFor:
    "The sheet was made for this value. For another one a new sheet is needed: columns, articles and formulas would not follow.",
  shows: (sheet) => `This cell shows what stands on the sheet ${sheet}.`,
  formula: "Put together from the cells named below.",
  mirrored: "The other half of the crosstable: what the opponent's result leaves.",
  noRatingYet: (edition, games, needed) =>
    `The player is unrated: a first rating needs ${needed} games that count, ${cited("window")(edition)}; this period has ${games}. The first-rating sheet adds earlier events and says what else is lacking.`,
  gamesIn: (player, event) => `Games of ${player}: ${event}`,
  onlyRated: "The player is unrated: only a rated player has this.",
  onlyUnrated: "The player is rated: only an unrated player has this.",
  noGames: "No game of the player counts.",
  noDp: (edition) =>
    `From 50 % on a bonus for each half point stands in the place of dp: ${cited("aboveHalf")(edition)}.`,
  withRating: (rating) => `The opponent stands with his rating: ${rating}.`,
  unrated: "The opponent is unrated and has no Ru that counts.",
  hypothetical: (edition) =>
    `A hypothetical opponent, drawn: ${cited("average")(edition)}. It counts in an unrated player's Ra and p alone.`,
  notCounted: {
    opponentUnrated: () => "The opponent is unrated: the game does not count.",
    unratedMatch: (edition) =>
      `A match with an unrated player is not rated: ${cited("unratedMatch")(edition)}.`,
    matchDecided: (edition) =>
      `The match was decided before: the game does not count, ${cited("decidedMatch")(edition)}.`,
    unratedScheveningen: (edition) =>
      `A Scheveningen with more than one unrated player is not rated: ${cited("scheveningen")(edition)}.`,
    tooFarApart: (edition) =>
      `The ratings are too far apart for the game to be rated: ${cited("notRated")(edition)}.`,
    noScore: () => "The score is no score (0, ½ or 1): the game does not count.",
  },
  withinLimit: (limit) =>
    `Nothing to count otherwise: the opponent is within ${limit} points of the player's first Ru, or the player has none.`,
  counts: "1: the player counts. 0: an unrated player without enough points in a first event.",
  eventCounts: "The event counts towards the first rating.",
  notFilled: "The line is not filled in: nothing is calculated.",
  lastRating: "The rating with which the player stands in the last of his events.",
  events: "Events of the period in which a game of the player counts.",
  kOfEvents: "K of the events, as the sheet of results has it.",
  beyondLimit: (edition, difference, limit) =>
    `A difference of ${number(difference)} counts as ${limit}: ${cited("limit")(edition)}.`,
  kTimesGames: (edition, k, games) =>
    `K × n = ${k} × ${games} = ${k * games}: in a period at most ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
  corrected: (before, after) =>
    `What stands after, less what stood before: ${number(after)} − ${number(before)}.`,
  tries: {
    rating: "Rating",
    opponent: "Opponent’s rating",
    k: "K",
    points: "Points",
    score: "Score",
    edition: "Edition",
  },
};
