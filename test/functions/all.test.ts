import { ALL_FUNCTIONS } from "../../src/functions/all";

/** The contract: names, argument order, and which of the arguments may be left out. */
const CONTRACT = [
  "PD(diff)",
  "DP(p, [edition])",
  "PERCENT(score, games)",
  "LOGISTIC(diff)",
  "TABLE.DP([edition])",
  "TABLE.PD()",
  "EXPECTED(rating, opponent, [edition])",
  "COUNTED(rating, opponent, [edition])",
  "DELTA(rating, opponent, score, [edition])",
  "CHANGE(rating, opponents, scores, k, [edition])",
  "NEWRATING(rating, change)",
  "KFACTOR(rating, [games], [age], [peak], [periodGames], [edition])",
  "AGE(birth, on, [edition])",
  "PERFORMANCE(opponents, scores)",
  "STAKES(k, [edition])",
  "COMPRESS(rating)",
  "SWISS.RC(opponents)",
  "RU(rc, score, games, [system], [edition], [opponents], [first])",
  "SWISS.RU(opponents, scores, [edition], [first])",
  "POOL(averages, scores, games, [edition])",
  "WEIGHTED(ru, games)",
  "ROBIN.RA(ratings, scores, [games], [edition])",
  "ROBIN.RC(ra, ru, field, [edition])",
  "ROBIN(names, ratings, scores, [k], [edition], [asPrinted])",
  "PUBLISHABLE(rating, games, [edition], [needed])",
  "EDITION(date)",
  "EDITIONS()",
  "LIST(date, [edition])",
  "RATEDON(end, [edition], [official])",
  "ACTIVE(games, [edition])",
  "MINTIME(highestRating, [edition])",
  "TIMECONTROL(minutes, increment, highestRating, [edition])",
];

test("the 32 functions of the contract", () => {
  const signatures = ALL_FUNCTIONS.map(({ name, parameters }) => {
    const given = parameters.map((each) => (each.optional ? `[${each.name}]` : each.name));
    return `${name}(${given.join(", ")})`;
  });
  expect(signatures).toEqual(CONTRACT);
});

test("ids are names, but for those of two letters", () => {
  const differing = ALL_FUNCTIONS.filter(({ id, name }) => id !== name).map(({ id, name }) => [
    name,
    id,
  ]);
  expect(differing).toEqual([
    ["PD", "PD.LOOKUP"],
    ["DP", "DP.LOOKUP"],
    ["RU", "RU.INITIAL"],
  ]);
});
