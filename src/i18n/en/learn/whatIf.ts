import type { WhatIfTexts } from "../../learn/whatIf";

export const EN_WHAT_IF: WhatIfTexts = {
  heading: "What if",
  what: "Questions to the rules, answered as you type.",
  edition: "Regulations",
  rating: "Rating",
  k: "K",
  opponents: "Ratings of all opponents",
  score: "Points so far",
  left: "Games left",
  take: "Take the selected player of a report",
  taken: (player) => `Taken from the report: ${player}.`,
  takenUnrated: (player) =>
    `Opponents and score are taken from the report: ${player}, who is unrated. Rating and K stay as they were.`,
  notAPlayer: "Select a player’s line on a rating report first.",
  otherPace: "Here standard games are counted: select a line of a report of those.",
  noRatings: "Type the opponents’ ratings, with spaces or commas between them: 1850 1912 2040.",
  create: "Write the tables as a sheet",
  made: (sheet) => `Made: ${sheet}. Change its blue cells: the tables follow.`,
  changes: {
    heading: "Every score that is left",
    what: "The change and the new rating for each score, from the points so far to all points.",
  },
  first: {
    heading: "A first rating above a mark",
    mark: "Mark",
    answer: (points, games, mark) =>
      `${points} in these ${games} games is the least that gives a first rating of ${mark} or more.`,
    never: (mark) => `No score against these opponents gives a first rating of ${mark}.`,
  },
  field: {
    heading: "Opponents one point stronger or weaker",
    what: "All opponents with one rating point less or more, for the same score.",
  },
  columns: {
    score: "Score",
    change: "Change",
    rn: "New rating",
    ru: "Ru",
    shift: "Shift",
    average: "Average",
    performance: "Rp",
    opponent: "Opponent",
    pd: "PD",
  },
  turnover: {
    heading: "How soon a rating is a new one",
    what: "K steadies the system: the smaller it is, the more games it takes until a rating rests on new ones.",
    answer: ({ k, games, points, edition, article }) =>
      `With K = ${k} a rating turns over in about ${games} games: ${points} / K, article ${article} (${edition}).`,
  },
  sheet: {
    tab: "What if",
    title: "What if: every score",
    sums: "Games: {games} · average of the opponents: {average} · We: {we}",
    note: "All tables follow the blue cells: rating, K, opponents, score, shift.",
  },
};
