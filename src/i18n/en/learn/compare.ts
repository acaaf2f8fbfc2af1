import type { HalfPoints } from "../../../rules/units";
import type { CompareTexts, ComparisonTexts } from "../../learn/compare";
import { cited } from "../../citing";
import { stepText } from "../kReason";
import { isOpen } from "../../../rules/editions/openReading";

const RULES: ComparisonTexts["rules"] = {
  limit: {
    name: "A difference counts up to",
    value: ({ limit }) => `${limit.points} points`,
  },
  exempt: {
    name: "Without this limit is",
    value: ({ limit }) =>
      Number.isFinite(limit.exemptFrom) ? `who is rated ${limit.exemptFrom} or more` : "nobody",
  },
  upgrades: {
    name: "The limit lifts opponents",
    value: ({ limit }) => (limit.upgrades === "every game" ? "in every game" : "in one game alone"),
  },
  notRated: {
    name: "A game of very unequal players is",
    value: ({ notRated: { apart, above } }) =>
      Number.isFinite(apart)
        ? `not rated from ${apart} points on, with one above ${above}`
        : "rated",
  },
  k: {
    name: "K is the first of these that fits:",
    value: (edition) => edition.k.map((step) => stepText(step, edition)).join(", "),
  },
  kTimesGames: {
    name: "K × games is",
    value: ({ highestKTimesGames: most }) =>
      Number.isFinite(most) ? `at most ${most} in a period` : "without a bound",
  },
  robin: {
    name: "In a round robin unrated players count",
    value: ({ hasRobin }) =>
      hasRobin
        ? "by the iteration, and for others with Ru (new)"
        : "as in a Swiss, and not for their opponents",
  },
  weFromRu: {
    name: "We of a round robin comes from",
    value: (edition) => (isOpen(edition, "weOfFirstPass") ? "Ru, as it was read here" : "Ru (new)"),
  },
  dpAtExtremes: {
    name: "dp for all points, or none, is",
    value: ({ dpAtExtremes }) => (dpAtExtremes ? "±800" : "undefined"),
  },
  bonus: {
    name: "Above 50 % Ru is the average plus",
    value: ({ firstRating: { bonus } }) =>
      bonus === null ? "dp" : `${bonus} points for each half point`,
  },
  hypothetical: {
    name: "Hypothetical opponents of an unrated player:",
    value: ({ firstRating: { hypothetical } }) =>
      hypothetical.opponents === 0
        ? "none"
        : `${hypothetical.opponents} rated ${hypothetical.rating}, both drawn`,
  },
  highest: {
    name: "A first rating is",
    value: ({ firstRating: { highest } }) =>
      Number.isFinite(highest) ? `at most ${highest}` : "as high as Ru",
  },
  score: {
    name: "An unrated player needs",
    value: ({ firstRating: { minimumScore, minimumScoreLater } }) =>
      `${points(minimumScore)} in a first event, ${points(minimumScoreLater.swiss)} in a later Swiss`,
  },
  ratedOpponents: {
    name: "Rated opponents that he needs:",
    value: ({ firstRating: { minimumRatedOpponents: needed } }) =>
      needed.swiss === 0
        ? "one"
        : `${needed.swiss} in a Swiss${needed.robin === 0 ? "" : " and in a round robin"}`,
  },
  ruReported: {
    name: "With too few points Ru is",
    value: ({ articles }) => (articles.ruReported === null ? "not given" : "reported all the same"),
  },
  rar: {
    name: "With fewer than three rated opponents the average is",
    value: ({ report }) => (report === "11.31" ? "reported as 0" : "that of those there are"),
  },
  match: {
    name: "A match with an unrated player is",
    value: ({ articles }) => (articles.unratedMatch === null ? "rated" : "not rated"),
  },
  scheveningen: {
    name: "A Scheveningen is",
    value: ({ articles }) =>
      articles.scheveningen === null
        ? "a team event like others"
        : "not rated with more than one unrated player, who counts with his Ru",
  },
};

function points(score: HalfPoints): string {
  if (score === 0) return "no point";
  return score === 1 ? "½ point" : `${score / 2} ${score === 2 ? "point" : "points"}`;
}

export const EN_COMPARE: CompareTexts = {
  heading: "Compare editions",
  what: "One event by two to four editions beside each other, and which rules make the difference: of the table that is selected, or of the report or iteration in view. A table counts as standard chess; of rapid, blitz and all that is chosen on the page Table make its report first.",
  editions: "Regulations",
  howMany: "Choose two to four.",
  create: "Compare",
  made: (sheet) => `Made: ${sheet}.`,
  nothing: "Select a table, or show a report or an iteration.",
  toSettle: "The table has something to settle first: the tab Table says what.",
  noEvent: "The sheet in view has no event: show a report or an iteration, or select a table.",
  tooFew: (years) =>
    `Of rapid and blitz there are the regulations of ${years} alone: choose two of them.`,
  unreadable: "The event of this sheet cannot be read any more: its games are gone, or changed.",
  sheet: {
    tab: "comparison",
    name: "Comparison",
    title: (event) => `Editions compared: ${event}`,
    players: (all, rated) => `Players: ${all} (${rated} rated, ${all - rated} unrated)`,
    averages: (figures) => `Ra of the round robin: ${figures}`,
    stands:
      "The figures stand for the moment at which they were made: after a change compare again. Coloured is what differs from the edition to its left.",
    points: "W",
    pointsHint: "Points of all games, whether they count or not.",
    section: "Rules that make the differences",
    noRule: "None: these editions give everybody the same.",
    valueCited: (value, where) => `${value}: ${where}`,
    values: (all) => all.join("; "),
    rule: ({ name, values, players }) => `${name} ${values}. It changes figures of ${players}.`,
    someOf: (names, others) =>
      others === 0 ? names : `${names} and ${others} ${others === 1 ? "other" : "others"}`,
    everybody: "everybody",
    rules: RULES,
    none: (edition, why) => `${edition} gives nobody anything. ${why}`,
    notRated: {
      unratedMatch: (edition) =>
        `A match with an unrated player is not rated: ${cited("unratedMatch")(edition)}.`,
      scheveningen: (edition) =>
        `A Scheveningen with more than one unrated player is not rated: ${cited("scheveningen")(edition)}.`,
    },
    kGiven: "K that was given with the event is the same in all editions.",
    secondary: (editions) =>
      `From secondary sources, or carried over from the edition before: ${editions}.`,
  },
};
