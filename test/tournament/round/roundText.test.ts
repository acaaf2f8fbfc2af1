import fc from "fast-check";
import { ROUND_RESULTS, type Round } from "../../../src/tournament/round/round";
import { plainSigns } from "../../../src/tournament/round/plainSigns";
import { roundOfText, roundText, roundTold } from "../../../src/tournament/round/roundText";

const round: fc.Arbitrary<Round> = fc.oneof(
  fc.record({
    opponent: fc.integer({ min: 1, max: 9999 }),
    colour: fc.constantFrom("w", "b", null),
    result: fc.constantFrom("1", "=", "0", "W", "D", "L", "+", "-", "Z"),
  }),
  fc.record({
    opponent: fc.constant(null),
    colour: fc.constant(null),
    result: fc.constantFrom("H", "F", "U", "Z"),
  }),
);

test("an event sheet's rounds are read back as they are written", () => {
  fc.assert(
    fc.property(round, (each) => {
      expect(roundOfText(roundText(each))).toEqual(each);
    }),
  );
});

test("a table's rounds by colour say the same, but that f is a forfeit there", () => {
  const forfeited: Partial<Record<Round["result"], Round["result"]>> = { W: "+", L: "-" };
  fc.assert(
    fc.property(round, (each) => {
      const text = plainSigns(roundText(each));
      const told = roundTold(text, "colour");
      const { opponent, colour, result } = each;
      expect(told).toEqual(
        opponent === null
          ? { kind: "none", bye: result }
          : { kind: "game", opponent, colour, result: forfeited[result] ?? result },
      );
    }),
  );
});

test.each(["12q1", "w1", "12w", "abc", "12w2", "-12w1"])("%s is no round", (text) => {
  expect(roundOfText(text)).toBeNull();
});

test.each([
  ["12 S 1/2", { opponent: 12, colour: "b", result: "=" }],
  ["12w=", { opponent: 12, colour: "w", result: "=" }],
  ["u", { opponent: null, colour: null, result: "U" }],
])("%s as a person types it", (text, expected) => {
  expect(roundOfText(text)).toEqual(expected);
});

test("every result of a file has a text of its own", () => {
  const texts = ROUND_RESULTS.map((result) => roundText({ opponent: 3, colour: "w", result }));
  expect(new Set(texts).size).toBe(ROUND_RESULTS.length);
});
