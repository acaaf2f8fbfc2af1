import type { CrosstableTexts } from "../crosstable";
import { writing } from "../writing";
import { EN_FINDINGS } from "./findings";
import { EN_WORDS } from "./words";

const { count, points, number } = writing(EN_WORDS);

export const EN_CROSSTABLE: CrosstableTexts = {
  tab: "Table",
  what: "Select a crosstable or a Swiss table in the sheet: names, ratings and results, with the headings. One cell of the table is enough. Then press the button.",
  useSelection: "Use selection",
  follow: "Follow the selection",
  nothingSelected: "The selected cells are empty. Select the crosstable, or one cell in it.",
  severalAreas:
    "The selection is no single area of cells: several areas, or a chart. Select the crosstable, or one cell of it.",
  failed: (what, left) =>
    left === ""
      ? `Excel could not do it (${what}). Your sheet is as it was; try again, or save the workbook and open it anew.`
      : `Excel could not do it (${what}). Your sheet is as it was, but these may still be there: ${left}. Delete them, and try again.`,
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
        ? `Match of ${count(of, "game")}: none was played after it was decided`
        : `Match of ${count(of, "game")}: ${games} played after it was decided, not counted`,
    scheveningen: ({ unrated }) => `Scheveningen with at most one unrated player: ${unrated}`,
    pooled: ({ tables }) =>
      `Preliminaries and finals are one event: ${count(tables, "table")} pooled`,
  },
  timeChecks: {
    timeControl: ({ minutes, needed, highest }) =>
      needed === null
        ? `${count(minutes, "minute")} for 60 moves, within the bounds of the pace`
        : `${count(minutes, "minute")} for 60 moves; ${needed} needed, the highest rating is ${highest ?? "u"}`,
    roundsPerDay: ({ is, allowed, isAtLeast }) =>
      `${isAtLeast ? "at least " : ""}${count(is, "round")} on one day, at most ${allowed}`,
    hoursPerDay: ({ is, allowed, rounds, minutes, by, isAtLeast }) =>
      `${isAtLeast ? "at least " : ""}${number(Math.round(100 * is) / 100)} hours of play on one day (rounds: ${rounds}, of 2 × ${number(minutes)} minutes for 60 moves${by === null ? "" : `, as ${by} counts`}), at most ${allowed}`,
    duration: ({ is, allowed, championship, approved, interim, isChampionship }, edition) => {
      const days = `${count(is, "day")} from the first to the last, at most ${allowed}`;
      if (is <= allowed) return days;
      const more = [
        ...(championship === null ? [] : [`as a championship, ${championship} (${edition})`]),
        ...(approved === null || isChampionship
          ? []
          : [`if the Qualification Commission approves, ${approved} (${edition})`]),
      ];
      const longer = more.length === 0 ? "" : `; more ${more.join(", or ")}`;
      const owed =
        interim === null ? "" : `. Longer events owe results every month, ${interim} (${edition})`;
      return `${days}${longer}${owed}`;
    },
  },
  times: "Last day and time control",
  endDate: "Last day",
  minutes: "Minutes for the game",
  increment: "Seconds more for each move",
  official: (article) => `Official FIDE event, ${article}`,
  deadlines: "Deadlines",
  deadline: {
    registered: (date, article) => `Registered by ${date}, ${article}`,
    normRegistered: (date, article) =>
      `Registered by ${date} if title norms are possible, ${article}`,
    reported: (date, article) => `Arbiter's report by ${date}, ${article}`,
    uploaded: (date, article) => `Sent to FIDE by ${date}, ${article}`,
    list: (date, article) => `Counts on the list of ${date}, ${article}`,
    lastList: (date, article) => `Not rated after the list of ${date}, ${article}`,
  },
  normally: (list, reportedBy, article) =>
    `Normally counts on the list of ${list}, if the report came by ${reportedBy}, ${article}`,
  interim: (dates, article) => `Results so far every month: by ${dates}, ${article}`,
  appeal: (article) =>
    `FIDE may decline to rate an event; the organiser may appeal within seven days of hearing so, ${article}`,
  notRated: (article) => `${article}: this event is not rated, so there is no report to make.`,
  players: (players, rated, unrated) =>
    `${count(players, "player")}: ${rated} rated, ${unrated} unrated`,
  games: (games) => count(games, "game"),
  kGiven: "K from the column of the table",
  kByRating: "K by the rating alone: adults with 30 games or more. Change it on the sheet.",
  kMixed: (reasons) => `K: ${reasons}. Change it on the sheet.`,
  kBy: {
    given: (players) => `${players} from the column of the table`,
    strong: (players) => `${players} who reached 2400`,
    junior: (players) => `${players} ${players === 1 ? "junior" : "juniors"} by birth`,
    new: (players) => `${players} new, fewer than 30 games`,
    otherwise: (players) => `${players} by birth, games or highest rating as everybody`,
    "rating alone": (players) => `${players} by the rating alone, as adults with 30 games or more`,
  },
  kAgeOpen: (players, names) =>
    `K does without the birth of ${names}${players > 1 ? ` (${players} players)` : ""}: it does not tell the age on the first day. Give that day, or the day of birth.`,
  showPlayers: "Players as read",
  playerColumns: ["Player", "Rating", "Points"],
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
  dayNeeded:
    "When did the event begin? The first day picks the regulations; or choose these by hand.",
  toDay: "To the first day",
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
  weFromRu: (article) => `We with the Ru of the first pass, as ${article} can be read`,
  championship: "National championship",
  championships: { none: "no", open: "yes", women: "yes, women" },
  leftOut: "Left out",
  notFirst: (name, score) => `${name} (${points(score)}): not the first event, the games count`,
  checks: "Checks",
  composition: {
    third: ({ rated, needed }) => `At least one third rated: ${rated}, expected ${needed}`,
    fourOfFew: ({ rated, needed }) => `Fewer than ten players: ${rated} rated, expected ${needed}`,
    doubleRound: ({ rated, needed, players }) =>
      `Double round with unrated players: ${count(players, "player")}, ${rated} rated; expected 6 and ${needed}`,
    ratedOpponents: ({ rated, needed }) =>
      `Unrated players need ${needed} rated opponents: ${rated}. With fewer they count for nobody`,
    championship: ({ rated, needed }) =>
      `National championship: ${rated} rated, expected ${needed}`,
  },
  met: "met",
  notMet: "not met",
  leftOutCheck: (names) =>
    `Too few points in a first event: ${names}. The player and all games against the player are left out.`,
  tooFewPoints: (names, isFirst) =>
    `Too few points against rated opponents${isFirst ? " in a first event" : ""}: ${names}. The result makes no part of a first rating.`,
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
  undo: "Delete it again",
  alreadyGone: (names) => `No longer there: ${names}.`,
  removed: (names) => `Deleted: ${names}.`,
};
