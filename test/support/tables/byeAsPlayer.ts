import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell, type Cell } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";

const BYES = {
  en: ["Bye", "BYE"],
  de: ["spielfrei", "Freilos"],
  fr: ["Exempt", "EXEMPT"],
  it: ["Riposo", "BYE"],
  es: ["Descansa", "Libre"],
} as const;

/** Of an odd number each was free once: some write that as a last player whom nobody plays. */
export function addBye(columns: readonly Column[], hand: Hand): readonly Column[] {
  const dice = hand.for("bye as player");
  const word = dice.pick(BYES[hand.language]);
  const sign = dice.pick(["", "-", word.toLowerCase()]);
  const results = columns.filter(({ meaning }) => meaning === "result");
  const [first] = results;
  const diagonal = first!.cells[0]!.value;
  for (const column of columns) column.cells.push(lastCell(column, word, sign));
  const rows = first!.cells.length;
  const against: Column = {
    meaning: "result",
    heading: cell(headingAfter(results[results.length - 1]!)),
    group: "",
    cells: Array.from({ length: rows }, (_, row) => cell(row === rows - 1 ? diagonal : sign)),
  };
  const end = columns.lastIndexOf(results[results.length - 1]!) + 1;
  return [...columns.slice(0, end), against, ...columns.slice(end)];
}

function lastCell({ meaning, cells }: Column, word: string, sign: string): Cell {
  if (meaning === "result") return cell(sign);
  if (meaning === "name" || meaning === "last") return cell(word);
  if (meaning === "points") return cell(0);
  const { value } = cells[cells.length - 1]!;
  const isNumber = meaning === "rank" || meaning === "start";
  return cell(isNumber && value === cells.length ? cells.length + 1 : "");
}

function headingAfter({ heading: { value } }: Column): CellValue {
  if (typeof value === "number") return value + 1;
  const number = /^(\d+)(\.?)$/.exec(value as string);
  return number === null ? "" : `${Number(number[1]) + 1}${number[2]}`;
}
