import { expected } from "../../../src/rules/expected";
import { FSE } from "../../../src/rules/editions/fse";
import { kFactor } from "../../../src/rules/kFactor";

const adult = { games: Infinity, age: Infinity };

test("slides 004: 16 from 2200, 36 for beginners and juniors up to 1850, else 24", () => {
  expect(kFactor({ ...adult, rating: 2200, peak: 2200 }, FSE)).toBe(16);
  expect(kFactor({ ...adult, rating: 2199, peak: 2300 }, FSE)).toBe(24);
  expect(kFactor({ ...adult, rating: 2000, peak: 2000, games: 19 }, FSE)).toBe(36);
  expect(kFactor({ ...adult, rating: 1850, peak: 1900, age: 19 }, FSE)).toBe(36);
  expect(kFactor({ ...adult, rating: 1851, peak: 1851, age: 19 }, FSE)).toBe(24);
  expect(kFactor({ ...adult, rating: 1800, peak: 1800, age: 20 }, FSE)).toBe(24);
  expect(kFactor({ ...adult, rating: 2250, peak: 2250, games: 5, age: 12 }, FSE)).toBe(16);
});

test("every game is rated, and the steps have names of their own", () => {
  expect(FSE.name).toBe("FSE");
  expect(FSE.notRated).toEqual({ apart: Infinity, above: Infinity });
  expect(FSE.k.map(({ name }) => name)).toEqual(["strong", "new", "junior", "otherwise"]);
});

test("no limit: 1000 points are a certain win", () => {
  expect(expected(2400, 1400, FSE)).toBe(100);
  expect(expected(2400, 2000, FSE)).toBe(92);
});

test("the periods do not reduce K", () => {
  expect(kFactor({ ...adult, rating: 2000, peak: 2000 }, FSE, 200)).toBe(24);
});
