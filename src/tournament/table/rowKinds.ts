import { onceACell, type Cell, type CellValue } from "../cell";
import { folded } from "../folded";
import { headingOf, kindOfHeading, type ColumnKind } from "../headings";
import { isDateFormat } from "../resultCell";
import { cellAt, type SheetCells } from "../sheetCells";

/** What a row is that holds no player: nothing, a drawn line, headings, a line of text. */
export type RowKind = "blank" | "rule" | "headings" | "text" | "content";

/** Lines made of signs: -----, =====, * * *. */
const RULE = /^[-–—_=~.·•*+|](?:\s?[-–—_=~.·•*+|])+$/u;

/** Numbers of rounds or opponents as headings: 1, 2, 3. */
const FEWEST_IN_A_ROW = 3;

/** Above it a number is a rating or a year, and the row no heading. */
const HIGHEST_HEADING = 200;

/** What a cell says of its row. */
interface Written {
  readonly value: CellValue;
  readonly isBlank: boolean;
  readonly isRule: boolean;
  readonly isDate: boolean;
  /** Of a result, or with the number of a rating, a year, points and a half: no row of headings has it. */
  readonly isOfPlayer: boolean;
  /** What it names as a heading; a single letter names nothing. */
  readonly heading: ColumnKind | null;
  readonly hasWord: boolean;
  readonly hasSign: boolean;
}

const writtenIn = onceACell((cell: Cell): Written => {
  const { value, text: whole, format } = cell;
  /** Without the signs that nobody sees. */
  const text = whole.replace(/\p{Cf}/gu, "");
  const isDate = isDateFormat(format);
  const isNumber = typeof value === "number" && isFigure(value);
  return {
    value,
    isBlank: text === "",
    isRule: RULE.test(text),
    isDate,
    isOfPlayer: !isDate && (isNumber || RESULT.test(String(value))),
    heading:
      folded(text).length < 2 ? null : text === whole ? headingOf(cell) : kindOfHeading(text),
    hasWord: /\p{L}{2}/u.test(text),
    hasSign: typeof value === "string" && /[\p{L}\p{N}]/u.test(text),
  };
});

export function kindOfRow(cells: SheetCells, row: number, columns: readonly number[]): RowKind {
  const all = columns.map((column) => writtenIn(cellAt(cells, { row, column })));
  const filled = all.filter(({ isBlank }) => !isBlank);
  const [only] = filled;
  if (only === undefined) return "blank";
  if (filled.every(({ isRule }) => isRule)) return "rule";
  if (areHeadings(filled)) return "headings";
  /** A single sign is what a player has who met nobody. */
  return filled.length === 1 && only.hasSign ? "text" : "content";
}

function areHeadings(filled: readonly Written[]): boolean {
  if (filled.some(({ isOfPlayer }) => isOfPlayer)) return false;
  const kinds = new Set(filled.flatMap(({ heading }) => heading ?? []));
  if (kinds.size > 1) return true;
  /** Points, rank and K of a player may count, too: beside his name. */
  const hasText = filled.some(({ hasWord }) => hasWord);
  const numbers = filled.flatMap(({ isDate, value }) => (isDate ? [] : [Number(value)]));
  return (kinds.size > 0 || !hasText) && isCounting(numbers);
}

function isFigure(value: number): boolean {
  return value > HIGHEST_HEADING || !Number.isInteger(value);
}

/** Signs of results that head nothing. */
const RESULT = /^(?:xxx|\*{1,3}|[■●•]|½|[10½][:–-][10½])$/iu;

/** From 1 on, so that the results 0, 1, 2 of a double round are none. */
function isCounting(numbers: readonly number[]): boolean {
  let length = 0;
  return numbers.some((number, index) => {
    const isNext = length > 0 && number === (numbers[index - 1] ?? NaN) + 1;
    length = isNext ? length + 1 : number === 1 ? 1 : 0;
    return length >= FEWEST_IN_A_ROW;
  });
}
