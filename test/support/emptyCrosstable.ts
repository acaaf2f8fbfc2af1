import { columnLetters } from "../../src/formula/columnLetters";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { Workbook } from "../../src/workbench/engine/workbook";

const PLAYERS = 10;
const HEADINGS_ROW = 4;
const FIRST_ROW = HEADINGS_ROW + 1;

/** Name and rating stand before the results. */
const BEFORE = 2;

const RESULT_WIDTH = 40;
const NAME_WIDTH = 180;
const SHEET = "Crosstable";

const letters = (place: number) => columnLetters(BEFORE + place);
const numbers = Array.from({ length: PLAYERS }, (_, place) => place + 1);

/** To be filled in above the diagonal: below it stands what that makes of the other side. */
export function emptyCrosstable(workbook: Workbook): void {
  const [first] = workbook.sheets();
  workbook.renameSheet(first ?? "", SHEET);
  const last = FIRST_ROW + PLAYERS - 1;
  const lastLetter = letters(PLAYERS);
  workbook.write(SHEET, "A1", [
    ["Results above the diagonal: 1, 0.5 or 0. Rating u: unrated."],
    ["First day"],
  ]);
  workbook.write(SHEET, `A${HEADINGS_ROW}`, [
    ["Player", "Rating", ...numbers, "Points"],
    ...numbers.map((_, player) => lineOf(player)),
  ]);
  workbook.style(SHEET, "A1", { bold: true });
  workbook.style(SHEET, `A${HEADINGS_ROW}:${lastLetter}${HEADINGS_ROW}`, { bold: true });
  workbook.style(SHEET, `B${HEADINGS_ROW}:${lastLetter}${last}`, { align: "center" });
  workbook.resize(SHEET, "A1", "COL", NAME_WIDTH);
  workbook.resize(SHEET, `C1:${letters(PLAYERS - 1)}1`, "COL", RESULT_WIDTH);
  workbook.setPageLayout(SHEET, { orientation: "Landscape" });
}

function lineOf(player: number): CellContent[] {
  const row = FIRST_ROW + player;
  const results = numbers.map((_, opponent) => resultOf(player, opponent));
  const played = `${letters(0)}${row}:${letters(PLAYERS - 1)}${row}`;
  return [null, null, ...results, `=IF(COUNT(${played})=0,"",SUM(${played}))`];
}

function resultOf(player: number, opponent: number): CellContent {
  if (player === opponent) return "*";
  if (player < opponent) return null;
  const mirrored = `${letters(player)}${FIRST_ROW + opponent}`;
  return `=IF(${mirrored}="","",1-${mirrored})`;
}
