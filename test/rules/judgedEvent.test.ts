import { countsAboveFloorOnly } from "../../src/rules/judgedEvent";
import { edition } from "../support/editions";

test("10.31 (2005): first results alone; 6.41 (2011): of a Swiss later ones as well; 2014: none", () => {
  const asked = (id: 2005 | 2011 | 2014) =>
    [true, false].flatMap((isFirst) =>
      (["swiss", "robin"] as const).map((system) =>
        countsAboveFloorOnly(system, isFirst, edition(id)),
      ),
    );
  expect(asked(2005)).toEqual([true, true, false, false]);
  expect(asked(2011)).toEqual([true, true, true, false]);
  expect(asked(2014)).toEqual([false, false, false, false]);
});
