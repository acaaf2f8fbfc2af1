import Arpad from "arpad";
import EloRating from "elo-rating";
import { at } from "../../src/rules/at";
import { delta } from "../../src/rules/delta";
import { dp } from "../../src/rules/dp";
import { EDITIONS, NEWEST_EDITION } from "../../src/rules/editions/editions";
import { expected, pdOf } from "../../src/rules/expected";
import { kFactor } from "../../src/rules/kFactor";
import type { Result } from "../../src/rules/units";
import { best, ratings, type BenchRow } from "./measure";

const CALLS = 1_000_000;
const K = 20;

const own = Int32Array.from(ratings(CALLS, 1));
const opponents = Int32Array.from(ratings(CALLS, 2));
const edition = at(EDITIONS, 4);
const arpad = new Arpad(K);

/*
 * Every loop is written out: a loop shared between the candidates would measure the call through
 * a changing target instead of the candidate. Each adds up its results, so that no call is idle.
 */

function pds(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) sum += pdOf(entry(own, i) - entry(opponents, i));
  return sum;
}

function expectations(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) sum += expected(entry(own, i), entry(opponents, i), edition);
  return sum;
}

function changes(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) {
    sum += K * delta(entry(own, i), entry(opponents, i), (2 * (i & 1)) as Result, edition);
  }
  return sum;
}

function dps(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) sum += dp(i % 101, NEWEST_EDITION) as number;
  return sum;
}

function ks(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) {
    const rating = entry(own, i);
    sum += kFactor({ rating, games: i % 60, age: i % 40, peak: rating }, edition);
  }
  return sum;
}

function eloExpectations(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) sum += EloRating.expected(entry(own, i), entry(opponents, i));
  return sum;
}

function eloChanges(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) {
    const rating = entry(own, i);
    sum += EloRating.calculate(rating, entry(opponents, i), (i & 1) === 1, K).playerRating - rating;
  }
  return sum;
}

function arpadExpectations(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) sum += arpad.expectedScore(entry(own, i), entry(opponents, i));
  return sum;
}

function arpadChanges(): number {
  let sum = 0;
  for (let i = 0; i < CALLS; i += 1) {
    const rating = entry(own, i);
    const odds = arpad.expectedScore(rating, entry(opponents, i));
    sum += arpad.newRating(odds, i & 1, rating) - rating;
  }
  return sum;
}

function entry(list: Int32Array, index: number): number {
  return list[index] as number;
}

export function ruleRows(): BenchRow[] {
  const expectation = [
    { name: "elo-rating", milliseconds: best(eloExpectations) },
    { name: "arpad", milliseconds: best(arpadExpectations) },
  ];
  const change = [
    { name: "elo-rating", milliseconds: best(eloChanges) },
    { name: "arpad", milliseconds: best(arpadChanges) },
  ];
  return [
    { what: "PD", milliseconds: best(pds), against: expectation },
    { what: "expected", milliseconds: best(expectations), against: expectation },
    { what: "change", milliseconds: best(changes), against: change },
    { what: "DP", milliseconds: best(dps), against: [] },
    { what: "KFACTOR", milliseconds: best(ks), against: [] },
  ];
}
