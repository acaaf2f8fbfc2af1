import type { ExerciseTexts } from "../../learn/exercise";

export const EN_EXERCISE: ExerciseTexts = {
  page: {
    heading: "Exercises",
    what: "Questions on an event by chance, on a sheet that marks the answers as they are typed, and a second sheet with the answers.",
    level: "What it is about",
    edition: "Regulations",
    seed: "Seed: the same number makes the same exercise on every computer",
    create: "Create exercise",
    made: (sheet, answers) =>
      `Sheet “${sheet}” is ready. Type the answers into its blue cells; “${answers}” has the solutions.`,
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
  },
  tabs: { questions: "Exercise", answers: "Answers" },
  title: (level) => `Exercise: ${level}`,
  answersTitle: (level) => `Answers: ${level}`,
  seed: (seed) => `Seed ${seed}`,
  sums: "Right: {right} · nearly: {near} · wrong: {wrong} · open: {open} of {all}",
  answersNote:
    "The sheets of questions are marked with these answers: hide this sheet from those who answer, but do not delete it.",
  switches: { solution: "1 shows the solutions", hints: "1 shows the hints" },
  tables: { games: "Games", players: "Players", questions: "Questions" },
  headings: {
    number: "No.",
    player: "Player",
    rating: "Rating",
    opponent: "Opponent",
    result: "Result",
    age: "Age",
    gamesBefore: "Games so far",
    highest: "Highest rating",
  },
  asked: {
    pd: "PD",
    delta: "ΔR",
    k: "K",
    sum: "sum of ΔR",
    change: "K × ΣΔR",
    rn: "new rating",
  },
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
  },
  hints: {
    game: ({ difference, counted, limit, table }) =>
      difference === counted
        ? `D = ${Math.abs(difference)}, column ${difference < 0 ? "L" : "H"} of table ${table}; ΔR = result − PD`
        : `D = ${Math.abs(difference)} counts as ${Math.abs(counted)} (${limit}); ΔR = result − PD`,
    k: ({ article }) =>
      `Article ${article}: games so far, age and the highest rating ever published decide, in its order`,
    sum: ({ article, points, games }) =>
      `${points} in ${games} games, less PD of each game; differences limited as ${article} says`,
    change: ({ article }) => `K × ΣΔR (${article}), not rounded yet`,
    rn: ({ article }) => `The change rounded to a whole number (${article}), and the rating`,
  },
};
