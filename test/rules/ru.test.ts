import { ru } from "../../src/rules/ru";
import { because, edition } from "../support/editions";

const swiss = (games: number, first = true) =>
  ({ system: "swiss", opponents: games, first }) as const;
const robin = (opponents: number) => ({ system: "robin", opponents, first: true }) as const;

test("50 %: Ru = Rc, rounded half up", () => {
  expect(ru({ rc: 2000.5, score: 4, games: 4 }, swiss(4), edition(2014))).toBe(2001);
});

test("above 50 %: 12.5, 15, 20 for each half point", () => {
  const result = { rc: 2000, score: 7, games: 5 };
  expect(ru(result, swiss(5), edition(2005))).toBe(2025);
  expect(ru(result, swiss(5), edition(2011))).toBe(2030);
  expect(ru(result, swiss(5), edition(2014))).toBe(2040);
  expect(ru({ ...result, score: 6 }, swiss(5), edition(2005))).toBe(2013);
});

test("below 50 %: dp in a Swiss, dp × n/(n+1) in a round robin", () => {
  const result = { rc: 2348, score: 2, games: 9 };
  expect(ru(result, swiss(9), edition(2014))).toBe(2348 - 351);
  expect(ru(result, robin(9), edition(2014))).toBe(2032);
});

test("a double round: n is the number of opponents, p over all games", () => {
  expect(ru({ rc: 2000, score: 8, games: 18 }, robin(9), edition(2014))).toBe(2000 - 198);
});

test("8.2.2–8.2.3 (2024): two draws against 1800, at most 2200", () => {
  expect(ru({ rc: 2500, score: 10, games: 5 }, swiss(5), edition(2024))).toBe(2200);
  expect(ru({ rc: 1600, score: 2, games: 2 }, swiss(2), edition(2024))).toBe(1700);
});

test("8.2.3 (2022): 20 a half point, without 1800", () => {
  expect(ru({ rc: 2000, score: 7, games: 5 }, swiss(5), edition(2022))).toBe(2040);
});

test("what the rules refuse", () => {
  const lost = { rc: 2000, score: 0, games: 5 };
  expect(because(ru(lost, swiss(5), edition(2014)))).toBe("tooFewPoints, 8.21 (2014)");
  expect(because(ru(lost, swiss(5), edition(2024)))).toBe("tooFewPoints, 8.2.1 (2024)");
  expect(because(ru(lost, swiss(5, false), edition(2005)))).toBe("dpUndefined, 10.1 (2005)");
  expect(ru(lost, swiss(5, false), edition(2014))).toBe(1200);
  expect(because(ru({ ...lost, score: 4, games: 2 }, swiss(2), edition(2011)))).toBe(
    "tooFewRatedOpponents, 8.21 (2011)",
  );
  expect(because(ru(lost, robin(5), edition(2022)))).toBe("robinRemoved, 8.2 (2022)");
});

test("6.42 (2005) asks three rated opponents of a Swiss, not of a round robin", () => {
  const result = { rc: 2000, score: 2, games: 2 };
  expect(because(ru(result, swiss(2), edition(2005)))).toBe("tooFewRatedOpponents, 6.42 (2005)");
  expect(ru(result, robin(2), edition(2005))).toBe(2000);
});

test("the method of the round robin was in force until 2017", () => {
  const removed = ru({ rc: 2000, score: 2, games: 2 }, robin(2), edition(2022));
  expect(removed).toMatchObject({ key: "robinRemoved", values: { last: 2017 } });
});
