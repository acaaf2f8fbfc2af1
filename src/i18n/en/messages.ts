import type { Messages } from "../../functions/messages";
import { EDITION_LIST, writing } from "../writing";
import { EN_WORDS } from "./words";

const { came, count, countedPoints, date, hundredths, number, place, player, points, size } =
  writing(EN_WORDS);

const EDITION = `${EDITION_LIST}, the event's start date, or “rapid” or “blitz”`;

const expected: Messages["expected"] = {
  difference: "a rating difference, such as 120 or -85",
  fraction: "a number from 0 to 1 (67 % is 0.67)",
  rating: "a number from 1 to 4000, or u for an unrated player",
  ratedAverage: "the average rating of the rated opponents",
  fieldRating: "a rating, or the first-pass Ru of an unrated player",
  result: "1, 0.5, 0, ½, =, w, d or l, or - for a game not played",
  resultNotBlank: "a result; type - for a game not played",
  resultNotDate: "a result. 1/2 typed in a cell becomes a date: type ½ or 0.5",
  results: "the results of a pairing, such as 1, ½, 0 or ½1, or - for a game not played",
  total: "points in halves, such as 6.5 or 6½",
  games: "a whole number of games",
  gamesPlayed: "a whole number of games, 1 or more",
  periodGames: "a whole number of games from 0 to 700",
  k: "a whole number from 1 to 100",
  change: "a rating change, such as 6.2 or -2.5",
  age: "an age in whole years",
  minutes: "a number of minutes, 0 or more",
  seconds: "a number of seconds, 0 or more",
  date: "a date (a date typed as text does not count)",
  birth: "a date of birth or its year, such as 1990",
  birthBefore: "a birth before the day of the event",
  logical: "TRUE or FALSE",
  system: "“swiss”, “team” or “robin”",
  edition: EDITION,
  editionOrFse: `${EDITION}, or “FSE”`,
  oneCell: "a single cell",
  editionCell: "one edition for the whole formula, in a single cell",
  name: "a name",
};

const problems: Messages["problems"] = {
  wrong: (values) =>
    `${values.argument}${place(values.place)}: ${came(values.came)}. Expected ${expected[values.expected]}.`,
  sizesDiffer: (values) =>
    `${values.argument} is ${size(values.size)}, ${values.other} ${size(values.otherSize)}. Expected ranges of one size.`,
  scoreAboveGames: (values) =>
    `${values.argument}${place(values.place)}: ${countedPoints(values.score)} in ${count(values.games, "game")}. Expected at most one point a game.`,
  totalBesideUnrated: ({ argument, other }) =>
    `${argument}: one total beside an unrated opponent in ${other}. Expected a result for each opponent, so that only games against rated ones count.`,
  neededGames: ({ came: given, regular, exception, edition }) =>
    `needed: ${number(given)}. Expected ${regular === exception ? regular : `${regular}, or ${exception} for its exceptions,`} in edition ${edition}.`,
  tooManyCells: (values) =>
    `The result would be ${size(values.size)}. Expected at most ${values.most} cells: give the range that is filled, not whole columns.`,
  tooManyPlayers: ({ players, most }) =>
    `ratings: ${count(players, "player")}. Expected a round robin of at most ${most}; give the range that is filled.`,
  scoresNotAField: (values) =>
    `scores: ${size(values.size)} for ${count(values.players, "player")}. Expected one total a player, or the square of results.`,
  contradiction: (values) =>
    `scores: the result of ${player(values.player)} against ${player(values.opponent)} does not fit the one across the diagonal. Expected 1 and 0, or ½ and ½.`,
  totalAboveGames: (values) =>
    `scores: ${countedPoints(values.total)} for ${player(values.player)}. Expected at most ${values.highest}, a point an opponent; for a double round give the square of results.`,
  totalsSum: (values) =>
    `scores: the totals add up to ${points(values.sum)}. Expected ${points(values.expected)}, a point for each game of a single round.`,
  onlyPrintedIn: ({ edition, came: given }) =>
    `asPrinted: TRUE with edition ${given}. Expected edition ${edition}, the one whose printed example departs from its rule.`,
  notAnEdition: (values) =>
    `edition: ${values.year} is no edition; in force in ${values.year}: ${values.inForce}. Expected ${expected[values.expected]}.`,
  commaInNumber: ({ digits }) =>
    `edition: ${digits} is no edition. A comma separates arguments here, so 0,${digits} is two of them: type 0.${digits}.`,
  noPartner: () => "This cell has no partner: the ranges differ in size.",
  inputShows: ({ code }) => `The input shows ${code}. Expected a cell without an error.`,
  unexpected: ({ what }) => `Unexpected: ${what}. Please report it with the formula.`,
};

