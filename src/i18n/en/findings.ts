import type { RatingDoubt } from "../../tournament/ratingHeading";
import type { FindingTexts } from "../table";
import { writing } from "../writing";
import { EN_WORDS } from "./words";

const { came, count, countedPoints, points, number } = writing(EN_WORDS);

export const EN_FINDINGS: FindingTexts = {
  noTable: () =>
    "No table was found here. Expected a square of results with an empty or marked diagonal, a table by rounds such as 12w1 or +12, a list of games under headings, two rows of a match, or names, ratings and points under headings. Where an empty column parts the table, select all of it.",
  noGames: ({ list }) =>
    `${LISTS[list]} Missing: who met whom, with which result. Select a crosstable, a table by rounds such as 12w1, or the pairings of all rounds with their results.`,
  tooManyPlayers: ({ players, most }) => `${count(players, "player")}. Expected at most ${most}.`,
  notAResult: (values) =>
    `${came(values.came)} is no result. Expected 1, ½, 0, or + and - for a game not played.`,
  dateForResult: ({ typed }) =>
    `A ${TYPED[typed]?.[0] ?? "date"} stands here: ${TYPED[typed]?.[1] ?? typed} was typed and Excel made a ${TYPED[typed]?.[0] ?? "date"} of it. Expected ${typed}.`,
  markedResult: ({ player, opponent, came: text }) =>
    `${player} against ${opponent}: ${text} has a mark of which nobody knows what it means. Expected 1, ½ or 0 for a game that was played, - for one that was not.`,
  sumOfGames: (values) =>
    `${values.player} against ${values.opponent}: ${points(values.came)} is the sum of two games. Expected both results. No number depends on which game had which, so any two that make the sum will do.`,
  signForResult: ({ player, opponent, came: sign }) =>
    `${player} against ${opponent}: ${sign}, which marks a game that was not played (11.23, 2005). As the table has no 1 and 0, it may be a result. Expected 1, ½ or 0.`,
  halfOnly: () =>
    "Only one side of the diagonal has results. The other side is read as what they leave of each point.",
  columnsReordered: () =>
    "The columns stand in another order than the rows. They were put together in the only way in which all results mirror each other.",
  noResults: ({ player }) => `${player} has no result at all, and is read as having played nobody.`,
  orderUnclear: () =>
    "Rows and columns stand in different orders, and the results would mirror each other in more than one. Expected the same order, or the players' numbers above the columns and beside the rows.",
  playerLeftOut: ({ player }) =>
    `${player} stands with the players, but has no results of his own and no column: he is left out. If he played, correct the table.`,
  otherTables: ({ areas }) =>
    `The sheet has other tables (${areas}). Only the one that is selected is read.`,
  blankResult: ({ player, opponent }) =>
    `${player} against ${opponent}: no result. Expected one, or - for a game not played.`,
  contradiction: (values) =>
    `${values.player} against ${values.opponent}: ${values.came} here, ${values.other} across the diagonal. Expected 1 and 0, or ½ and ½.`,
  gamesMissing: ({ player, opponent, games }) =>
    `${player} against ${opponent}: fewer than ${count(games, "game")}. Expected ${games}; - for one not played.`,
  drawOrUnplayed: ({ player, opponent }) =>
    `${player} against ${opponent}: = beside + and - may be half a point for a game not played (11.23, 2005). It is read as a draw.`,
  pointsDiffer: (values) =>
    `${values.player}: ${countedPoints(values.came)} in the table, but the results add up to ${points(values.expected)}.`,
  notPoints: (values) =>
    `${values.player}: ${came(values.came)} are no points. Expected a number in halves.`,
  tooManyGames: (values) =>
    `${values.player} against ${values.opponent}: ${came(values.came)} are more games than the other pairings have. Expected ${values.games}.`,
  totalTooHigh: (values) =>
    `${values.player}: ${countedPoints(values.came)}. Expected at most ${points(values.most)}, a point an opponent; a double round needs its results.`,
  resultsNotRead: () =>
    "Results stand beside the totals, but they do not mirror each other across a diagonal. Expected every result twice, and nothing, * or x where a player meets himself.",
  totalsDiffer: (values) =>
    `The points add up to ${points(values.came)}. Expected ${points(values.expected)}, a point a game.`,
  notARating: (values) =>
    `${values.player}: ${came(values.came)} is no rating. Expected a FIDE rating such as 1850, or u for unrated.`,
  ratingsWritten: (values) =>
    `Ratings are written like ${values.came}. This one is read as ${values.rating}, others of its kind likewise.`,
  notFideRating: (values) =>
    `${values.player}: ${values.came}, by its letter ${values.letter}, is of a national list, or estimated. Expected a FIDE rating, or u for unrated.`,
  impossibleRating: ({ player, rating, doubt, limit }) =>
    doubt === "below floor"
      ? `${player}: ${rating} is no FIDE rating: the list in force on the first day has nobody below ${limit}. A slip, or unrated?`
      : `${player}: ${rating} is no FIDE rating: nobody was ever rated above ${limit}. A slip?`,
  oddRating: ({ player, rating, doubt }) =>
    doubt === "birth"
      ? `${player}: the rating ${rating} is also the year of birth. Is it the rating?`
      : `${player}: the rating ${rating} is more than 600 points from everybody else’s. Is it right?`,
  oddBirth: ({ player, year, played }) =>
    `${player}: born ${year}, and playing in ${played}? Where K depends on age, it would be a junior’s. A slip?`,
  blankRating: ({ player }) =>
    `${player} has no rating, while others are marked as unrated: unrated, or forgotten? Read as unrated.`,
  fideRatingsEmpty: ({ chosen, empty }) =>
    `Nobody has a rating under ${empty}, so ${chosen} is read. If those are no FIDE ratings, choose another column under Understood.`,
  whoseRatings: ({ heading, doubt }) => WHOSE_RATINGS[doubt](heading),
  severalRatings: ({ chosen, others }) =>
    `Several columns hold ratings: ${chosen} is read, not ${others}. Choose another one under Understood if that is wrong.`,
  noRatings: () =>
    "No column is read as ratings, and so everybody as unrated. Expected a heading such as Rating or Elo.",
  factNotRead: ({ player, column, ...values }) =>
    `${player}: ${came(values.came)} under ${column} is not understood, and K does without it. Expected a day or a year (birth), a whole number (games, highest rating).`,
  notAK: (values) =>
    `${values.player}: ${came(values.came)} is no K. Expected a whole number from 5 to 40.`,
  noName: ({ player }) => `Player ${player} has no name and is called so.`,
  nameIsError: (values) =>
    `The name is an error: ${values.came} was typed with = in front. It is read as a name.`,
  sameName: ({ name, other }) => `${name} is also the name of player ${other}.`,
  idTwice: ({ player, id, before, cell }) =>
    `${player} has FIDE ID ${id}, and so has ${before} in ${cell}. Expected a number of his own for each player.`,
  ratingsDiffer: (values) =>
    `${values.player}: the rating ${came(values.came)} here, ${values.before} above. Expected the rating of the start of the event in every row.`,
  mirrorMissing: ({ player, opponent }) =>
    `${player} against ${opponent}: the list gives games for both players, but the line of ${opponent} is missing or says something else. Expected both lines, or every game once.`,
  gameTwice: ({ player, opponent, round }) =>
    `Round ${round}: ${player} against ${opponent} stands here a second time. Expected every game once, or another round if they met twice.`,
  playerTwiceInRound: ({ player, round }) =>
    `Round ${round}: ${player} plays a second game here. Expected one game a round, or the number of another round.`,
  bothSidesOneself: ({ player }) => `${player} plays against ${player}. Expected two players.`,
  namesOfIdDiffer: ({ player, id, before }) =>
    `${player} has FIDE ID ${id}, as ${before} has above: they are taken for one player. Expected one name, or two numbers.`,
  joinedNames: ({ player, before, cell }) =>
    `${player} here, ${before} in ${cell}: they are taken for one player.`,
  idsOfNameDiffer: ({ player, id, before }) =>
    `${player} has FIDE ID ${id} here and ${before} above: they are taken for two players. Expected one number, if it is the same player.`,
  pooledRatingsDiffer: ({ player, came, before }) =>
    `${player}: rating ${came} in this table, ${before} in another one of the same event. Expected one rating for the whole event.`,
  pooledSameName: ({ player }) =>
    `${player}: the name of two players in one table. Expected different names, so that players are known in every part of the event.`,
  pooledNamesJoined: ({ player, before }) =>
    `${player} in this table, ${before} in another one of the same event: they are taken for one player.`,
  pooledNamesDiffer: ({ player, id, before }) =>
    `${player} has FIDE ID ${id}, as ${before} has in another table of the same event: they are taken for one player. Expected one name, or two numbers.`,
  pooledIdsDiffer: ({ player, id, before }) =>
    `${player} has FIDE ID ${id} here and ${before} in another table of the same event: they are taken for two players. Expected one number, if it is the same player.`,
  partUnreadable: ({ table }) =>
    `${table}, a part of this event, cannot be read as games. Expected a table with results; correct it, or take it out of the event.`,
  notADay: (values) =>
    `${values.event}: ${came(values.came)} is no day. Expected a date, such as 2026-11-18.`,
  notAList: (values) =>
    `${values.event}: ${came(values.came)} is no list that counts this event. Expected its date, such as 2026-12-01, or a blank cell.`,
  notALastDay: (values) =>
    `${values.event}: ${came(values.came)} is no last day of this event. Expected a date from its first day on, such as 2026-12-01, or a blank cell.`,
  notAnAverage: (values) =>
    `${values.event}: ${came(values.came)} is no average rating. Expected a number from 1 to 4000.`,
  raForRc: ({ rating }) =>
    `The averages stand under Ra. From 2024 that has two drawn games against ${rating} in it, which are added here once for all events. Expected Rc, the mean of the rated opponents alone, under the heading Rc.`,
  notGames: (values) =>
    `${values.event}: ${came(values.came)} is no number of games for these points. Expected a whole number, not less than the points.`,
  notGamesThatCount: (values) =>
    `${values.player}: ${came(values.came)} is no number of games. Expected a whole number from 0 to 999.`,
  nobodyAbove: () =>
    "The row has no name, and nobody stands above it. Expected a player's name, or an ID.",
  eventTwice: ({ player, event }) =>
    `${player}: ${event} stands here a second time with the same figures. Expected every event of a player once.`,
  deltaWithoutRating: (values) =>
    `${values.player}: ${came(values.came)} stands beside no rating. Expected the rating of the event's start, or no W − We for an unrated player.`,
  notADelta: (values) =>
    `${values.player}: ${came(values.came)} is no W − We of ${count(values.games, "game")}. Expected two decimals, from -${number(values.games)} to ${number(values.games)}.`,
  notEarlierGames: (values) =>
    `${values.player}: ${came(values.came)} is no number of games before the period. Expected a whole number from 0 to 999, or nothing.`,
  tooLong: ({ player, came: text, most }) =>
    `${player}: “${text}” is too long for a tournament report file. Expected at most ${count(most, "sign")}.`,
  notAStart: ({ player, came: start }) =>
    `${player}: “${start}” is no start number. Expected a whole number from 1.`,
  notATrfRound: (values) =>
    `${values.player}: ${came(values.came)} is no round of a tournament report file. Expected opponent, w or b, result, such as 12w1, 12b+ or 12w½f; or H, F, U, Z.`,
  notARound: (values) =>
    `${values.player}: ${came(values.came)} is no round. Expected opponent, colour and result, such as 12w1, or +12, =12, -12, or a bye.`,
  notPlayedYet: ({ games }) =>
    `${count(games, "game")} without a result: read as not played yet, counting nothing.`,
  nobodyHasNumber: (values) =>
    `${values.player}: nobody has the number ${values.number}. Expected a number of the table.`,
  roundContradiction: ({ player, opponent, round }) =>
    `Round ${round}: what ${player} and ${opponent} say of their game does not fit. Expected 1 and 0, ½ and ½, or + and -.`,
  againstOneself: ({ player, round }) =>
    `Round ${round}: ${player} plays against ${player}. Expected another player's number.`,
  freeAndGame: ({ tag, player, round }) =>
    `${player}, round ${round}: line ${tag} says that there was no game, but here is one. Expected one of the two.`,
  selectionTooSmall: ({ area }) => `The table goes on beside the selection. Expected ${area}.`,
};

