import { NOTHING_ON_DESK, TableDesk, type TableOnDesk } from "../../../src/desk/table/tableDesk";
import { reportPlans } from "../../../src/desk/table/plans";
import { hasReport } from "../../../src/desk/table/verdict";
import type { Choices } from "../../../src/desk/table/choices";
import { answersSaid } from "../../../src/desk/ratings/whoIsWho";
import type { Answer } from "../../../src/tournament/identity/answers";
import type { Doubt } from "../../../src/tournament/identity/whoIsWho";
import type { NamedCells, SelectedCells } from "../../../src/desk/selectedCells";
import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { eventSheet, tablePlace } from "../../../src/sheets/eventFile/eventSheet";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import type { Day } from "../../../src/rules/units";
import { missingDays } from "../../../src/tournament/trf/missingData";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import { trfDate } from "../../../src/tournament/trf/trfDate";
import type { TrfFile } from "../../../src/tournament/trf/trfFile";
import type { Area, CellPlace, SheetCells } from "../../../src/tournament/sheetCells";
import { PlannedWorkbook } from "../evaluator/plannedWorkbook";
import { writeAllPlanned } from "../plannedSheet";
import { cellsOf } from "../sheetCells";
import { bookRead } from "../why/bookRead";
import type { Handed, Knows } from "./living";
import type { WrittenEvent } from "./writtenEvent";

/** A workbook, and what the parts of the product make in it of what is handed in. */
export class Officer {
  readonly book = new PlannedWorkbook();
  readonly plans: SheetPlan[] = [];
  /** Of whom it was asked whether they are one person. */
  answers: readonly Answer[] = [];

  /** The file or the table becomes a report, as far as nothing is asked. */
  hand(written: WrittenEvent): Handed {
    const desk = new TableDesk();
    let on = desk.taken(NOTHING_ON_DESK, this.source(written));
    const said = (on.table?.verdict.reading.findings ?? []).map(({ key }): string => key);
    if (on.table?.verdict.kind === "day") {
      said.push("day");
      const { first, last } = written.event;
      on = desk.chosen(on, { startDate: first, endDate: last });
    }
    const { table, choices } = on;
    if (table === null || !hasReport(table.verdict)) {
      return { kind: "asked", said: [...said, table?.verdict.kind ?? "nothing"] };
    }
    this.report(table, choices);
    return { kind: "report", said };
  }

  answer(doubts: readonly Doubt[], knows: Knows): void {
    const said = doubts.map((doubt) => {
      const [[one], [other]] = doubt.of;
      return [doubt, knows(one!, other!) ? 1 : 2] as const;
    });
    this.answers = [...this.answers, ...answersSaid(new Map(said))];
  }

  /** Every sheet as it stands now. */
  sheets(): readonly NamedCells[] {
    return [...bookRead(this.book, this.plans).values()];
  }

  sheet(name: string): NamedCells {
    const plan = this.plans.find((each) => each.name === name);
    if (plan === undefined) throw new Error(`There is no sheet ${name}`);
    return bookRead(this.book, [plan]).get(name)!;
  }

  write(plans: readonly SheetPlan[]): void {
    writeAllPlanned(this.book, plans);
    this.plans.push(...plans);
  }

  /** Names as Excel makes them unique. */
  unique(wished: readonly string[]): string[] {
    const taken = new Set(this.plans.map(({ name }) => name));
    return wished.map((name) => {
      let free = name;
      for (let number = 2; taken.has(free); number += 1) free = `${name.slice(0, 25)} (${number})`;
      taken.add(free);
      return free;
    });
  }

  private report(table: TableOnDesk, choices: Choices): void {
    const planned = reportPlans(table, choices, EN_SHEETS)!;
    this.write(planned.plansOf(this.unique(planned.wished)));
  }

  private source(written: WrittenEvent): SelectedCells {
    if (written.kind === "table") {
      const cells = cellsOf(written.rows);
      return { sheet: "Table", selected: cells.area, asked: cells.area, cells };
    }
    const { file: read } = readTrf(written.text);
    const file = read === null ? null : withLastDay(read, written.event.last);
    const plan = eventSheet(file!, EN_EVENT_FILE);
    const [name = ""] = this.unique([plan.name]);
    this.write([{ ...plan, name }]);
    const selected: Area = { ...tablePlace(file!), rows: 1, columns: 1 };
    const sheet = this.sheet(name);
    return { ...sheet, cells: withDays(sheet.cells, plan), selected, asked: selected };
  }
}

/** Where the page of the file asks for it. */
function withLastDay(file: TrfFile, last: Day): TrfFile {
  if (!missingDays(file).includes("052")) return file;
  const lines = file.lines.map((line) =>
    line.tag === "052" ? { ...line, text: trfDate(last) } : line,
  );
  return { ...file, lines };
}

/** A day is known by its number format. */
function withDays(cells: SheetCells, { looks, dayFormat }: SheetPlan): SheetCells {
  const days = looks.filter(({ look }) => look === "inputDate").map(({ area }) => area);
  const isDay = (place: CellPlace) => days.some((area) => contains(area, place));
  const formats = cells.values.map((line, row) =>
    line.map((_, column) => (isDay({ row, column }) ? dayFormat : "General")),
  );
  return { ...cells, formats };
}

function contains({ row, column, rows, columns }: Area, place: CellPlace): boolean {
  const [down, right] = [place.row - row, place.column - column];
  return down >= 0 && down < rows && right >= 0 && right < columns;
}
