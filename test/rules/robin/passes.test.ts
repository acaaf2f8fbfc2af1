import { robinEvent, type RobinEvent } from "../../../src/rules/robin/event";
import { passes } from "../../../src/rules/robin/passes";
import { because, edition } from "../../support/editions";

const event = (totals: number[], ratings: (number | null)[]) =>
  robinEvent({ ratings, scores: { totals } }, edition(2014)) as RobinEvent;

test("as printed only the first pass has the bonus of 2005", () => {
  const field = event([4, 2, 0], [null, 2000, 2000]);
  const byRule = passes(field, 2000, edition(2011), false);
  const printed = passes(field, 2000, edition(2011), true);
  expect(byRule).toEqual(new Map([[0, { rc: 2000, ru: 2030, rcNew: 2000, ruNew: 2030 }]]));
  expect(printed).toEqual(new Map([[0, { rc: 2000, ru: 2025, rcNew: 2000, ruNew: 2030 }]]));
});

test("nobody unrated, nothing to pass", () => {
  expect(passes(event([4, 2, 0], [2000, 2000, 2000]), 2000, edition(2014), false)).toEqual(
    new Map(),
  );
});

test("10.1 (2005): p that rounds to zero in a very large field", () => {
  const players = 300;
  const totals = Array.from({ length: players }, () => players - 1);
  const large: RobinEvent = {
    ...event([4, 2, 0], [null, 2000, 2000]),
    ratings: [null, ...totals.slice(1).map(() => 2000)],
    scores: [2, ...totals.slice(1)],
    counting: totals.map((_, place) => place),
    opponents: players - 1,
  };
  const answer = passes(large, 2000, edition(2005), false);
  expect(because(answer)).toBe("dpUndefined, 10.1 (2005)");
  expect(answer).toMatchObject({ values: { p: 0, player: 0 } });
});
