import { CellError } from "../../src/functions/cell";
import { isFault, Problem } from "../../src/functions/fault";
import { Reason } from "../../src/rules/reason";

test("problems, reasons and errors are faults, values are not", () => {
  const faults = [
    new Problem("noPartner", {}),
    new Reason("nobodyRated", "6.2", "2014", {}),
    new CellError("#N/A"),
  ];
  expect(faults.map(isFault)).toEqual([true, true, true]);
  expect([1, "", true, null, {}].map(isFault)).toEqual([false, false, false, false, false]);
});
