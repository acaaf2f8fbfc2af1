import { normal } from "../../src/rules/normal";
import { PD_ROWS } from "../../src/rules/tables/pd";

test("the printed table 8.1(b) is the normal curve of σ = 2000/7, but for six differences", () => {
  const printed = (difference: number) =>
    PD_ROWS.filter(({ from }) => from <= difference).at(-1)!.higher;
  const apart = Array.from({ length: 736 }, (_, difference) => difference).filter(
    (difference) => Math.round(100 * normal(difference)) !== printed(difference),
  );
  expect(apart).toEqual([54, 343, 344, 358, 392, 620]);
});

test("both players together are expected to score a point", () => {
  for (const difference of [0, 7, 123.5, 735, 2000]) {
    expect(normal(difference) + normal(-difference)).toBeCloseTo(1, 7);
  }
});
