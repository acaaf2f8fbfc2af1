import type { CurveTexts } from "../../learn/curves";
import { cited } from "../../citing";

const [tables, change] = [cited("tables"), cited("change")];

export const EN_CURVES: CurveTexts = {
  heading: "Curves and tables",
  what: "A table with its chart on a sheet of its own: change a blue number, and both follow.",
  which: "What is drawn",
  seed: "Seed of the player",
  create: "Draw",
  made: (sheet) => `Made: ${sheet}.`,
  noRatings: "Select the ratings of a list first: one column, with more than one number.",
  sheet: {
    state: "Blue cells are inputs: the table and the chart follow.",
    stateOfFixed: "The chart follows the table.",
    seed: (seed) => `made up with the seed ${seed}`,
    ofList: (ratings) => `${ratings} ratings`,
    curves: {
      expectation: {
        name: "Expectation",
        about: (edition) =>
          `What a player who is rated D above his opponent is expected to score: the table is used, ${tables(edition)}; the logistic and the normal curve come near it.`,
        axes: { x: "difference", y: "expectation" },
      },
      outcomes: {
        name: "Win, draw, loss",
        about: (edition) =>
          `What a game brings before K: score less expectation, ${change(edition)}.`,
        axes: { x: "difference", y: "score − expectation" },
      },
      stakes: {
        name: "Points at stake",
        about: (edition) =>
          `What a game changes for the higher rated of two players with two different K: K × (score − PD), ${change(edition)}, up to the greatest difference that counts.`,
        axes: { x: "difference", y: "change" },
      },
      pdTable: {
        name: "Table of D to PD",
        about: (edition) =>
          `As it is printed: ${cited("pdTable")(edition)}. H is the higher rated player.`,
        axes: { x: "D", y: "PD" },
      },
      dpTable: {
        name: "Table of p to dp",
        about: (edition) => `As it is printed: ${cited("dpTable")(edition)}.`,
        axes: { x: "p", y: "dp" },
      },
      categories: {
        name: "Classes of 200 points",
        about: (edition) =>
          `The scale is one of intervals, with classes of 200 points: ${tables(edition)}. What the higher class is expected to score.`,
        axes: { x: "classes apart", y: "expectation" },
      },
      career: {
        name: "Career of a made-up player",
        about: (edition) =>
          `The rating follows the strength, the faster the greater K is: ${change(edition)}.`,
        axes: { x: "rating period", y: "rating" },
      },
      histogram: {
        name: "Ratings of a list",
        about: () => "How many players have a rating in each hundred.",
        axes: { x: "rating", y: "players" },
      },
    },
    headings: {
      difference: "D",
      table: "PD",
      logistic: "logistic",
      normal: "normal",
      upTo: "up to D",
      win: "win",
      draw: "draw",
      loss: "loss",
      from: "D ≥",
      range: "from – to",
      higher: "H",
      lower: "L",
      p: "p",
      dp: "dp",
      classes: "classes",
      period: "period",
      rating: "Rn",
      strength: "strength",
      opponents: "Rc",
      games: "n",
      score: "W",
      k: "K",
      before: "Ro",
      players: "players",
      listed: "rating",
      gamesSoFar: "games so far",
      highest: "highest",
      least: "from",
    },
    inputs: { difference: "Difference D", firstK: "K of the first", secondK: "K of the second" },
    withK: (heading, which) => `${heading}, K ${which === 1 ? "1st" : "2nd"}`,
    chosen: (heading) => `${heading} of D`,
    classes: (count, points) => `${count} (${points})`,
  },
};
