import { EN_LESSONS } from "../../src/i18n/en/learn/lessons";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import type { LessonKey } from "../../src/i18n/learn/lessons";
import type { Expr } from "../../src/formula/expr";
import { print } from "../../src/formula/print";
import type { Cell, Reference } from "../../src/formula/reference";
import { replaced } from "../../src/formula/replaced";
import { lessonPlans, LESSONS } from "../../src/desk/learn/lessons/lessons";
import type { StyleName } from "../../src/sheets/articles/style";
import type { Mark, SheetPlan } from "../../src/sheets/sheetPlan";
import { addressOf, addressOfArea, contains, type Area } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { writeAllPlanned } from "./plannedSheet";
import { bookRead } from "./why/bookRead";

export const lessonOf = (key: LessonKey) => LESSONS.find((each) => each.key === key)!;

function plansOfLesson(key: LessonKey, style: StyleName = "fide"): readonly SheetPlan[] {
  const setting = { style, sheets: EN_SHEETS, lessons: EN_LESSONS };
  const { wished, plansOf } = lessonPlans(lessonOf(key), setting);
  return plansOf(wished);
}

/** A lesson's sheets in a workbook that calculates. */
export class LessonOnSheet {
  readonly plans: readonly SheetPlan[];
  readonly plan: SheetPlan;
  private readonly book: PlannedWorkbook;

  constructor(key: LessonKey, style: StyleName = "fide") {
    this.plans = plansOfLesson(key, style);
    this.plan = this.plans[0]!;
    this.book = new PlannedWorkbook({ hasAddin: style === "fide" });
    writeAllPlanned(this.book, this.plans);
  }

  /** As the pane reads it. */
  read() {
    return bookRead(this.book, this.plans);
  }

  area(name: string, plan = this.plan): Area {
    return plan.names.find((each) => each.name === name)!.area;
  }

  /** A named column, cell by cell. */
  column(name: string): CellContent[] {
    return this.rows(name).map(([first = ""]) => first);
  }

  /** The figures of a column, without those who have none. */
  figures(name: string): CellContent[] {
    return this.column(name).filter((value) => value !== "" && value !== null);
  }

  rows(name: string): CellContent[][] {
    const { values } = this.book.read(this.plan.name, addressOfArea(this.area(name)));
    return values.map((row) => row.map((value) => value ?? ""));
  }

  cell(name: string): CellContent {
    return this.column(name)[0] ?? "";
  }

  type(name: string, value: CellContent): void {
    this.book.write(this.plan.name, addressOf(this.area(name)), [[value]]);
  }

  /** Addresses of the cells that have the tone now. */
  marked(tone: Mark["tone"], within: string): string[] {
    return this.markedIn(tone, this.area(within));
  }

  markedIn(tone: Mark["tone"], area: Area): string[] {
    return this.plan.marks
      .filter((mark) => (mark.tone ?? "amiss") === tone)
      .flatMap((mark) =>
        cellsOf(mark.area).filter((place) => contains(area, place) && this.holds(mark, place)),
      )
      .map(addressOf);
  }

  private holds({ area, when }: Mark, place: { row: number; column: number }): boolean {
    const [down, right] = [place.row - area.row, place.column - area.column];
    const moved = replaced(when.printed!.expr, (part): Expr =>
      part.kind === "reference" ? shifted(part, down, right) : part,
    );
    this.book.write(this.plan.name, "ZZ1", [[`=${print(moved)}`]]);
    return this.book.read(this.plan.name, "ZZ1").values[0]?.[0] === true;
  }
}

function cellsOf({ row, column, rows, columns }: Area) {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: row + Math.floor(index / columns),
    column: column + (index % columns),
  }));
}

function shifted(reference: Reference, down: number, right: number): Reference {
  const move = ({ row, column }: Cell): Cell => ({
    row: "at" in row && !row.isFixed ? { ...row, at: row.at + down } : row,
    column: column.isFixed ? column : { ...column, at: column.at + right },
  });
  return { ...reference, ...move(reference), to: reference.to && move(reference.to) };
}
