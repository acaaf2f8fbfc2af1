import type { Edition } from "../../rules/editions/edition";
import { hasHypothetical } from "../../rules/hypothetical";
import type { CareerTexts } from "../career";
import { cited } from "../citing";

const isAveraged = ({ firstRating }: Edition) =>
  firstRating.severalEvents === "weighted mean of Ru";

export const EN_CAREER: CareerTexts = {
  name: "First rating",
  title: (player) => (player === "" ? "First rating" : `First rating: ${player}`),
  note: ({ hasRobin }) =>
    hasRobin
      ? "One line for each event, in their order; in a round robin Rc is Ra, or Rc (new)."
      : "One line for each event, in their order; Rc is the mean of the rated opponents alone.",
  answer: {
    first: "First rating: {first}",
    list: ", on the list of {day}",
    noList: ", its list is not filled in yet",
    lacks: "No first rating yet, it lacks {lacks}",
    until: "; events until {day} still count with these",
    counts: "{events} of {all} events count, with {points} points of {games} games",
    day: "{year}-{month}-{day}",
  },
  toSettle: "Lines that are not complete or not in the order of the dates: {lines}.",
  otherEdition: "The last event is under other regulations: make the sheet anew for them.",
  earlierEvents:
    "Events that no report has: type them into the blue lines. Made again, the sheet keeps them, in the order of the dates.",
  allRead: "Every line that is filled in is read.",
  player: "Player",
  id: "FIDE ID",
  gamesNeeded: "Games needed",
  published: "First rating published on the list of",
  notPublished: "blank: not yet",
  notADate: "no date, so it is not read",
  lastEvent: "Last event",
  outOfForce: "under other regulations than these: make the sheet anew for them",
  opens: (edition) => `Events count from, ${cited("window")(edition)}`,
  closes: "The window closes on",
  floor: "Floor",
  kinds: { swiss: "Swiss", robin: "round robin" },
  headings: {
    number: () => "No",
    event: () => "Event",
    date: () => "Date",
    list: () => "List",
    kind: () => "Kind",
    rc: () => "Rc",
    w: () => "W",
    n: () => "n",
    opponents: () => "rated opponents",
    ra: () => "Ra",
    unrated: () => "Unrated on",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    guide: () => "by the guide",
    counts: () => "counts",
    product: (edition) => (isAveraged(edition) ? "n × Ru" : "n × Rc"),
    why: () => "Why not",
  },
  hints: {
    rc: (edition) =>
      hasHypothetical(edition)
        ? `The mean of the rated opponents as the rating report has it: without the two drawn games of ${cited("average")(edition)}, which are added once for all events.`
        : `The average of the event: of a Swiss the mean of the rated opponents, ${cited("average")(edition)}.`,
    opponents: (edition) =>
      `Different rated opponents, where they are not as many as the games: ${cited("ratedOpponents")(edition)}. Blank: as many.`,
    ra: (edition) =>
      `As in the report of the event: Rc with two drawn games against ${edition.firstRating.hypothetical.rating}, ${cited("average")(edition)}.`,
    guide: (edition) =>
      `For no point the guide to first ratings takes off 735. ${cited("tables")(edition)} leaves dp open there: shown, not counted.`,
    list: (edition) =>
      `The date of the list that counts the event; blank: with the others. After the list of the first rating it counts as a rated player's, ${cited("ratedSince")(edition)}.`,
    unrated: (edition) =>
      `The date, where the event is one of an unrated player, ${cited("ratedSince")(edition)}: the last of them ends the window.`,
  },
  ignored: {
    ratedAlready: (edition) =>
      `rated already: a rating report, as for any rated player, ${cited("change")(edition)}`,
    ratedSince: (edition) =>
      `rated by then: a rating report, with “Rated since the event?”, ${cited("ratedSince")(edition)}`,
    outsideWindow: (edition) => `before the window, ${cited("window")(edition)}`,
    tooFewOpponents: (edition) => `too few rated opponents, ${cited("ratedOpponents")(edition)}`,
    tooFewPoints: (edition) => `too few points, ${cited("firstEvent")(edition)}`,
    tooFewPointsLater: (edition) => `too few points, ${cited("laterScore")(edition)}`,
    dpUndefined: (edition) => `dp is not defined, ${cited("dpTable")(edition)}`,
    belowFloor: (edition) => `below the floor, ${cited("belowFloor")(edition)}`,
  },
  incomplete: "not complete: date, Rc, W, n in numbers; list: blank or a later date",
  outOfOrder: "not in the order of the dates",
  together: (edition) => `All that counts, ${cited("severalEvents")(edition)}`,
  rating: (edition) => (isAveraged(edition) ? "Rn, the mean of Ru by games" : "Ru of all together"),
  firstRating: "First rating",
  notYet: "not yet",
  stillLacks: "Still lacks",
  games: "games: ",
  belowFloor: "below the floor",
};
