import type { RatingsTexts } from "../ratings";

export const EN_RATINGS: RatingsTexts = {
  tab: "Ratings",
  firstRating: "First rating",
  what: "An unrated player's events as a list, one a row, under the headings Event, Date, Kind, Rc, W, n (and List, where events are rated late): select a cell of it. Without a list the sheet comes empty, to be filled in.",
  edition: "Regulations",
  byLastEvent: "by the last event",
  exception: (games) => `${games} games are enough: Olympiad, team championship, IBCA, ICSC, IPCA`,
  create: "Create first-rating sheet",
  made: (sheet, events) => `Made: ${sheet}, ${events === 1 ? "1 event" : `${events} events`}.`,
  madeEmpty: (sheet) =>
    `Made: ${sheet}. No list of events was selected, so it is empty: fill in the blue cells.`,
  toSettle: "The list has something to settle first:",
  failed: (what) => `Excel could not make the sheet (${what}). Nothing was left behind; try again.`,
};
