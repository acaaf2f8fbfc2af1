import type { WorkbenchTexts } from "../../i18n/workbench";
import type { Bridge } from "../engine/fideFunctions";
import { Workbook } from "../engine/workbook";
import type { CellContent } from "../engine/cellContent";

type Row = readonly CellContent[];

const PLAYERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
const RATINGS = [2600, 2500, "u", 2400, "u", 2150, 2300, "u", "u", 2300];

/** Results that give the totals of the worked example: 8 7 7 6 6 4 3 2 1 1. */
const RESULTS = [
  "*011111111",
  "1*01½½1111",
  "01*½½11111",
  "00½*½11111",
  "0½½½*½1111",
  "0½00½*½½11",
  "00000½*½11",
  "00000½½*½½",
  "0000000½*½",
  "0000000½½*",
];

/** Of the regulations whose example this is: the task pane finds the edition by it. */
const IN_FORCE_FROM = "2005-07-01";

const RESULT_WIDTH = 76;
const FIRST_ROW = 7;
const LAST_ROW = FIRST_ROW + PLAYERS.length - 1;

/** A workbook that begins with the sample: undo does not go behind it. */
export function sampleWorkbook(bridge: Bridge, texts: WorkbenchTexts): Workbook {
  const sheets = [{ id: "start", name: texts.sheet, colNumber: 26, rowNumber: 100 }];
  const workbook = new Workbook(bridge, { sheets });
  writeSample(workbook, texts);
  return new Workbook(bridge, workbook.model.exportData());
}

/** Fills a new workbook: a guide, the crosstable, and formulas that live on it. */
function writeSample(workbook: Workbook, texts: WorkbenchTexts): void {
  const { sheet } = texts;
  const headings = [texts.player, texts.rating, ...PLAYERS, texts.points];
  const players = PLAYERS.map((name, index) => crosstableRow(name, index));
  const guide = texts.guide.map((line) => [line]);
  workbook.write(sheet, "A1", guide);
  workbook.write(sheet, `A${FIRST_ROW - 3}`, [[texts.startDate, IN_FORCE_FROM]]);
  workbook.write(sheet, `A${FIRST_ROW - 2}`, [[texts.crosstable], headings, ...players]);
  workbook.write(sheet, `A${LAST_ROW + 2}`, [[texts.formulas], ...formulas()]);
  for (const title of ["A1", `A${FIRST_ROW - 2}`, `A${LAST_ROW + 2}`]) {
    workbook.style(sheet, title, { bold: true });
  }
  workbook.style(sheet, `A${FIRST_ROW - 1}:M${FIRST_ROW - 1}`, { bold: true });
  workbook.style(sheet, `B${FIRST_ROW - 1}:M${LAST_ROW}`, { align: "center" });
  workbook.resize(sheet, "B1:N1", "COL", RESULT_WIDTH);
}

function crosstableRow(name: string, index: number): Row {
  const row = FIRST_ROW + index;
  const results = Array.from(RESULTS[index] ?? "", (sign) => (sign === "½" ? 0.5 : resultOf(sign)));
  return [name, RATINGS[index] ?? null, ...results, `=SUM(C${row}:L${row})`];
}

function resultOf(sign: string): CellContent {
  return sign === "*" ? "*" : Number(sign);
}

function formulas(): Row[] {
  const ratings = `B${FIRST_ROW}:B${LAST_ROW}`;
  const points = `M${FIRST_ROW}:M${LAST_ROW}`;
  const table = `A${FIRST_ROW}:A${LAST_ROW},${ratings},${points}`;
  return [
    withText("=FIDE.PD(100)"),
    withText("=FIDE.EXPECTED(2813,2400,2025)"),
    withText('=FIDE.RU(2348,7,9,"robin",2005)'),
    withText("=FIDE.RU(2000,0,5,,2014)"),
    withText(`=FIDE.ROBIN.RA(${ratings},${points},,2005)`),
    [null],
    [`=FIDE.ROBIN(${table},,2005)`],
  ];
}

/** The formula's value, and the formula beside it as it is typed. */
function withText(formula: string): Row {
  return [formula, `'${formula}`];
}
