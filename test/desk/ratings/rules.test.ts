import { BY_DATE, editionFor, gamesByException } from "../../../src/desk/ratings/rules";
import { dayOf } from "../../../src/rules/day";
import { edition } from "../../support/editions";

test("the edition chosen, else the one of the last event, else it is asked", () => {
  const last = dayOf(2012, 5, 1);
  expect(editionFor({ ...BY_DATE, edition: 2005 }, last)).toBe(edition(2005));
  expect(editionFor(BY_DATE, last)).toBe(edition(2011));
  expect(editionFor(BY_DATE, null)).toBeNull();
  expect(editionFor(BY_DATE, dayOf(1999, 5, 1))).toMatchObject({ key: "beforeFirstEdition" });
});

test("9.14f (2005), 7.14f (2011): seven games by exception; 2014 and later make none", () => {
  const games = ([2005, 2011, 2014, 2024] as const).map((id) =>
    gamesByException({ ...BY_DATE, edition: id }),
  );
  expect(games).toEqual([7, 7, null, null]);
  expect(gamesByException(BY_DATE)).toBe(7);
});
