import {
  eventDeltasStep,
  gamesStep,
  gamesTogetherStep,
  pointsStep,
  rarNoneStep,
  roundedChangeStep,
  timesGamesStep,
} from "../../../src/rules/steps/counts";
import { edition } from "../../support/editions";

test("games and points that count, of one event and of several", () => {
  expect(gamesStep(9, 7, edition(2014)).result).toBe(7);
  expect(pointsStep([2, 1, 0, 1], edition(2014))).toMatchObject({ values: { sum: 4 }, result: 4 });
  expect(pointsStep([], edition(2014)).result).toBe(0);
  expect(gamesTogetherStep([5, 4], edition(2014))).toMatchObject({ article: "8.3", result: 9 });
});

test("Rar is 0 with fewer than three rated opponents: 11.31 (2005)", () => {
  const step = rarNoneStep(2, edition(2005));
  expect(step).toMatchObject({ values: { games: 2, needed: 3 }, result: 0 });
});

test("a change is rounded away from zero: 8.57 (2014)", () => {
  expect(roundedChangeStep(-250, edition(2014))).toMatchObject({ article: "8.57", result: -3 });
  expect(roundedChangeStep(249, edition(2014)).result).toBe(2);
});

test("an event weighs as often as it has games; its ΔR come together in a period", () => {
  expect(timesGamesStep(4, 2050.5, edition(2014)).result).toBe(8202);
  expect(eventDeltasStep([50, -120], edition(2014)).result).toBe(-70);
});
