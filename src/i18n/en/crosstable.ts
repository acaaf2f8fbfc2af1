import type { CrosstableTexts } from "../crosstable";
import { EN_K } from "./kWords";
import { writing } from "../writing";
import { EN_WORDS } from "./words";

const { came, points, number } = writing(EN_WORDS);

export const EN_CROSSTABLE: CrosstableTexts = {
  tab: "Table",
  what: "Select a crosstable or a Swiss table in the sheet: names, ratings and results, with the headings. One cell of the table is enough. Then press the button.",
  useSelection: "Use selection",
  follow: "Follow the selection",
  nothingSelected: "The selected cells are empty. Select the crosstable, or one cell in it.",
  severalAreas:
    "The selection is no single area of cells: several areas, or a chart. Select the crosstable, or one cell of it.",
  failed: (what) =>
    `Excel could not do it (${what}). Your sheet is as it was; try again, or save the workbook and open it anew.`,
  working: "Working…",
  writing: (done, total) => `Writing: ${done} of ${total} rows`,
  cancel: "Cancel",
  cancelled: "Cancelled: the sheets begun were removed.",
  understood: "Understood",
  kinds: {
    single: "Round robin, everybody once",
    double: "Round robin, everybody twice",
    totals: "Round robin, totals without the single results",
  },
  byRounds: (kind) => `${kind}, game by game`,
  kind: "Kind of event",
  matchGames: "Number of games in the match",
  pace: "Pace",
  paces: { standard: "standard", rapid: "rapid", blitz: "blitz" },
  standardColumn: (article) => `Standard ratings, for those without another ${article}`.trim(),
  noStandardColumn: "none",
  ratedSince: (players, article) =>
    players === 0
      ? `Rated since the event? ${article}`
      : `Rated since the event: ${players}, ${article}`,
  ratedSinceMeans:
    "The rating published by the time the event is rated. The player is rated with it; for opponents the player stays unrated.",
  playerPages: "A page for each player, to print or send",
  pool: "Add the selection: another part of this event",
  poolNotFollowing: "To add another part of the event, stop following the selection.",
  unpool: (table) => `Take out ${table}`,
  notPooled:
    "The selected cells were not added: they cannot be read as games. Expected a table with results; correct it in the sheet, then add it.",
  alreadyThere: "The selected cells are in the event already. Select another table, then add it.",
  kindChecks: {
    unratedMatch: ({ unrated }) =>
      unrated === ""
        ? "Matches are between rated players"
        : `Matches with an unrated player are not rated: ${unrated}`,
    decidedMatch: ({ games, of }) =>
      games === 0
        ? `Match of ${of} games: none was played after it was decided`
        : `Match of ${of} games: ${games} played after it was decided, not counted`,
    scheveningen: ({ unrated }) => `Scheveningen with at most one unrated player: ${unrated}`,
    pooled: ({ tables }) => `Preliminaries and finals are one event: ${tables} tables pooled`,
  },
  timeChecks: {
    timeControl: ({ minutes, needed, highest }) =>
      needed === null
        ? `${number(minutes)} minutes for 60 moves, within the bounds of the pace`
        : `${number(minutes)} minutes for 60 moves; ${needed} needed, the highest rating is ${highest ?? "u"}`,
    roundsPerDay: ({ is, allowed }) => `${is} rounds on one day, at most ${allowed}`,
    duration: ({ is, allowed }) =>
      `${is} days from the first to the last; beyond ${allowed} only with monthly reports, or as a championship`,
  },
  times: "Last day and time control",
  endDate: "Last day",
  minutes: "Minutes for the game",
  increment: "Seconds more for each move",
  deadlines: "Deadlines",
  deadline: {
    registered: (date, article) => `Registered by ${date}, ${article}`,
    reported: (date, article) => `Arbiter's report by ${date}, ${article}`,
    uploaded: (date, article) => `Sent to FIDE by ${date}, ${article}`,
    list: (date, article) => `Counts on the list of ${date}, ${article}`,
    lastList: (date, article) => `Not rated after the list of ${date}, ${article}`,
  },
  notRated: (article) => `${article}: this event is not rated, so there is no report to make.`,
  noDateNewest: (name) => `No date is given: ${name}, the newest edition, is taken.`,
  players: (players, rated, unrated) => `${players} players: ${rated} rated, ${unrated} unrated`,
  games: (games) => `${games} games`,
  k: EN_K,
  showPlayers: "Players as read",
  playerColumns: ["Player", "Rating", "Points"],
  ratingColumn: "Ratings from",
  column: (letters, heading) =>
    heading === "" ? `column ${letters}` : `${heading} (column ${letters})`,
  findings: "To look at",
  noFindings: "Nothing: every cell was understood.",
  finding: {
    noTable: () =>
      "No table was found here. Expected a square of results with an empty or marked diagonal, a table by rounds such as 12w1 or +12, a list of games under headings, two rows of a match, or names, ratings and points under headings. Where an empty column parts the table, select all of it.",
    tooManyPlayers: ({ players, most }) => `${players} players. Expected at most ${most}.`,
    notAResult: (values) =>
      `${came(values.came)} is no result. Expected 1, ½, 0, or + and - for a game not played.`,
    dateForHalf: () => "A date stands here: 1/2 was typed and Excel made a date of it. Expected ½.",
    blankResult: ({ player, opponent }) =>
      `${player} against ${opponent}: no result. Expected one, or - for a game not played.`,
    contradiction: (values) =>
      `${values.player} against ${values.opponent}: ${values.came} here, ${values.other} across the diagonal. Expected 1 and 0, or ½ and ½.`,
    gamesMissing: ({ player, opponent, games }) =>
      `${player} against ${opponent}: fewer than ${games} games. Expected ${games}; - for one not played.`,
    drawOrUnplayed: ({ player, opponent }) =>
      `${player} against ${opponent}: = beside + and - may be half a point for a game not played (11.23, 2005). It is read as a draw.`,
    pointsDiffer: (values) =>
      `${values.player}: ${points(values.came)} points in the table, but the results add up to ${points(values.expected)}.`,
    notPoints: (values) =>
      `${values.player}: ${came(values.came)} are no points. Expected a number in halves.`,
    tooManyGames: (values) =>
      `${values.player} against ${values.opponent}: ${came(values.came)} are more games than the other pairings have. Expected ${values.games}.`,
    totalTooHigh: (values) =>
      `${values.player}: ${points(values.came)} points. Expected at most ${points(values.most)}, a point an opponent; a double round needs its results.`,
    resultsNotRead: () =>
      "Results stand beside the totals, but they do not mirror each other across a diagonal. Expected every result twice, and nothing, * or x where a player meets himself.",
    totalsDiffer: (values) =>
      `The points add up to ${points(values.came)}. Expected ${points(values.expected)}, a point a game.`,
    notARating: (values) =>
      `${values.player}: ${came(values.came)} is no rating. Expected a whole number from 1 to 4000, or u for unrated.`,
    ratingTypedAsText: (values) =>
      `${values.player}: the rating ${values.came} is stored as text. It is read as a number.`,
    severalRatings: ({ chosen, others }) =>
      `Several columns hold ratings: ${chosen} is read, not ${others}. Choose another one under Understood if that is wrong.`,
    noRatings: () =>
      "No column of ratings was found: everybody is read as unrated. Expected a heading such as Rating or Elo.",
    factNotRead: ({ player, column, ...values }) =>
      `${player}: ${came(values.came)} under ${column} is not understood, and K does without it. Expected a day or a year with four digits (birth), a whole number (games, highest rating).`,
    notAK: (values) =>
      `${values.player}: ${came(values.came)} is no K. Expected a whole number from 1 to 100.`,
    noName: ({ player }) => `Player ${player} has no name and is called so.`,
    nameIsError: (values) =>
      `The name is an error: ${values.came} was typed with = in front. It is read as a name.`,
    sameName: ({ name, other }) => `${name} is also the name of player ${other}.`,
    ratingsDiffer: (values) =>
      `${values.player}: the rating ${came(values.came)} here, ${values.before} above. Expected the rating of the start of the event in every row.`,
    mirrorMissing: ({ player, opponent }) =>
      `${player} against ${opponent}: the list gives games for both players, but the line of ${opponent} is missing or says something else. Expected both lines, or every game once.`,
    pooledRatingsDiffer: ({ player, came, before }) =>
      `${player}: rating ${came} in this table, ${before} in another one of the same event. Expected one rating for the whole event.`,
    pooledSameName: ({ player }) =>
      `${player}: the name of two players in one table. Expected different names, so that players are known in every part of the event.`,
    partUnreadable: ({ table }) =>
      `${table}, a part of this event, cannot be read as games. Expected a table with results; correct it, or take it out of the event.`,
    notADay: (values) =>
      `${values.event}: ${came(values.came)} is no day. Expected a date, such as 2026-11-18.`,
    notAList: (values) =>
      `${values.event}: ${came(values.came)} is no list that counts this event. Expected its date, such as 2026-12-01, or a blank cell.`,
    notAnAverage: (values) =>
      `${values.event}: ${came(values.came)} is no average rating. Expected a number from 1 to 4000.`,
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
    nameWithAndWithoutId: ({ player }) =>
      `${player} stands here without an ID, and above or below with several. Expected an ID in every row of that name.`,
    notADelta: (values) =>
      `${values.player}: ${came(values.came)} is no W − We of ${number(values.games)} games. Expected two decimals, from -${number(values.games)} to ${number(values.games)}.`,
    notEarlierGames: (values) =>
      `${values.player}: ${came(values.came)} is no number of games before the period. Expected a whole number from 0 to 999, or nothing.`,
    tooLong: ({ player, came: text, most }) =>
      `${player}: “${text}” is too long for a tournament report file. Expected ${most} signs at most.`,
    notAStart: ({ player, came: start }) =>
      `${player}: “${start}” is no start number. Expected a whole number from 1.`,
    notATrfRound: (values) =>
      `${values.player}: ${came(values.came)} is no round of a tournament report file. Expected opponent, w or b, result, such as 12w1, 12b+ or 12w½f; or H, F, U, Z.`,
    notARound: (values) =>
      `${values.player}: ${came(values.came)} is no round. Expected opponent, colour and result, such as 12w1, or +12, =12, -12, or a bye.`,
    nobodyHasNumber: (values) =>
      `${values.player}: nobody has the number ${values.number}. Expected a number of the table.`,
    roundContradiction: ({ player, opponent, round }) =>
      `Round ${round}: what ${player} and ${opponent} say of their game does not fit. Expected 1 and 0, ½ and ½, or + and -.`,
    againstOneself: ({ player, round }) =>
      `Round ${round}: ${player} plays against ${player}. Expected another player's number.`,
    selectionTooSmall: ({ area }) =>
      `The crosstable goes on beside the selection. Expected ${area}.`,
  },
  goTo: (address) => `Go to ${address}`,
  readAs: (value) => `Read as ${value}`,
  selectArea: (address) => `Select ${address}`,
  applyAll: (count) => `Read all ${count} so`,
  event: "Event",
  startDate: "First day",
  dateFromSheet: "The date was found above the table.",
  edition: "Regulations",
  byDate: "by the first day",
  editionName: (id, from) => `${id}, from ${from}`,
  editionInForce: (name, source) =>
    source === "text"
      ? `Edition ${name}, checked against its text.`
      : `Edition ${name}: known from secondary sources, or carried over from the edition before.`,
  noDate: (name) => `No date is given: ${name}, the last edition with the method, is taken.`,
  style: "Formulas",
  styles: { fide: "FIDE functions", plain: "plain formulas, no add-in needed" },
  asPrinted: "As printed in 8.58, with its errata",
  championship: "National championship",
  championships: { none: "no", open: "yes", women: "yes, women" },
  leftOut: "Left out",
  notFirst: (name, score) => `${name} (${points(score)}): not the first event, the games count`,
  checks: "Checks",
  composition: {
    third: ({ rated, needed }) => `At least one third rated: ${rated}, expected ${needed}`,
    fourOfFew: ({ rated, needed }) => `Fewer than ten players: ${rated} rated, expected ${needed}`,
    doubleRound: ({ rated, needed, players }) =>
      `Double round with unrated players: ${players} players, ${rated} rated; expected 6 and ${needed}`,
    ratedOpponents: ({ rated, needed }) =>
      `Unrated players need ${needed} rated opponents: ${rated}. With fewer they count for nobody`,
    championship: ({ rated, needed }) =>
      `National championship: ${rated} rated, expected ${needed}`,
  },
  met: "met",
  notMet: "not met",
  leftOutCheck: (names) =>
    `Too few points in a first event: ${names}. The player and all games against the player are left out.`,
  nobodyLeftOut: "Every unrated player has the points that a first event needs",
  article: (article, edition) => `${article} (${edition})`,
  methodGone:
    "From 1 January 2022 the round-robin method is gone (8.2): first ratings come from games against rated opponents alone, as in a Swiss. Choose an earlier day or edition, or the method for teaching.",
  teach: (edition) => `Show the method of ${edition} all the same, marked “for teaching”`,
  unplayed: "A game was not played: the event is reported as a Swiss.",
  everybodyRated:
    "Everybody is rated: there is nothing to iterate, the rating report is what such an event needs. The sheet can still be made.",
  noRoundRobin:
    "Ready: the rating report can be made. Games against unrated opponents do not count.",
  makeReport: "The rating report can be made.",
  noSheetBecause: "Not the iteration sheet:",
  correctFindings: (count) =>
    count === 1
      ? "One finding has to be settled first."
      : `${number(count)} findings have to be settled first.`,
  compositionFails:
    "The composition does not meet the regulations; the sheet can be made all the same.",
  ready: "Ready: the sheet can be made.",
  createReport: "Create rating report",
  create: "Create iteration sheet",
  changedSince:
    "The table has changed since it was read; it was read again. Look it over, then create the sheet.",
  created: (names) => `Made: ${names}.`,
  undo: "Delete it again",
  alreadyGone: (names) => `No longer there: ${names}.`,
  removed: (names) => `Deleted: ${names}.`,
};
