import type { Edition } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import { delta } from "../../src/rules/delta";
import { logistic } from "../../src/rules/logistic";
import { percent } from "../../src/rules/percent";
import { dpTable } from "../../src/rules/tables/dp";
import { pdOf as pd } from "../../src/rules/expected";
import { evaluate } from "../support/formula";
import { loadFunctions } from "../support/excel";

const excel = loadFunctions();
const value = (formula: string) => evaluate(excel, formula)[0]?.[0];

test("10.3 (2005): Ru 2280 over 5 games, 2400 over 10, 2000 over 5 → 2270", () => {
  expect(value("FIDE.WEIGHTED({2280;2400;2000},{5;10;5})")).toBe(2270);
});

test("8.34 (2011): 2199 by the rule; 2197 is the 2184.17 + 12.5 of 2005", () => {
  expect(value("FIDE.POOL({2220;2150;2200},{1;3;2.5},{3;5;4},2011)")).toBe(2199);
  expect(value("FIDE.RU(2184.17,6.5,12,,2005)")).toBe(2197);
});

/** Guide to a first rating (2005): what a score below 50 % takes off. */
const DEDUCTIONS: Record<number, Record<number, number>> = {
  3: { 0.5: 273, 1: 125 },
  4: { 0.5: 322, 1: 193, 1.5: 87 },
  5: { 0.5: 366, 1: 240, 1.5: 149, 2: 72 },
  6: { 0.5: 401, 1: 273, 1.5: 193, 2: 125, 2.5: 57 },
  7: { 0.5: 422, 1: 309, 1.5: 230, 2: 158, 2.5: 102, 3: 50 },
  8: { 0.5: 444, 1: 322, 1.5: 251, 2: 193, 2.5: 141, 3: 87, 3.5: 43 },
  9: { 0.5: 444, 1: 351, 1.5: 273, 2: 220, 2.5: 166, 3: 125, 3.5: 80, 4: 43 },
};

describe("guide 003, deductions by games and score", () => {
  const cases = Object.entries(DEDUCTIONS).flatMap(([games, scores]) =>
    Object.entries(scores).map(([score, deduction]) => [Number(games), Number(score), deduction]),
  );
  test.each(cases)("%d games, score %d: %d", (games = 0, score = 0, deduction = 0) => {
    expect(dpTable(percent(2 * score, games))).toBe(-deduction);
    expect(value(`FIDE.RU(2000,${score},${games},,2005,,FALSE)`)).toBe(2000 - deduction);
  });
});

test("FIDE Arbiters' Manual 2025: K 40, own 2212 → +1.41, +56.4, new 2268", () => {
  const games = "{1926;2011;2318;2067;2219;2585;2659;2464;2652},{1;1;0;0.5;0.5;0;1;0.5;0.5}";
  expect(value(`FIDE.CHANGE(2212,${games},1,2024)`)).toBe(1.41);
  expect(value(`FIDE.CHANGE(2212,${games},40,2024)`)).toBe(56.4);
  expect(value("FIDE.NEWRATING(2212,56.4)")).toBe(2268);
});

test("FIDE Arbiters' Manual 2025, exam Q14: K 10, own 2460 → +0.54, +5.40", () => {
  const games = "{2095,2254,2415,2488,2310,2570,2673},{1,1,0.5,0,1,0.5,0.5}";
  expect(value(`FIDE.CHANGE(2460,${games},1,2024)`)).toBe(0.54);
  expect(value(`FIDE.CHANGE(2460,${games},10,2024)`)).toBe(5.4);
});

test("FIDE Arbiters' Manual 2025, exam Q15: 1629, 4/9, −43 → 1586", () => {
  const opponents = "{1726;1415;1424;1625;1502;1628;1740}";
  expect(value(`FIDE.SWISS.RU(${opponents},{0;1;0.5;0;1;0.5;0},2024)`)).toBe(1586);
  expect(value(`FIDE.SWISS.RU(${opponents},3,2025)`)).toBe(1586);
});

test("French arbiters' handbook, October 2025: 1622 and 2133", () => {
  expect(value("FIDE.SWISS.RU({1400,1500,1550,1600,1820,1770,1550,1430},4)")).toBe(1622);
  expect(value("FIDE.SWISS.RU({1600,1700,1940,2100,2150,2430},5)")).toBe(2133);
});

test("K × n: junior, K 40, 22 games → 31; K 20, 39 games → 17; K 40, 50 games → 14", () => {
  expect(value("FIDE.KFACTOR(2000,100,16,,22,2024)")).toBe(31);
  expect(value("FIDE.KFACTOR(2000,100,,,39,2024)")).toBe(17);
  expect(value("FIDE.KFACTOR(2000,10,,,50,2024)")).toBe(14);
});

test("one game, both sides, December 2025: 2813 uses D = 413, 2400 is limited to 400", () => {
  expect(value("FIDE.EXPECTED(2813,2400,2025)")).toBe(0.93);
  expect(value("FIDE.EXPECTED(2400,2813,2025)")).toBe(0.08);
});

describe("2022: one upgrade, as FIDE applied it to a player of 2000, K 20", () => {
  const games = "{1063,1299,1413,1872,1851,1427,1682},{1,1,1,0.5,0,1,1}";

  test("Σ −0.61, change −12.20", () => {
    expect(value(`FIDE.CHANGE(2000,${games},1,2022)`)).toBe(-0.61);
    expect(value(`FIDE.CHANGE(2000,${games},20,2022)`)).toBe(-12.2);
  });

  test.each([
    [1299, 0.01],
    [1413, 0.02],
    [1427, 0.02],
    [1682, 0.13],
  ])("%d beaten, not upgraded: ΔR %d", (opponent, published) => {
    expect((100 - pd(2000 - opponent)) / 100).toBe(published);
  });

  test("1063 is the upgraded one, counted as 1600: ΔR .08", () => {
    expect(delta(2000, 1063, 2, editionOf(2022) as Edition)).toBe(8);
    expect(value("FIDE.COUNTED(2000,1063,2022)")).toBe(1600);
  });
});

describe("the tables against their curves", () => {
  test("12.1: the logistic curve, rounded, differs at 460 of the 736 differences", () => {
    const differing = Array.from({ length: 736 }, (_, difference) => difference).filter(
      (difference) => Math.round(100 * logistic(difference)) !== pd(difference),
    );
    expect(differing).toHaveLength(460);
  });

  test("the normal curve with σ = 2000/7 gives the table but at six differences", () => {
    const differing = Array.from({ length: 736 }, (_, difference) => difference).filter(
      (difference) => Math.round(100 * normal((difference * 7) / 2000)) !== pd(difference),
    );
    expect(differing).toEqual([54, 343, 344, 358, 392, 620]);
  });

  test("guide 003: a zero score takes off 735, which no edition says; 800 since 2011", () => {
    expect(value("FIDE.RU(2000,0,5,,2014,,FALSE)")).toBe(1200);
    expect(value("FIDE.RU(2000,0,5,,2005,,FALSE)")).toMatchObject({ code: "#N/A" });
  });

  test("slides 004: 100 points are 64 %, 300 are .85, 90 are .62", () => {
    expect([pd(100), pd(300), pd(90)]).toEqual([64, 85, 62]);
  });
});

/** The normal distribution by its series, exact to 15 digits in this range. */
function normal(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; n < 100; n += 1) {
    term *= (x * x) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
