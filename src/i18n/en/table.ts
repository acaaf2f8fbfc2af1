import type { TableTexts } from "../table";
import { EN_K } from "./kWords";
import { writing } from "../writing";
import { EN_CHECKS } from "./checks";
import { EN_FINDINGS } from "./findings";
import { EN_WORDS } from "./words";

const { came, count, number } = writing(EN_WORDS);

export const EN_TABLE: TableTexts = {
  ...EN_CHECKS,
  tab: "Table",
  what: "Select a crosstable or a Swiss table in the sheet: names, ratings and results, with the headings. One cell of the table is enough. Then press the button.",
  useSelection: "Use selection",
  follow: "Follow the selection",
  nothingSelected: "The selected cells are empty. Select the crosstable, or one cell in it.",
  severalAreas:
    "The selection is no single area of cells: several areas, or a chart. Select the crosstable, or one cell of it.",
  cellEdited:
    "A cell is being edited. Finish it with Enter (or leave it with Esc), and press the button again.",
  stillCalculating:
    "Excel is still calculating, and what the cells show may be old. Wait until it is done (in manual calculation press F9), then press the button again.",
  isProtected: (sheet, left) => {
    if (left !== "") {
      const [what, where] =
        sheet === null
          ? ["the structure of this workbook", "Review, Protect Workbook"]
          : [`the sheet “${sheet}”`, "Review, Unprotect Sheet"];
      return `This could not be undone, as ${what} is protected. Still as it is: ${left}. Take the protection off (${where}), and press the button again.`;
    }
    return sheet === null
      ? "The structure of this workbook is protected: no sheet can be added, renamed or deleted, and none was. Take the protection off (Review, Protect Workbook), or use a copy of the file, and press the button again."
      : `The sheet “${sheet}” is protected, and nothing was written to it. Take the protection off (Review, Unprotect Sheet), or choose another sheet, and press the button again.`;
  },
  failed: (what, left) =>
    left === ""
      ? `Excel could not do it (${what}). Your sheet is as it was; try again, or save the workbook and open it anew.`
      : `Excel could not do it (${what}). Your sheet is as it was, but these may still be there: ${left}. Look at them, delete what you do not need, and try again.`,
  reading: "Reading…",
  planning: "Planning…",
  cancelling: "Cancelling…",
  working: "Working…",
  writing: (done, total) => `Writing: row ${done} of ${total}`,
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
  matchGames: "Games the match is over",
  pace: "Pace",
  paces: { standard: "standard", rapid: "rapid", blitz: "blitz" },
  paceAsked: (came) => `“${came}”: which pace was played?`,
  paceNeeded: "What is told of the pace is not clear: choose standard, rapid or blitz.",
  toPace: "To the pace",
  toPersons: "To the players",
  paceFrom: (pace) => `Pace: ${pace}, told in cell`,
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
  times: "Time control",
  endDate: "Last day",
  minutes: "Minutes for the game",
  increment: "Seconds more for each move",
  notRated: (article) => `${article}: this event is not rated, so there is no report to make.`,
  players: (players, rated, unrated) =>
    `${count(players, "player")}: ${rated} rated, ${unrated} unrated`,
  games: (games) => count(games, "game"),
  k: EN_K,
  showPlayers: "Players as read",
  previewMeans:
    "Choose what a column is, or a name to correct its values: for what is made here. Your sheet is not changed.",
  previewColumns: { player: "Player", points: "Pts" },
  meanings: { rating: "Rating", k: "K", birth: "Birth", id: "FIDE ID" },
  notUsed: "not used",
  columnIs: (letters, heading) => `${letters}: ${heading}`,
  noHeadings: "The table has no headings by which its columns could be told.",
  correct: (player) => `Correct what is read of ${player}`,
  nothingToCorrect: "The table has nothing of this player that could be corrected here.",
  allPlayers: (players) => `All players (${number(players)})`,
  asInSheet: "Read all as the sheet has it",
  toLine: (player) => `Line of ${player}`,
  ratingColumn: "Ratings from",
  column: (letters, heading) =>
    heading === "" ? `column ${letters}` : `${heading} (column ${letters})`,
  findings: "To look at",
  noFindings: "Nothing: every cell was understood.",
  finding: EN_FINDINGS,
  goTo: (address) => `Go to ${address}`,
  readRatings: (letters, heading) =>
    `Ratings: column ${letters}${heading === "" ? "" : ` (${heading})`}`,
  nobodyRated: "Nobody is rated",
  ratingsFrom: (letters, heading) =>
    `Ratings are read from column ${letters}${heading === "" ? "" : `, ${heading}`}.`,
  readAs: (value) => `Read as ${value}`,
  selectArea: (address) => `Select ${address}`,
  applyAll: (count) => `Read all ${count} so`,
  readAllAs: (count, value) => `Read all ${count} as ${value}`,
  moreOfKind: (count) => `And ${count} more of this kind.`,
  oneByOne: (count) => `All ${count}, one by one`,
  event: "Event",
  startDate: "First day",
  when: "When, and by which rules",
  dayFrom: "Found in cell",
  severalDays: "may mean several days. Which of them is it?",
  inParts: (article) => `Count it period by period, a report for each: ${article}`,
  roundsUndated: "On which days were these rounds played?",
  dayOfRound: (round) => `Round ${round}`,
  ratingsOfParts: "Ratings of each part",
  ratingsOfThen: "of the time of the game",
  ratingsOfStart: "of the event’s first day",
  partLine: (part, rounds, days) => `Part ${part}: rounds ${rounds}; ${days}.`,
  partCounted: (list) => `Counted by the list of ${list}.`,
  ratingsOfPart: (heading) => `Ratings: ${heading}.`,
  noRatingsOfPart:
    "The table has no column with ratings of this period; expected one headed with its month.",
  partsUnsettled:
    "A part cannot be counted: its rating column has something to settle. Choose it under Ratings to see what.",
  dayNeeded:
    "When did the event begin? The first day picks the regulations; or choose these by hand.",
  toDay: "To the first day",
  toFindings: "To the findings",
  toChecks: "To the checks",
  dayUnknown: "Chosen by hand; the day is not known.",
  edition: "Regulations",
  byDate: "by the day",
  editionName: (id, from) => `${id}, from ${from}`,
  editionInForce: (name, source) =>
    source === "text"
      ? `Edition ${name}, checked against its text.`
      : `Edition ${name}: known from secondary sources, or carried over from the edition before.`,
  style: "Formulas",
  styles: { fide: "FIDE functions", plain: "plain formulas, no add-in needed" },
  asPrinted: "As printed in 8.58, with its errata",
  kOnFirstDay:
    "K as of the event's first day, not of the list in force: the regulations leave it open",
  championship: "National championship",
  championships: { none: "no", open: "yes", women: "yes, women" },
  leftOut: "Left out",
  article: (article, edition) => `${article} (${edition})`,
  methodGone:
    "From 1 January 2022 the round-robin method is gone (8.2): first ratings come from games against rated opponents alone, as in a Swiss. Choose an earlier day or edition, or the method for teaching.",
  teach: (edition) => `Show the method of ${edition} all the same, marked “for teaching”`,
  unplayed: "A game was not played: the event is reported as a Swiss.",
  everybodyRated:
    "Everybody is rated: there is nothing to iterate, the rating report is what such an event needs. The sheet can still be made.",
  noRoundRobin:
    "Ready: the rating report can be made. Games against unrated opponents do not count.",
  oneUnratedCounts: (article) =>
    `Ready: the rating report can be made. The games against the one unrated player count, with the Ru of this event, ${article}.`,
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
  selfCheck: {
    agrees: "Checked against the rules: all figures agree.",
    asPrinted: "Checked: all figures are as printed, misprints included.",
    differs: (cells) =>
      cells === 1
        ? "Checked against the rules: one figure differs."
        : `Checked against the rules: ${number(cells)} figures differ.`,
    difference: (shown, expected) =>
      `shows ${came(shown)}; by the rules ${expected === null ? "there is none" : `it is ${number(expected)}`}.`,
    more: (cells) => (cells === 1 ? "And one more cell." : `And ${number(cells)} more cells.`),
  },
  undo: "Delete it again",
  alreadyGone: (names) => `No longer there: ${names}.`,
  removed: (names) => `Deleted: ${names}.`,
};
