import type { AreaOfSheet, AreaRead, CellRead } from "../../desk/why/cellRead";
import { gridOf } from "../../desk/why/formula/gridOf";
import type { CellsOf } from "../../desk/why/formula/evaluation";
import { kindOf } from "../../desk/why/sheet/kinds";
import { whyOnSheet } from "../../desk/why/sheet/whyOnSheet";
import type { WhyWords } from "../../desk/why/sheet/words";
import type { BookRead, Explained } from "../../desk/why/why";
import { hasFunction, referredBy, whyFormula } from "../../desk/why/whyFormula";
import type { WhyLanguage } from "../../desk/why/whyTexts";
import { addressOfArea, type Area } from "../../tournament/sheetCells";
import type { ExcelWorkbook } from "../excel/workbook";

/** More than a function is given: whole columns are not read. */
const MOST_CELLS = 100_000;

/** Sheets of ours lead to each other over a few others. */
const MOST_ROUNDS = 6;

type Asked = Pick<ExcelWorkbook, "readActiveCell" | "readSheet" | "readAreas">;

/** Explains the cell with the cursor; what was read once is kept until something changes. */
export class WhyReader {
  private book: BookRead = new Map();
  private areas: ReadonlyMap<string, AreaRead> = new Map();

  constructor(
    private readonly workbook: Asked,
    private readonly words: Omit<WhyWords, "languages">,
    private readonly languages: () => Promise<WhyWords["languages"]>,
    private readonly language: WhyLanguage,
  ) {}

  /** Something has changed: what was read may be so no longer. */
  forget(): void {
    this.book = new Map();
    this.areas = new Map();
  }

  readActiveCell(): Promise<CellRead> {
    return this.workbook.readActiveCell();
  }

  /** Null where there is nothing to explain. */
  async explained(cell: CellRead): Promise<Explained | null> {
    const ours = kindOf(cell) === null ? null : await this.onSheet(cell);
    if (ours !== null) return ours;
    return hasFunction(cell.formula) ? this.ofFormula(cell, cell.formula) : null;
  }

  private async onSheet({ at }: CellRead): Promise<Explained | null> {
    const words = { ...this.words, languages: await this.languages() };
    let { book } = this;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const answer = whyOnSheet(book, at, words);
      if (answer?.kind !== "needed") return answer;
      const read = new Map(book);
      for (const name of answer.sheets) read.set(name, await this.workbook.readSheet(name));
      /** What was forgotten meanwhile is not known again. */
      if (this.book === book) this.book = read;
      book = read;
    }
    return null;
  }

  private async ofFormula(cell: CellRead, formula: string): Promise<Explained> {
    const { at, shown, place, behind } = cell;
    const wanted = referredBy(formula)
      .filter(({ area }) => area.rows * area.columns <= MOST_CELLS)
      .map(({ sheet, area }) => ({ sheet: sheet ?? at.sheet, area }));
    const areas = await this.read(wanted);
    const cellsOf: CellsOf = (sheet, area) => {
      const read = areas.get(keyOf({ sheet: sheet ?? at.sheet, area }));
      return read === undefined ? null : gridOf(area, read);
    };
    return whyFormula({ at, shown, formula, place, behind }, cellsOf, this.language);
  }

  private async read(wanted: readonly AreaOfSheet[]): Promise<ReadonlyMap<string, AreaRead>> {
    const before = this.areas;
    const missing = wanted.filter((area) => !before.has(keyOf(area)));
    if (missing.length === 0) return before;
    const read = await this.workbook.readAreas(missing);
    const areas = new Map([...before, ...read.map((area) => [keyOf(area), area] as const)]);
    if (this.areas === before) this.areas = areas;
    return areas;
  }
}

function keyOf({ sheet, area }: { readonly sheet: string; readonly area: Area }): string {
  return `${sheet}!${addressOfArea(area)}`;
}
