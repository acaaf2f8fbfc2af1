import { plainSigns, spacedSigns } from "../../../src/tournament/round/plainSigns";

test.each([
  ["1/2", "½"],
  ["0.5", "½"],
  [",50", "½"],
  ["10.5", "10.5"],
  ["1.0 – 0,0", "1-0"],
  ["8 w 1 / 2", "8w½"],
  ["Exempt\u00e9", "exempte"],
  ["1\u200b2w1", "12w1"],
  ["—", "-"],
])("%p: %s", (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});

test("with its spaces: a number and a result", () => {
  expect(spacedSigns(" 12 0.5 ")).toBe("12 ½");
});
