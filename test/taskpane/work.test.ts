import { EN_TABLE } from "../../src/i18n/en/table";
import { EN_RATINGS } from "../../src/i18n/en/ratings";
import { Cancelled, LeftBehind } from "../../src/sheets/writeSheets";
import { Declined } from "../../src/taskpane/question";
import { NotLoaded } from "../../src/taskpane/later";
import { workOf } from "../../src/taskpane/work";

const failed = (error: unknown) => {
  const work = workOf(error);
  if (work.kind !== "failed") throw new Error(work.kind);
  return work;
};

test("sheets that Excel may have left are named, and only then", () => {
  const { what, left } = failed(new LeftBehind(new Error("no answer"), ["Report", "Games"]));
  expect([what, left]).toEqual(["no answer", "Report, Games"]);
  expect(EN_RATINGS.failed(what, left)).toContain("may still be there: Report, Games");
  expect(EN_TABLE.failed(what, left)).toContain("may still be there: Report, Games");
  const plain = failed(new Error("busy"));
  expect(EN_RATINGS.failed(plain.what, plain.left)).toContain("(busy). No sheet was left behind");
});

test("who stops the writing is told so, who selects no single area, types in a cell, or misses a part", () => {
  expect(workOf(new Cancelled())).toEqual({ kind: "cancelled" });
  expect(workOf(new Declined())).toEqual({ kind: "declined" });
  const several = Object.assign(new Error("?"), { code: "InvalidSelection" });
  expect(workOf(several)).toEqual({ kind: "no single area" });
  const edited = Object.assign(new Error("?"), { code: "InvalidOperationInCellEditMode" });
  expect(workOf(edited)).toEqual({ kind: "cell edited" });
  expect(workOf(new NotLoaded("Loading chunk 7 failed"))).toEqual({ kind: "not loaded" });
  expect(workOf("no words")).toEqual({ kind: "failed", what: "no words", left: "" });
});
