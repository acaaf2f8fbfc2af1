import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { withRoom } from "../../../src/sheets/lesson/withRoom";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { addressOfArea } from "../../../src/tournament/sheetCells";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import { writeAllPlanned } from "../../support/plannedSheet";

const ROOM = { at: 1, rows: 3 };

describe.each(["fide", "plain"] as const)("%s", (style) => {
  const plan = iterationSheet(exampleOrder(2005, style), EN_SHEETS);
  const [moved = plan] = withRoom([plan], plan, ROOM);

  test("every figure is the same, so many rows further down", () => {
    const book = new PlannedWorkbook();
    const before = { ...plan, name: "before" };
    writeAllPlanned(book, [before, moved]);
    const valuesOf = ({ name, names }: SheetPlan) =>
      names.map((each) => [each.name, book.read(name, addressOfArea(each.area)).values]);
    expect(valuesOf(moved)).toEqual(valuesOf(before));
    expect(moved.names.find(({ name }) => name === "Ru")?.area.row).toBe(
      plan.names.find(({ name }) => name === "Ru")!.area.row + ROOM.rows,
    );
  });

  test("what stays in view, is printed, marked and refused goes along; the title stays", () => {
    expect(moved.titleRows).toEqual(plan.titleRows);
    expect(moved.frozen).toEqual(plan.frozen);
    expect(moved.printed.rows).toBe(plan.printed.rows + ROOM.rows);
    expect(moved.marks.map(({ area }) => area.row)).toEqual(
      plan.marks.map(({ area }) => area.row + ROOM.rows),
    );
    const [refusal] = moved.refusals;
    expect(refusal?.rule.formula).toContain(String(refusal!.row + 1));
  });
});

test("sheets that speak of the one with room follow it", () => {
  const plan = iterationSheet(exampleOrder(2011, "fide"), EN_SHEETS);
  const other: SheetPlan = {
    ...plan,
    name: "Other",
    cells: [{ row: 0, column: 0, content: { formula: `='${plan.name}'!$C$6+C6` } }],
    marks: [],
    refusals: [],
  };
  const [, followed] = withRoom([plan, other], plan, ROOM);
  expect(followed?.cells[0]?.content).toMatchObject({ formula: `='${plan.name}'!$C$9+C6` });
});
