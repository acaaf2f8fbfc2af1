import { addressOf, addressOfArea, type Area } from "../tournament/sheetCells";
import { cellFormula } from "./cellFormula";
import { commonLooks } from "./commonLooks";
import { fittedWidths, pointsOf } from "./fittedWidths";
import { rowsOfLines } from "./rowsOfLines";
import { longTexts } from "./longTexts";
import { TONES, type LookFormat } from "./looks";
import type { LongText, Mark, Refusal, SheetPlan } from "./sheetPlan";

const ALWAYS = cellFormula({ kind: "truth", value: true }).formula;

/** A format takes about as long as this many cells. */
const CELLS_A_FORMAT = 20;

/** Every line of a column is laid out anew. */
const CELLS_A_WIDTH = 400;

/**
 * How a plan's cells look and what they say, piece by piece, each with how many cells it is worth: nothing
 * is read, so as many as are wanted go along in one batch.
 */
export function* formatSheet(sheet: Excel.Worksheet, plan: SheetPlan): Generator<number> {
  for (const { look, areas } of commonLooks(plan)) {
    for (const some of inAddresses(areas)) {
      applyLook(sheet.getRanges(some.map(addressOfArea).join()), look);
      yield some.reduce((sum, { rows, columns }) => sum + rows * columns, CELLS_A_FORMAT);
    }
  }
  for (const [column, characters] of fittedWidths(plan).entries()) {
    const { format } = sheet.getRange(addressOf({ row: 0, column }));
    format.columnWidth = pointsOf(characters);
    yield CELLS_A_WIDTH;
  }
  for (const [row, lines] of rowsOfLines(plan)) {
    sheet.getRange(addressOf({ row, column: 0 })).format.rowHeight = lines * LINE_HEIGHT;
    yield CELLS_A_FORMAT;
  }
  for (const long of longTexts(plan)) {
    breakInLines(sheet.getRange(addressOfArea(long.area)), long);
    yield CELLS_A_FORMAT;
  }
  for (const { row, column, title, text } of plan.hints) {
    explain(sheet.getRange(addressOf({ row, column })), title, text);
    yield CELLS_A_FORMAT;
  }
  for (const refusal of plan.refusals) {
    refuse(sheet, refusal);
    yield CELLS_A_FORMAT;
  }
  for (const of of plan.marks) {
    mark(sheet, of);
    yield CELLS_A_FORMAT;
  }
}

/** Excel refuses some longer addresses (5198 of its list of issues), and is slow with very many areas. */
const LONGEST_ADDRESS = 250;

/** As many areas as an address can name. */
function* inAddresses(areas: readonly Area[]): Generator<Area[]> {
  let some: Area[] = [];
  let length = 0;
  for (const area of areas) {
    const more = addressOfArea(area).length + 1;
    if (length + more > LONGEST_ADDRESS) {
      yield some;
      [some, length] = [[], 0];
    }
    some.push(area);
    length += more;
  }
  if (some.length > 0) yield some;
}

function applyLook({ format }: Excel.RangeAreas, look: LookFormat): void {
  if (look.bold) format.font.bold = true;
  if (look.italic) format.font.italic = true;
  if (look.size !== undefined) format.font.size = look.size;
  if (look.color !== undefined) format.font.color = look.color;
  if (look.fill !== undefined) format.fill.color = look.fill;
  if (look.align !== undefined) format.horizontalAlignment = look.align;
  if (look.wrap !== undefined) format.wrapText = look.wrap;
  if (look.line) format.borders.getItem("EdgeBottom").style = "Continuous";
}

/** Excel finds no height for cells that are one: it is said. */
function breakInLines(range: Excel.Range, { lines, size = USUAL_SIZE }: LongText): void {
  range.merge();
  range.format.wrapText = true;
  range.format.verticalAlignment = "Top";
  range.format.rowHeight = (lines * LINE_HEIGHT * size) / USUAL_SIZE;
}

const USUAL_SIZE = 11;

/** In points; some programs' letters are higher. */
const LINE_HEIGHT = 16;

/**
 * A prompt rather than a note: notes came late to Excel (ExcelApi 1.18), comments carry a person's
 * name; a prompt shows in every version and travels with the file.
 */
function explain(range: Excel.Range, title: string, message: string): void {
  range.dataValidation.rule = { custom: { formula: ALWAYS } };
  range.dataValidation.prompt = { showPrompt: true, title, message };
}

/** Nothing typed over the cell is taken; what is pasted or deleted Excel does not ask about. */
function refuse(sheet: Excel.Worksheet, { row, column, rule, title, text }: Refusal): void {
  const { dataValidation } = sheet.getRange(addressOf({ row, column }));
  dataValidation.rule = { custom: { formula: rule.formula } };
  dataValidation.ignoreBlanks = false;
  dataValidation.errorAlert = { showAlert: true, style: "Stop", title, message: text };
  dataValidation.prompt = { showPrompt: true, title, message: text };
}

/** Coloured while the formula holds; it comes and goes with what the cells show. */
function mark(sheet: Excel.Worksheet, { area, when, tone = "amiss" }: Mark): void {
  const range = sheet.getRange(addressOfArea(area));
  const { custom } = range.conditionalFormats.add("Custom");
  custom.rule.formula = when.formula;
  custom.format.fill.color = TONES[tone].fill;
  custom.format.font.color = TONES[tone].color;
}
