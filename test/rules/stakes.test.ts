import { FSE } from "../../src/rules/editions/fse";
import { stakes } from "../../src/rules/stakes";
import { edition } from "../support/editions";

test("the rows of 8.1(b) up to the limit, the last without an end", () => {
  expect(stakes(20, edition(2014)).at(-1)).toMatchObject({ from: 392, pd: 92 });
  expect(stakes(20, edition(2014)).at(-1)).not.toHaveProperty("to");
  expect(stakes(15, edition(2005)).at(-1)).toMatchObject({ from: 345, pd: 89 });
  expect(stakes(24, FSE).at(-1)).toMatchObject({ from: 736, pd: 100 });
});

test("win, draw and loss of both players, in hundredths", () => {
  expect(stakes(20, edition(2014))[1]).toEqual({
    from: 4,
    to: 10,
    pd: 51,
    higher: [980, -20, -1020],
    lower: [1020, 20, -980],
  });
});

test("a draw of two players 11 to 17 apart, at K 20", () => {
  expect(stakes(20, edition(2014))[2]).toEqual({
    from: 11,
    to: 17,
    pd: 52,
    higher: [960, -40, -1040],
    lower: [1040, 40, -960],
  });
});
