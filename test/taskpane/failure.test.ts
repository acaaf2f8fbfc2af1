import { EN_TABLE } from "../../src/i18n/en/table";
import { EN_RATINGS } from "../../src/i18n/en/ratings";
import { LeftBehind } from "../../src/sheets/writeSheets";
import { failureOf } from "../../src/taskpane/failure";

test("sheets that Excel may have left are named, and only then", () => {
  const { what, left } = failureOf(new LeftBehind(new Error("no answer"), ["Report", "Games"]));
  expect([what, left]).toEqual(["no answer", "Report, Games"]);
  expect(EN_RATINGS.failed(what, left)).toContain("may still be there: Report, Games");
  expect(EN_TABLE.failed(what, left)).toContain("may still be there: Report, Games");
  const plain = failureOf(new Error("busy"));
  expect(EN_RATINGS.failed(plain.what, plain.left)).toContain("(busy). Nothing was left behind");
});