const reasons: Messages["reasons"] = {
  dpUndefined: ({ p, player: whose }) =>
    `dp is not defined for a score of p = ${hundredths(p)}${whose === undefined ? "" : ` (${player(whose)})`} in this edition; expected a score between zero and all points.`,
  beforeFirstEdition: ({ day }) =>
    `${date(day)} is before 2005-07-01, where the first edition known here begins. Expected a later date, such as DATE(2014,7,1).`,
  yearBeforeFirst: ({ year }) =>
    `${year} is a year, and no day, and before 2005, when the first edition known here begins. Expected a later date, such as DATE(2014,7,1).`,
  yearForDay: ({ year, inForce }) =>
    `${year} is a year, and no day; in force in ${year}: ${inForce}. Expected a date, such as DATE(${year},7,1).`,
  paceNotModelled: ({ earliest }) =>
    `Rapid and blitz are known here from ${date(earliest)}; expected a date from then on, 2024 or 2025.`,
  noRatedOpponents: () =>
    "No rated opponent, so there is no average. Expected at least one rating.",
  tooFewPoints: ({ score, needed, first }) =>
    `A score of ${points(score)} in a ${first ? "first" : "later"} event does not count. Expected at least ${points(needed)}.`,
  tooFewRatedOpponents: ({ games, needed }) =>
    `Games against rated opponents: ${games}. Expected at least ${needed}.`,
  robinRemoved: ({ last }) =>
    `The round-robin method is gone from this edition. Expected ${last} or earlier; ${last} is the last that has it.`,
  averagedNotPooled: () =>
    "This edition does not pool games, it averages the Ru of the events: use FIDE.WEIGHTED.",
  nothingToAverage: () => "There is nothing to average. Expected at least one Ru with its games.",
  unratedHasNoK: () => "An unrated player has no K. Expected a rating.",
  unratedHasNoChange: () =>
    "An unrated player has no rating change. Expected a rating; for a first rating use FIDE.SWISS.RU.",
  noFixedClosing: ({ normally }) =>
    normally === undefined
      ? "No closing date is fixed in the text of this edition."
      : `No closing date is fixed in the text of this edition. Normally it is a month before the list: the event counts on that of ${date(normally.list)} if its report came by ${date(normally.reportedBy)}.`,
  paceHasBounds: () => "Rapid and blitz have bounds instead of a minimum: use FIDE.TIMECONTROL.",
  nobodyRated: () => "Nobody in the field is rated. Expected at least one rating.",
  tooFewPlayers: ({ players }) =>
    `A field of ${players} is no round robin. Expected at least 3 players.`,
  unplayedGame: (values) =>
    `${player(values.player)} and ${player(values.opponent)} have a game that was not played: the event is reported as a Swiss. Use FIDE.CHANGE and FIDE.SWISS.RU.`,
  resultsNeeded: (values) =>
    `${player(values.player)} has ${countedPoints(values.score)}, expected at least ${points(values.needed)}, and is left out with every game. From totals that cannot be done: give the square of results.`,
};

export const EN_MESSAGES: Messages = {
  expected,
  problems,
  reasons,
  cite: (article, edition) =>
    edition === "FSE" ? "Swiss list FSE." : `Article ${article} (${edition}).`,
};
