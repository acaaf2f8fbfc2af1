import { NO_NAMES } from "../../../src/sheets/sheetRead";
import { exportOfSheet } from "../../../src/desk/file/exporting";
import { filledCells } from "../../../src/desk/file/filledIn";
import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { dayOf } from "../../../src/rules/day";
import { eventSheet } from "../../../src/sheets/eventFile/eventSheet";
import type { PlannedCell } from "../../../src/sheets/sheetPlan";
import { readTable } from "../../../src/tournament/readTable";
import { fileOf } from "../../../src/tournament/trf/fileOf";
import { NO_CHOICES } from "../../../src/desk/table/choices";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOfPlan } from "../../support/cellsOfPlan";
import { cellsOf } from "../../support/sheetCells";

const table = cellsOf(SIX_BY_COLOUR);
const { tournament } = readTable(table, table.area, NO_CHOICES);
const plan = eventSheet(fileOf(tournament!)!, EN_EVENT_FILE);

function shown(filled: readonly PlannedCell[] = []) {
  const at = ({ row, column }: PlannedCell) => `${row} ${column}`;
  const places = new Set(filled.map(at));
  const kept = plan.cells.filter((cell) => !places.has(at(cell)));
  const cells = cellsOfPlan({ ...plan, cells: [...kept, ...filled] });
  return { sheet: "Event", selected: cells.area, asked: cells.area, cells, names: NO_NAMES };
}

test("what a file needs is asked, written into the sheet's cells, and then asked no more", () => {
  const asked = exportOfSheet(shown(), "TRF26");
  if (asked.kind !== "needs") throw new Error(asked.kind);
  const { tags, rounds } = asked.missing;
  expect([tags.includes("012"), rounds.length > 0]).toEqual([true, true]);
  const textOf = (tag: string) => (["042", "052"].includes(tag) ? "2025-10-04" : ` ${tag} `);
  const filled = filledCells(shown(), {
    values: new Map(tags.map((tag) => [tag, textOf(tag)])),
    dates: new Map(rounds.map((round) => [round, "2025-10-04"])),
  });
  expect(filled).toHaveLength(tags.length + rounds.length);
  expect(filled.map(({ content }) => content)).toContain(dayOf(2025, 10, 4));
  expect(filled.map(({ content }) => content)).toContain("012");
  expect(exportOfSheet(shown(filled), "TRF26")).toMatchObject({ kind: "written", name: "012.trf" });
});

test("what is left empty, or has no place, is written nowhere", () => {
  const filled = {
    values: new Map([
      ["999", "x"],
      ["012", " "],
    ]),
    dates: new Map([[99, "2025-10-04"]]),
  };
  expect(filledCells(shown(), filled)).toEqual([]);
  expect(filledCells(null, filled)).toEqual([]);
});

test("a sheet that is no event's is nothing to write", () => {
  expect(exportOfSheet(null, "TRF26")).toEqual({ kind: "nothing to write" });
  const other = {
    sheet: "S",
    selected: table.area,
    asked: table.area,
    cells: table,
    names: NO_NAMES,
  };
  expect(exportOfSheet(other, "TRF26")).toEqual({ kind: "nothing to write" });
});
