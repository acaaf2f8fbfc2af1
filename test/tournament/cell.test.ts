import { BLANK_CELL, Cell, onceACell } from "../../src/tournament/cell";

const cell = new Cell({ value: " 12\u00a0", format: "0", formula: "=A1" });

test("the text is without the spaces around it; a blank cell has none", () => {
  expect(cell).toMatchObject({ value: " 12\u00a0", text: "12", format: "0", formula: "=A1" });
  expect(BLANK_CELL).toMatchObject({ value: "", text: "", format: "General", formula: "" });
});

test("the same cell with something else in it keeps the rest", () => {
  expect(cell.with({ value: 7 })).toMatchObject({
    value: 7,
    text: "7",
    format: "0",
    formula: "=A1",
  });
  expect(cell.value).toBe(" 12\u00a0");
});

test("what is asked of a cell is found out once, also where it is nothing; of another cell again", () => {
  const asked: string[] = [];
  const first = onceACell(({ text }) => {
    asked.push(text);
    return text === "12" ? null : text;
  });
  const other = onceACell(({ text }) => text.length);
  expect([first(cell), first(cell), other(cell)]).toEqual([null, null, 2]);
  expect(first(cell.with({ value: "x" }))).toBe("x");
  expect(asked).toEqual(["12", "x"]);
});
