import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { area as areaOf, cellAt, type Reference } from "../../formula/reference";
import type { LessonSheetTexts } from "../../i18n/learn/lessons";
import type { Area, CellPlace } from "../../tournament/sheetCells";
import { cellFormula } from "../cellFormula";
import { fittedWidths } from "../fittedWidths";
import { SUMS_ROW } from "../head";
import { LOOKS } from "../looks";
import { SCREEN } from "../screen";
import type { LongText, LookOf, Mark, NamedArea, PlannedCell, SheetPlan } from "../sheetPlan";
import { linesOf } from "../textWidth";
import { LESSON_NAMES, LESSON_ROWS } from "./lessonNames";
import { withRoom } from "./withRoom";

/** What is to be seen from a step on, by the names that the sheet has for it. */
export interface LessonStep {
  readonly shows: readonly string[];
  /** What a reader is to look at, where it is not the first of them. */
  readonly lookAt?: string;
  /** What is marked from then on: cells that differ from those of the second name. */
  readonly differs?: readonly (readonly [name: string, from: string])[];
  readonly sentence: string;
}

/** Before a sentence stands the name of what is to be looked at. */
export function lookedAt({ row, column }: Area, step: number): CellPlace {
  return { row: row + step - 1, column: column - 1 };
}

/** The line of the head that sums up: it has no name. */
export const HEAD_SUMS = "head sums";

const SENTENCE_ROW = 1;
const STEP_ROW = 2;
const LABEL_COLUMN = 1;
const STEP_COLUMN = 2;
const NOTE_COLUMN = 3;
const SENTENCE_COLUMN = 2;

/** After an empty row. */
const BEFORE_STEPS = 2;
/** Nobody is to read ahead. */
const OUT_OF_VIEW = 60;

/**
 * Sheets of which the first is shown step by step: what comes later has the colour of the paper until the
 * number of its step is typed, by the pane or by a person. The sheet itself stays as it is.
 */
export function lessonSheets(
  plans: readonly SheetPlan[],
  steps: readonly LessonStep[],
  texts: LessonSheetTexts,
): readonly SheetPlan[] {
  const [sheet, ...rest] = plans;
  if (sheet === undefined) return [];
  const room = { at: SENTENCE_ROW, rows: LESSON_ROWS };
  const [first = sheet, ...others] = withRoom([sheet, ...rest], sheet, room);
  return [withSteps(first, steps, texts), ...others];
}

function withSteps(
  plan: SheetPlan,
  steps: readonly LessonStep[],
  texts: LessonSheetTexts,
): SheetPlan {
  const last = Math.max(...plan.cells.map(({ row }) => row));
  const listRow = Math.max(last + BEFORE_STEPS, OUT_OF_VIEW);
  const sentences = { row: listRow + 1, column: SENTENCE_COLUMN, rows: steps.length, columns: 1 };
  const band = bandOf(plan, steps);
  return {
    ...plan,
    cells: [...plan.cells, ...bandCells(sentences, texts), ...listCells(sentences, steps, texts)],
    looks: [...plan.looks, ...looksOf(band.area, sentences)],
    marks: [...plan.marks, ...steps.flatMap((step, index) => marksOf(plan, step, index + 1))],
    names: [...plan.names, ...namesOf(sentences)],
    refusals: [...plan.refusals, refusalOf(steps.length, texts)],
    spread: [...(plan.spread ?? []), band],
    printed: { ...plan.printed, columns: Math.max(plan.printed.columns, band.area.columns) },
    widths: Array.from(
      { length: Math.max(plan.widths.length, band.area.columns) },
      (_, column) => plan.widths[column] ?? USUAL_WIDTH,
    ),
    frozen: { rows: STEP_ROW + 1, columns: 0 },
  };
}

const STEP: Reference = cellAt(STEP_ROW, STEP_COLUMN, "both");

function bandCells(
  { row, column, rows }: Area,
  { step, typeIt }: LessonSheetTexts,
): readonly PlannedCell[] {
  const all = areaOf(cellAt(row, column, "both"), cellAt(row + rows - 1, column, "both"));
  const sentence = f`INDEX(${all},MAX(1,MIN(${rows},ROUND(SUM(${STEP}),0))))`;
  return [
    { row: SENTENCE_ROW, column: 0, content: cellFormula(sentence) },
    { row: STEP_ROW, column: LABEL_COLUMN, content: step(rows) },
    { row: STEP_ROW, column: STEP_COLUMN, content: 1 },
    { row: STEP_ROW, column: NOTE_COLUMN, content: typeIt },
  ];
}

