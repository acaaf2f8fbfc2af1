import type { Edition } from "../../rules/editions/edition";
import type { CareerTexts } from "../career";
import { cited } from "../citing";

const isAveraged = ({ firstRating }: Edition) =>
  firstRating.severalEvents === "weighted mean of Ru";

export const EN_CAREER: CareerTexts = {
  name: "First rating",
  title: (player) => (player === "" ? "First rating" : `First rating: ${player}`),
  note: "One line for each event, in their order; in a round robin Rc is Ra, or Rc (new).",
  gamesNeeded: "Games needed",
  lastEvent: "Last event",
  opens: (edition) => `Events count from, ${cited("window")(edition)}`,
  closes: "The window closes on",
  floor: "Floor",
  kinds: { swiss: "Swiss", robin: "round robin" },
  headings: {
    number: () => "No",
    event: () => "Event",
    date: () => "Date",
    kind: () => "Kind",
    rc: () => "Rc",
    w: () => "W",
    n: () => "n",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    counts: () => "counts",
    product: (edition) => (isAveraged(edition) ? "n × Ru" : "n × Rc"),
    why: () => "Why not",
  },
  ignored: {
    outsideWindow: (edition) => `before the window, ${cited("window")(edition)}`,
    tooFewOpponents: (edition) => `too few rated opponents, ${cited("ratedOpponents")(edition)}`,
    tooFewPoints: (edition) => `too few points, ${cited("firstEvent")(edition)}`,
    dpUndefined: (edition) => `dp is not defined, ${cited("dpTable")(edition)}`,
    belowFloor: (edition) => `below the floor, ${cited("belowFloor")(edition)}`,
  },
  incomplete: "not complete: date, Rc, W and n as numbers",
  outOfOrder: "not in the order of the dates",
  together: (edition) => `All that counts, ${cited("severalEvents")(edition)}`,
  average: (edition) =>
    edition.firstRating.hypothetical.opponents > 0 ? "Ra, with two hypothetical opponents" : "Rc",
  rating: (edition) => (isAveraged(edition) ? "Rn, the mean of Ru by games" : "Ru of all together"),
  firstRating: "First rating",
  notYet: "not yet",
  stillLacks: "Still lacks",
  games: "games: ",
  belowFloor: "below the floor",
  erratum:
    "The example of 8.34 (2011) prints 2197: that is 2184.17 + 12.5, left over from 2005. By 8.23 it is 15 for each ½: 2199.",
};
