import type { Answer } from "../../tournament/identity/answers";
import { span } from "../../tournament/sheetCells";
import { textIn } from "../readCells";
import { kindOfSheet } from "../sheetKind";
import type { SheetRead } from "../sheetRead";
import { lineOf, nameOfBoth, PERSONS_NAME } from "./answerColumns";
import type { ColumnOf } from "./answersSheet";

/** The answers of a sheet, and where further ones can be written. */
export interface AnswersRead {
  readonly answers: readonly Answer[];
  /** The first row behind all that is written. */
  readonly behind: number;
  readonly columnOf: ColumnOf;
}

export function isAnswersSheet({ names }: Pick<SheetRead, "names">): boolean {
  return kindOfSheet(names) === "persons";
}

/** Whatever says neither 1 nor 2 is no answer: a person has taken it back. */
export function readAnswers(sheet: SheetRead): AnswersRead {
  const { cells, names } = sheet;
  const area = names.own.get(PERSONS_NAME);
  const columnOf = (name: string) => names.own.get(name)?.column ?? null;
  if (area === undefined) return { answers: [], behind: 0, columnOf };
  const behind = Math.max(area.row, cells.area.row + cells.area.rows);
  const answers = span(area.row, behind - area.row).flatMap((row): Answer[] => {
    const said = textIn(sheet, PERSONS_NAME, row);
    if (said !== "1" && said !== "2") return [];
    const line = (which: 1 | 2) => lineOf((name) => textIn(sheet, nameOfBoth(name, which), row));
    return [{ persons: said === "1" ? 1 : 2, of: [line(1), line(2)] }];
  });
  return { answers, behind, columnOf };
}
