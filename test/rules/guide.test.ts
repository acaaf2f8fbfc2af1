import { dayOf } from "../../src/rules/day";
import { guideRu } from "../../src/rules/guide";
import { edition } from "../support/editions";

const event = (rc: number, games: number, score = 0, system: "swiss" | "robin" = "swiss") => ({
  day: dayOf(2006, 3, 1),
  rc,
  games,
  score,
  system,
});

test("guide 003: no point takes off 735, in a Swiss of up to nine games; 10.1 (2005) leaves it open", () => {
  const of2005 = edition(2005);
  expect(guideRu(event(2300, 5), of2005)).toBe(1565);
  expect(guideRu(event(2300.5, 9), of2005)).toBe(1566);
  expect(guideRu(event(2300, 10), of2005)).toBeNull();
  expect(guideRu(event(2300, 5, 1), of2005)).toBeNull();
  expect(guideRu(event(2300, 5, 0, "robin"), of2005)).toBeNull();
});

test("from 2009 dp of no point is -800: nothing is open", () => {
  expect(guideRu(event(2300, 5), edition(2009))).toBeNull();
});
