import type { PaperTexts } from "../i18n/paper";
import type { Edition } from "../rules/editions/edition";
import type { Area, CellPlace } from "../tournament/sheetCells";
import type { Expr } from "../formula/expr";
import { cellFormula } from "./cellFormula";
import { footerOf } from "./footer";
import type {
  Content,
  Hint,
  Look,
  LookOf,
  Mark,
  MarkTone,
  NamedArea,
  PlannedChart,
  PlannedCell,
  Refusal,
  SheetPlan,
} from "./sheetPlan";

/** What a sheet is printed with: the words of its language, and the edition where it is of one. */
interface Paper {
  readonly paper: PaperTexts;
  readonly edition?: Edition;
}

/** What the writer of a document still has to say of it. */
type Laid = Omit<SheetPlan, "widths" | "frozen" | "titleRows" | "pageBreaks">;

/** A sheet while its blocks are being laid out. */
export class SheetDraft {
  #title = "";
  /** The first row that is not printed. */
  #apart = Infinity;
  #reach = 0;
  #filtered: Area | null = null;

  readonly cells: PlannedCell[] = [];
  readonly looks: LookOf[] = [];
  readonly hints: Hint[] = [];
  readonly refusals: Refusal[] = [];
  readonly marks: Mark[] = [];
  readonly names: NamedArea[] = [];
  readonly charts: PlannedChart[] = [];

  put(row: number, column: number, content: Content, look?: Look): void {
    this.cells.push({ row, column, content });
    if (look !== undefined) this.look({ row, column, rows: 1, columns: 1 }, look);
  }

  /** One cell beside the other. */
  line(row: number, column: number, contents: readonly (Content | null)[], look?: Look): void {
    for (const [index, content] of contents.entries()) {
      if (content !== null) this.put(row, column + index, content);
    }
    if (look !== undefined) this.look({ row, column, rows: 1, columns: contents.length }, look);
  }

  /** What a plan has of its blocks, under the sheet's name. */
  named(name: string, { paper, edition }: Paper): Laid {
    const { cells, looks, hints, refusals, marks, names, charts } = this;
    return {
      ...{ name, cells, looks, hints, refusals, marks, names },
      printed: this.#printed(),
      footer: footerOf(this.#title, edition?.name ?? null, paper),
      dayFormat: paper.dayFormat,
      ...(this.#filtered !== null && { filtered: this.#filtered }),
      ...(charts.length > 0 && { charts }),
    };
  }

  /** From this row on the sheet is for its formulas alone: it is not printed. */
  setApart(row: number): void {
    this.#apart = Math.min(this.#apart, row);
  }

  /** The headings of a list and its lines; a sheet has one such list, the first. */
  filter(area: Area): void {
    this.#filtered ??= area;
  }

  /** As far as this column texts run over: it is printed, too. */
  reachTo(column: number): void {
    this.#reach = Math.max(this.#reach, column);
  }

  #printed(): Area {
    const cells = this.cells.filter(({ row }) => row < this.#apart);
    const last = { row: 0, column: this.#reach };
    for (const { row, column } of cells) {
      last.row = Math.max(last.row, row);
      last.column = Math.max(last.column, column);
    }
    for (const { place } of this.charts) {
      if (place.row >= this.#apart) continue;
      last.row = Math.max(last.row, place.row + place.rows - 1);
      last.column = Math.max(last.column, place.column + place.columns - 1);
    }
    return { row: 0, column: 0, rows: last.row + 1, columns: last.column + 1 };
  }

  look(area: Area, look: Look): void {
    this.looks.push({ area, look });
  }

  refuse(refusal: Refusal): void {
    this.refusals.push(refusal);
  }

  /** `when`: seen from the first cell of the area. */
  mark(area: Area, when: Expr, tone?: MarkTone): void {
    this.marks.push({ area, when: cellFormula(when), ...(tone !== undefined && { tone }) });
  }

  /** In the first cell, under a name that tells what the sheet is. */
  title(text: string, name: string): void {
    this.#title = text;
    this.put(0, 0, text, "title");
    this.name(name, { row: 0, column: 0, rows: 1, columns: 1 });
  }

  chart(chart: PlannedChart): void {
    this.charts.push(chart);
  }

  name(name: string, area: Area): void {
    this.names.push({ name, area });
  }

  /** What another draft has for this sheet, under names of its own. */
  take({ cells, looks, hints, marks, names }: SheetDraft, named: (name: string) => string): void {
    this.cells.push(...cells);
    this.looks.push(...looks);
    this.hints.push(...hints);
    this.marks.push(...marks);
    this.names.push(...names.map(({ name, area }) => ({ name: named(name), area })));
  }

  hint(place: CellPlace, title: string, text: string): void {
    this.hints.push({ row: place.row, column: place.column, title, text });
  }
}
