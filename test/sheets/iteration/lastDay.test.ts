import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { exampleOrder } from "../../support/exampleOrder";

const [FIRST, LAST] = [dayOf(2012, 3, 3), dayOf(2012, 3, 11)];

test("the iteration keeps the last day: in its head, and by name", () => {
  const order = { ...exampleOrder(2011, "plain"), startDate: FIRST, endDate: LAST };
  const plan = iterationSheet(order, EN_SHEETS);
  const place = plan.names.find(({ name }) => name === "last_day")!.area;
  const cell = plan.cells.find(({ row, column }) => row === place.row && column === place.column);
  expect(cell?.content).toBe(LAST);
  const head = plan.cells.find(({ row, column }) => row === 1 && column === 0)?.content;
  expect(head).toContain("11 March 2012");
});

test("where nobody has told it, nothing stands for it", () => {
  const plan = iterationSheet({ ...exampleOrder(2011, "plain"), startDate: FIRST }, EN_SHEETS);
  expect(plan.names.some(({ name }) => name === "last_day")).toBe(false);
});
