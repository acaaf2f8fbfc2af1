import type { SheetTexts } from "../../i18n/sheets";
import { answerCells, answersSheet } from "../../sheets/persons/answersSheet";
import { isAnswersSheet, readAnswers } from "../../sheets/persons/readAnswers";
import type { SheetPlan } from "../../sheets/sheetPlan";
import type { WrittenSheet } from "../../sheets/writeSheets";
import type { Answer } from "../../tournament/identity/answers";
import type { ExcelWorkbook } from "../excel/workbook";

/** Who is who, as a person has answered it, on a sheet of the workbook. */
export class AnswersOfWorkbook {
  constructor(private readonly workbook: Pick<ExcelWorkbook, "readNamed" | "readSheet" | "fill">) {}

  async all(): Promise<readonly Answer[]> {
    return (await this.sheet())?.read.answers ?? [];
  }

  /** Behind the answers that are there; `write`: makes a sheet. */
  async remember(
    answers: readonly Answer[],
    texts: SheetTexts,
    write: (plan: SheetPlan) => Promise<readonly WrittenSheet[]>,
  ): Promise<void> {
    const found = await this.sheet();
    if (found === null) {
      await write(answersSheet(answers, texts));
      return;
    }
    const { behind, columnOf } = found.read;
    const cells = answers.flatMap((answer, at) => answerCells(answer, behind + at, columnOf));
    await this.workbook.fill(found.sheet, cells);
  }

  private async sheet() {
    const first = (await this.workbook.readNamed()).find(isAnswersSheet);
    const sheet = first === undefined ? null : await this.workbook.readSheet(first.sheet);
    return sheet === null ? null : { sheet: sheet.sheet, read: readAnswers(sheet) };
  }
}
