import { writing } from "../../writing";
import { EN_WORDS } from "../words";
import type { ExerciseTexts } from "../../learn/exercise";

const { number } = writing(EN_WORDS);

export const EN_EXERCISE: ExerciseTexts = {
  page: {
    heading: "Exercises",
    what: "Questions on an event by chance, on a sheet that marks the answers as they are typed, and a second sheet with the answers.",
    level: "What it is about",
    edition: "Regulations",
    seed: "Seed: the same number makes the same exercise on every computer",
    noSeed: (most) => `A seed is a whole number from 1 to ${number(most)}.`,
    isClass: (sheets) =>
      `A class: ${sheets} different sheets of this seed, and one with their answers`,
    create: "Create exercise",
    made: (sheet, answers) =>
      `Sheet “${sheet}” is ready. Type the answers into its blue cells; “${answers}” has the solutions. A 1 in the cells beside the paper shows hints or solutions here.`,
    madeClass: (sheets, answers) =>
      `${sheets} sheets are ready, each of a seed of its own; “${answers}” has the solutions of all. A 1 before “hints” or “solutions” there shows them on all of them.`,
  },
  levels: {
    pd: {
      name: "PD and ΔR",
      task: "Each game is of another player. Find PD and ΔR of the player with this rating, and type them into the blue cells.",
    },
    change: {
      name: "Change with K",
      task: "Each player has met five opponents with these ratings, with these results. Find K, the sum of ΔR, the change and the new rating.",
    },
    swiss: {
      name: "Ru in a Swiss",
      task: "Two unrated players and their rounds; u is an opponent without a rating, + and − were not played. It is their first event. Find what leads to Ru.",
    },
    robin: {
      name: "Ra and Ru of a round robin",
      task: "Everybody has played everybody once. Find dp of each rated player, Rar, dpa, Ra, and with it Ru of the unrated players (u).",
    },
    counting: {
      name: "Composition and counting games",
      task: "Which round robins may be rated, and which games of a Swiss count? A is rated, B and C are not, and it is their first event; + and − were not played.",
    },
    iteration: {
      name: "The full iteration",
      task: "Find Ra, Ru of the unrated players (u), their Rc and Ru corrected once, and what the rated players gain or lose by it.",
    },
  },
  tabs: { questions: "Exercise", answers: "Answers" },
  title: (level) => `Exercise: ${level}`,
  answersTitle: (level) => `Answers: ${level}`,
  seed: (seed) => `Seed ${seed}`,
  seedLabel: "Seed",
  sheetOf: (sheet, sheets) => `Sheet ${sheet} of ${sheets}`,
  name: "Name:",
  sums: "Right: {right} · nearly: {near} · wrong: {wrong} · open: {open} of {all}",
  answersNote:
    "The sheets of questions are marked with these answers: hide this sheet from those who answer, but do not delete it.",
  switches: { solution: "1 shows the solutions", hints: "1 shows the hints" },
  tables: {
    games: "Games",
    players: "Players",
    questions: "Questions",
    rounds: "Rounds",
    field: "The field",
    fields: "Round robins",
  },
  headings: {
    number: "No.",
    player: "Player",
    rating: "Rating",
    opponent: "Opponent",
    result: "Result",
    age: "Age",
    gamesBefore: "Games so far",
    highest: "Highest rating",
    round: "Round",
    players: "Players",
    unrated: "Unrated",
    rounds: "Games a pair",
    w: "W",
    k: "K",
  },
  asked: {
    pd: "PD",
    delta: "ΔR",
    k: "K",
    sum: "sum of ΔR",
    change: "K × ΣΔR",
    rn: "new rating",
    n: "games that count",
    w: "points in them",
    rc: "Rc",
    ra: "Ra",
    p: "p",
    dp: "dp",
    ru: "Ru",
    rar: "Rar",
    dpa: "dpa",
    rcNew: "Rc (new)",
    ruNew: "Ru (new)",
    we: "We",
    needed: "Rated needed",
    isComposed: "Rated? 1/0",
    counts: "does it count? 1 yes, 0 no",
  },
  ofPlayer: (player, what) => `${player}: ${what}`,
  question: "Question",
  answer: "Answer",
  mark: "Mark",
  solution: "Solution",
  solutionOf: (what) => `Solution ${what}`,
  hint: "Hint",
  article: "Article",
  marks: {
    right: "right",
    near: "nearly: the rounding",
    noNumber: "a number is asked",
    wrong: (article) => `wrong: see ${article}`,
    slips: {
      limit: (article) => `limit forgotten: ${article}`,
      exempt: (article) => `no limit here: ${article}`,
      row: (article) => `row beside: see ${article}`,
      sign: (article) => `the sign: see ${article}`,
      games: (article) => `p of other games: ${article}`,
      share: (article) => `n/(n+1) left out: ${article}`,
      edition: (article, edition) => `as in ${edition}: see ${article}`,
      counted: (article) => `other games: ${article}`,
      hypothetical: (article) => `two draws left out: ${article}`,
      firstRu: (article) => `with the first Ru: ${article}`,
    },
  },
  hints: {
    game: ({ difference, counted, limit, table, exemptFrom }) => {
      if (exemptFrom !== null)
        return `D = ${Math.abs(difference)} in full, table ${table}: no limit from ${exemptFrom} on (${limit}); ΔR = result − PD`;
      return difference === counted
        ? `D = ${Math.abs(difference)}, column ${difference < 0 ? "L" : "H"} of table ${table}; ΔR = result − PD`
        : `D = ${Math.abs(difference)} counts as ${Math.abs(counted)} (${limit}); ΔR = result − PD`;
    },
    k: ({ article, hasAge }) =>
      hasAge
        ? `Article ${article}: games so far, age and the highest rating ever published decide, in its order`
        : `Article ${article}: games so far and the highest rating ever published decide, in its order`,
    sum: ({ article, points, games }) =>
      `${points} in ${games} games, less PD of each game; differences limited as ${article} says`,
    change: ({ article }) => `K × ΣΔR (${article}), not rounded yet`,
    rn: ({ article }) => `The change rounded to a whole number (${article}), and the rating`,
    n: () => "Games that were played, against opponents with a rating",
    w: () => "The points in these games alone",
    average: ({ games, opponents, rating }) =>
      opponents === 0
        ? `The mean of the ${games} rated opponents`
        : `The mean of the ${games} rated opponents and ${opponents} more of ${rating}, with whom he drew`,
    p: ({ quotient }) => `${quotient}, two decimals, the half rounded up`,
    dp: ({ table }) => `p in table ${table}`,
    ru: ({ w, n, bonus, average, highest }) =>
      bonus === null
        ? `${average} + dp, rounded${highest === null ? "" : `, ${highest} at most`}`
        : `${w} in ${n} games: the average, and ${number(bonus)} for each half point above 50 %`,
    ruBelow: ({ w, n, opponents }) =>
      `${w} in ${n} games: Ra + dp × ${opponents}/${opponents + 1}, rounded`,
    rar: () => "The mean rating of the rated players",
    dpa: () => "The mean dp of the rated players",
    robinRa: ({ n }) => `Rar − dpa × ${n}/${n + 1}, rounded before it is used`,
    rcNew: ({ limit }) =>
      `Opponents more than ${limit} from his Ru count as ${limit} away: the sum of these shifts, divided by n, is added to Ra`,
    ruNew: () => "As Ru, with Rc (new) in the place of Ra",
    we: ({ article }) => `PD against everybody, unrated players with Ru (new); limit: ${article}`,
    field: ({ articles }) => `${articles.includes(",") ? "Articles" : "Article"} ${articles}`,
    counts: ({ points, opponents }) =>
      points === opponents
        ? `Points and rated opponents: ${points}`
        : `Points: ${points}; rated opponents: ${opponents}`,
  },
};