/** What Excel makes of a result, and how it was typed. */
const TYPED: Readonly<Record<string, readonly [string, string]>> = {
  "½": ["date", "1/2"],
  "1-0": ["date", "1-0"],
  "1-1": ["date", "1-1 or 1/1"],
  "1:0": ["time", "1:0"],
  "0:1": ["time", "0:1"],
  "1:1": ["time", "1:1"],
};

const WHOSE_RATINGS: Readonly<Record<RatingDoubt, (heading: string) => string>> = {
  heading: (heading) =>
    `${heading === "" ? "A column without a heading" : `The column ${heading}`} may hold ratings, but nothing says whose. Expected a heading such as Elo or FIDE rating; or say which column is read.`,
  lists: (heading) =>
    `${heading} and another column hold ratings of different lists. The one in force on the first day counts. Give that day, or say which column is read.`,
  mixed: (heading) =>
    `${heading} holds FIDE's ratings and others in one column. Mark what is not FIDE's as u, then say that the column is read, or that nobody is rated.`,
  national: (heading) =>
    `${heading} holds national ratings. The regulations count FIDE's. Say which column is read, or that nobody is rated.`,
  after: (heading) =>
    `${heading} holds the ratings after the event. Those of its start count. Say which column is read.`,
  notInForce: (heading) =>
    `${heading} names a list that was no longer in force on the first day. Expected the ratings of the list in force then: 9.11 (2005), 7.11 (2011). Say which column is read all the same, or that nobody is rated.`,
  pace: (heading) =>
    `${heading} holds ratings of another pace. Say which column is read, or choose that pace under Event.`,
};

const LISTS = {
  players: "This is a list of players.",
  standing: "These are standings, with points alone.",
  pairings: "These are pairings without results.",
  boards: "This is a list of points on the boards.",
  changes: "These are changes of ratings that were calculated elsewhere.",
} as const;
