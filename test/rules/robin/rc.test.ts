import { correctedAverage, robinRc } from "../../../src/rules/robin/rc";
import { because, edition } from "../../support/editions";

const FIRST_PASS_2005 = [2600, 2500, 2411, 2400, 2386, 2150, 2300, 2150, 2032, 2300];

test.each([
  [2411, 2351],
  [2386, 2348],
  [2150, 2337],
  [2032, 2305],
])("10.54 (2005): the player with %d gets Rc (new) %d", (ru, rcNew) => {
  expect(correctedAverage(2348, ru, FIRST_PASS_2005, edition(2005))).toBe(rcNew);
  expect(robinRc(2348, ru, FIRST_PASS_2005, edition(2005))).toBe(rcNew);
});

test("three players are enough: 2410 counts as 2400 (8.54, 2014)", () => {
  expect(robinRc(2200, 2000, [2000, 2190, 2410], edition(2014))).toBe(2195);
});

test("what gives none", () => {
  expect(because(robinRc(2348, 2032, [2032], edition(2014)))).toBe("tooFewPlayers, 6.2 (2014)");
  expect(robinRc(2348, 2032, [2032, 2300], edition(2014))).toMatchObject({
    values: { players: 2 },
  });
  expect(because(robinRc(2348, 2032, FIRST_PASS_2005, edition(2022)))).toBe(
    "robinRemoved, 8.2 (2022)",
  );
});
