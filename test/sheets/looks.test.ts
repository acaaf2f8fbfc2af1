import { headingOf, LOOKS } from "../../src/sheets/looks";

test("figures stand at the right so that their decimals are one under the other, headings with them", () => {
  for (const look of [
    "whole",
    "hundredths",
    "points",
    "change",
    "wholeChange",
    "counted",
  ] as const) {
    expect(LOOKS[look].align).toBe("Right");
    expect(LOOKS[headingOf(look)].align).toBe("Right");
  }
  expect(LOOKS[headingOf("inputName")].align).toBe("Left");
  expect(LOOKS[headingOf("inputResult")].align).toBe("Center");
});

test("one minus sign, that of the headings", () => {
  for (const { numberFormat = "" } of Object.values(LOOKS)) {
    expect(numberFormat.replace(/yyyy-mm-dd/g, "")).not.toMatch(/-/);
  }
  expect(LOOKS.change.numberFormat).toBe('+0.00;"−"0.00;0.00');
});

test("inputs are blue, all of them, and nothing else is", () => {
  const blue = Object.entries(LOOKS).filter(([, { color }]) => color === "#0000FF");
  expect(blue.map(([look]) => look).filter((look) => !look.startsWith("input"))).toEqual([]);
  expect(Object.keys(LOOKS).filter((look) => look.startsWith("input"))).toHaveLength(blue.length);
});
