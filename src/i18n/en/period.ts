import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { cited } from "../citing";
import type { PeriodTexts } from "../period";
import { EN_K_REASON } from "./kReason";

export const EN_PERIOD: PeriodTexts = {
  name: "Rating period",
  resultsName: "Period results",
  title: "Rating period",
  note: "All events of one rating period together: rounded once, at its end.",
  sums: "Players: {rated} rated, {unrated} unrated · Games that count, player by player: {games} · Sum of changes: {changes} · Delisted: {delisted} · With few games: {inactive}",
  errors:
    "Players who show an error: {players}. A report is not calculated, or the sheet of its games is gone.",
  noList: "Without the date of the list, below the table, nobody is told to be delisted.",
  otherList: "The date of the list, below the table, is another one than the sheet was made for.",
  foreign: "Events that another list counts: {events}; below the players stands which.",
  missing: (sheets) => `Reports that this list counts, too, and that are not in it: ${sheets}.`,
  adjusted:
    "This list adjusts every rating below 2000 after it is calculated, plus 40 % of what lacks to 2000.",
  look: "Players with remarks: {players}.",
  nothingToLookAt: "Nothing to look at.",
  list: "List of",
  start: "Start of the period",
  kAsOf: {
    list: "Each event counts with K of the list in force when it began, since K is published with the list: a reading, for no article says which day counts. What began before the period keeps K of its own list.",
    "first day":
      "Each event counts with K of its own first day: a reading, for no article says which day counts. The usual one is K of the list in force.",
  },
  editions: {
    byDay:
      "Each event is rated by the regulations of its own first day, 0.1. Rounding and K × n are those in force when the period begins, floor and activity those in force on the day of the list.",
    byHand: "All events are rated by the regulations that were chosen.",
  },
  floor: (edition) => `Floor, ${cited("delisted")(edition)}`,
  mostKn: (edition) => `K × n at most, ${cited("k")(edition)}`,
  activeGames: (edition) => `Games to be active, ${cited("inactive")(edition)}`,
  headings: {
    kReason: EN_K_REASON.headings.kReason,
    number: "No",
    player: "Player",
    id: "FIDE ID",
    rating: "Rating",
    events: "events",
    n: "n",
    delta: "ΣΔR",
    k: "K",
    kCounted: "K counted",
    change: "change",
    rounded: "rounded",
    rn: "Rn",
    earlierGames: "games before",
    spellings: "Also written",
    remarks: "Remarks",
  },
  hints: {
    kReason: EN_K_REASON.hints.kReason,
    rating: () =>
      "Of the last event. Type the rating of the list before over it where that is another one.",
    n: () => "Games that count, of all events.",
    delta: (edition) => `The sum of W − We, ${cited("change")(edition)}.`,
    k: () =>
      "K of the list in force when the events began. Type another K over it: it counts for all of the player's events.",
    kCounted: (edition) =>
      `The greatest whole number with K × n at most ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
    change: () => "K × ΔR of each event, added up.",
    rounded: (edition) => `Once, a half away from zero, ${cited("rounded")(edition)}.`,
    earlierGames: (edition) =>
      `Rated games in the ${12 - monthsOfPeriod(edition)} months before this period: ${cited("inactive")(edition)}.`,
  },
  conditions: "Conditions",
  unmet: (articles) => `Not met: ${articles}.`,
  unchecked: (articles) => `Not checked: ${articles}.`,
  events: "Events that were taken",
  resultsTitle: "Results of the rating period",
  resultSums:
    "Players: {players} · Results: {results} · Games that count, player by player: {games}",
  resultErrors:
    "Results that show an error: {results}. A report is not calculated, or the sheet of its games is gone.",
  resultsNote: {
    reports:
      "Ratings, n, ΔR and K come from the rating reports and follow them. For other players, names or days make the sheet anew.",
    list: "As the list has it. The row without an event behind each player takes one more; for others insert a copy of it above.",
  },
  resultHeadings: {
    ...EN_K_REASON.headings,
    number: "No",
    player: "Player",
    event: "Event",
    date: "Date",
    rating: "Rating",
    n: "n",
    delta: "ΔR",
    k: "K",
    kCounted: "K counted",
    product: "K × ΔR",
    ownK: "own K",
    kDay: "K as of",
    report: "Report",
    line: "Line",
  },
  unrated: (edition) =>
    `unrated, with the games of a first rating, ${cited("window")(edition)}: make the first-rating sheet`,
  unratedLacks: (edition) => [
    `unrated; games lacking for a first rating, ${cited("window")(edition)}:`,
    "; earlier events may have them: see the first-rating sheet",
  ],
  firstRating: (sheet) => ({
    isPublished: ["first rating ", `, from the sheet “${sheet}”`],
    earlier: `rated since an earlier list: make the report anew with his rating, from the sheet “${sheet}”`,
    later: `first rating on a later list: see the sheet “${sheet}”`,
    notYet: `no first rating yet: see the sheet “${sheet}”`,
  }),
  delisted: (edition) => `delisted: below the floor, ${cited("delisted")(edition)}`,
  inactive: (edition) => `inactive, ${cited("inactive")(edition)}: games lacking:`,
  perhapsInactive: (edition) =>
    `inactive, ${cited("inactive")(edition)}, unless games before were at least:`,
  ratings: "ratings of the events:",
  leftOut: (edition) =>
    `left out as in a first event, though an earlier one counts: type “no” under “First event” on its iteration sheet, and make this sheet anew, ${cited("firstEvent")(edition)}`,
  earlierList: (edition) =>
    `rating of an earlier list; where the list before has another, type it over: ${cited("list")(edition)}`,
  kDiffers: ["K of the events:", "the results tell which counts where"],
  onePlayer: "is it one player?",
  namesake: "several players have this name",
};