/** The sentences stand below everything else, outside of what is printed. */
function listCells(
  sentences: Area,
  steps: readonly LessonStep[],
  { steps: heading }: LessonSheetTexts,
): readonly PlannedCell[] {
  const { row, column } = sentences;
  return [
    { row: row - 1, column: LABEL_COLUMN, content: heading },
    ...steps.flatMap(({ sentence, shows, lookAt = shows[0] ?? "" }, index) => [
      { row: row + index, column: 0, content: index + 1 },
      { ...lookedAt(sentences, index + 1), content: lookAt === HEAD_SUMS ? "" : lookAt },
      { row: row + index, column, content: sentence },
    ]),
  ];
}

function looksOf(band: Area, { row, column, rows }: Area): readonly LookOf[] {
  const one = (at: number, look: LookOf["look"]) => ({
    area: { row: STEP_ROW, column: at, rows: 1, columns: 1 },
    look,
  });
  return [
    { area: band, look: "spoken" },
    one(LABEL_COLUMN, "label"),
    one(STEP_COLUMN, "input"),
    one(NOTE_COLUMN, "note"),
    { area: { row: row - 1, column: LABEL_COLUMN, rows: 1, columns: 1 }, look: "section" },
    { area: { row, column: 0, rows, columns: 1 }, look: "ordinal" },
    { area: { row, column: LABEL_COLUMN, rows, columns: 1 }, look: "label" },
    { area: { row, column, rows, columns: 1 }, look: "plain" },
  ];
}

/** Of a column of which nothing is said. */
const USUAL_WIDTH = 8.4;

/** Letters of other programs are wider. */
const SURE = 0.92;

/** As many columns as are in view together. */
function bandOf(plan: SheetPlan, steps: readonly LessonStep[]): LongText {
  const widths = fittedWidths(plan);
  let [columns, room] = [0, 0];
  for (;;) {
    const width = widths[columns] ?? USUAL_WIDTH;
    if (columns > 0 && room + width > SCREEN) break;
    room += width;
    columns += 1;
  }
  const { size = 0 } = LOOKS.spoken;
  const sure = room * SURE;
  const lines = Math.max(...steps.map(({ sentence }) => linesOf(sentence, sure, { size })));
  return { area: { row: SENTENCE_ROW, column: 0, rows: 1, columns }, lines, size };
}

/** Nothing is both veiled and marked: which of two formats is the first programs do not agree on. */
function marksOf(
  plan: SheetPlan,
  { shows, differs = [] }: LessonStep,
  step: number,
): readonly Mark[] {
  const when = cellFormula(f`${STEP}<${step}`);
  return [
    ...areasOf(plan, shows).map((area) => ({ area, when, tone: "veiled" as const })),
    ...differs.map(([name, from]) => {
      const [area, other] = areasOf(plan, [name, from]) as [Area, Area];
      return { area, when: cellFormula(f`AND(${STEP}>=${step},${differ(area, other)})`) };
    }),
  ];
}

/** Seen from the first cells; sums of hundredths are no whole numbers. */
function differ(area: Area, other: Area): Expr {
  const [one, two] = [cellAt(area.row, area.column), cellAt(other.row, other.column)];
  return f`IF(ISNUMBER(${one}),ABS(${one}-${two})>0.001,AND(${one}<>"",${one}<>${two}))`;
}

function areasOf(plan: SheetPlan, shows: readonly string[]): readonly Area[] {
  return shows.map((name) => {
    if (name === HEAD_SUMS)
      return { row: SUMS_ROW + LESSON_ROWS, column: 0, rows: 1, columns: plan.printed.columns };
    const named = plan.names.find((each) => each.name === name && each.sheet === undefined);
    if (named === undefined) throw new ReferenceError(`the sheet has nothing called "${name}"`);
    return named.area;
  });
}

function namesOf(sentences: Area): readonly NamedArea[] {
  const one = (row: number, column: number) => ({ row, column, rows: 1, columns: 1 });
  return [
    { name: LESSON_NAMES.step, area: one(STEP_ROW, STEP_COLUMN) },
    { name: LESSON_NAMES.sentence, area: one(SENTENCE_ROW, 0) },
    { name: LESSON_NAMES.steps, area: sentences },
  ];
}

function refusalOf(steps: number, { stepTitle, refused }: LessonSheetTexts) {
  const rule = cellFormula(f`AND(ISNUMBER(${STEP}),${STEP}>=1,${STEP}<=${steps})`);
  const [title, text] = [stepTitle, refused(steps)];
  return { row: STEP_ROW, column: STEP_COLUMN, rule, title, text };
}
