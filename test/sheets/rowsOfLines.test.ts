import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { rowsOfLines } from "../../src/sheets/rowsOfLines";
import { SheetDraft } from "../../src/sheets/sheetDraft";
import { BARE_PLAN } from "../support/barePlan";

test("a row is as high as the heading that takes most lines; what does not break, and formulas, are left", () => {
  const draft = new SheetDraft();
  draft.line(0, 0, ["No", "counted as", "a heading of three"], "heading");
  draft.put(1, 1, "a text that runs over");
  draft.put(2, 1, "Still lacks", "headingRunningOver");
  draft.put(3, 1, { formula: '="a remark of some length"' }, "remark");
  const plan = {
    ...BARE_PLAN,
    ...draft.named("S", { paper: EN_SHEETS.paper }),
    widths: [5, 8, 8],
  };
  expect([...rowsOfLines(plan)]).toEqual([[0, 3]]);
});
