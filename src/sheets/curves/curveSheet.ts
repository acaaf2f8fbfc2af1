import { area as areaOf, cellAt, OWN } from "../../formula/reference";
import type { Expr } from "../../formula/expr";
import type { CurveInput, CurveTexts } from "../../i18n/learn/curves";
import type { SheetTexts } from "../../i18n/sheets";
import { formulaStyle } from "../articles/style";
import { cellFormula } from "../cellFormula";
import { each, type CellOf, type HasRows } from "../column";
import { HEAD_ROWS, putHead } from "../head";
import { headingOf } from "../looks";
import { SCREEN } from "../screen";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { Content, SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import type { Curve, CurveColumn, CurveOrder, CurveSetting } from "./curve";
import { curveOf } from "./curves";

export interface CurveSheetWords {
  readonly sheets: SheetTexts;
  readonly own: CurveTexts["sheet"];
}

/** Under the head: what can be changed, and what follows at once. */
const INPUTS = HEAD_ROWS;
/** Where their values stand. */
const VALUE = 3;

/** Rows and columns that a chart covers. */
const CHART = { rows: 16, columns: 9 } as const;

const WIDTH = 8.6;
/** Of a table that has the whole sheet. */
const WIDER = 10;
/** Of what a chart covers. */
const NARROWEST = 5;
const GAP = 3;
const WIDEST_RANGE = 11;

/** A table with its chart, and the numbers that it can be asked with. */
export function curveSheet(order: CurveOrder, words: CurveSheetWords): SheetPlan {
  const { sheets, own } = words;
  const curve = curveOf(order);
  const places = placesOf(curve);
  const draft = new SheetDraft();
  const isPlain = curve.isPlain === true || order.style === "plain";
  const setting = settingOf(order, curve, places, isPlain);
  const { name, about } = own.curves[order.curve];
  const columns = curve.columns(setting, own);
  const isChanged = curve.inputs.length > 0 || columns.some(({ look }) => look === "input");
  const head = {
    title: name,
    name: TITLE_NAMES.curve,
    facts: [sheets.head.edition(order.edition), factOf(order, own)],
    sums: about(order.edition),
    states: [],
    otherwise: isChanged ? own.state : own.stateOfFixed,
    isAsMade: null,
  };
  putHead(draft, head, sheets.madeFor);
  putNumbers(draft, curve, setting, own);
  putColumns(draft, columns, curve, places);
  putChart(draft, curve, places, columns.length, words, order);
  const needsTables = isPlain && usesTables(order);
  if (needsTables) putTables(draft, places.tables, order.edition, sheets);
  return {
    ...draft.named(name, { paper: sheets.paper, edition: order.edition }),
    widths: widthsOf(columns, curve),
    frozen: { rows: 1, columns: 0 },
    titleRows: { first: places.first, last: places.first },
  };
}

/** What is said beside the edition. */
function factOf({ curve, seed, ratings }: CurveOrder, own: CurveTexts["sheet"]): string | null {
  if (curve === "career") return own.seed(seed);
  return curve === "histogram" ? own.ofList(ratings.length) : null;
}

/** Curves that are printed as they stand, and lists, look nothing up. */
function usesTables({ curve }: CurveOrder): boolean {
  return !["pdTable", "dpTable", "histogram"].includes(curve);
}

interface Places {
  /** The first row of the chart, and the column where it stands beside the table. */
  readonly chart: number;
  /** The first line, under its heading. */
  readonly first: number;
  readonly tables: number;
}

/** No curve has more numbers of its own than these. */
function placesOf({ inputs, figures, rows, isWide }: Curve): Places {
  const numbers = inputs.length + (figures === undefined ? 0 : FIGURES);
  const below = INPUTS + (numbers === 0 ? 0 : numbers + 1);
  const chart = isWide === true ? below : INPUTS;
  const first = isWide === true ? below + CHART.rows + 2 : below + 1;
  return { chart, first, tables: Math.max(first + rows, chart + CHART.rows) + 2 };
}

/** By the table and by both curves. */
const FIGURES = 3;

function settingOf(
  order: CurveOrder,
  { inputs, rows }: Curve,
  { first, tables }: Places,
  isPlain: boolean,
): CurveSetting {
  const { edition } = order;
  return {
    order,
    style: formulaStyle(isPlain ? "plain" : "fide", edition, tableRanges(tables)),
    input: (key) => cellAt(inputRow(inputs, key), VALUE, "both"),
    own: (column) => cellAt(OWN, column, "column"),
    before: (column) => cellAt(BEFORE, column, "column"),
    whole: (column) =>
      areaOf(cellAt(first, column, "both"), cellAt(first + rows - 1, column, "both")),
  };
}

/** The line before, by name. */
const BEFORE = "before";

function inputRow(inputs: Curve["inputs"], key: CurveInput): number {
  return INPUTS + inputs.findIndex((input) => input.key === key);
}

const NAMES: Readonly<Record<CurveInput, string>> = {
  difference: "difference",
  firstK: "K_first",
  secondK: "K_second",
};

function putNumbers(
  draft: SheetDraft,
  { inputs, figures }: Curve,
  setting: CurveSetting,
  own: CurveTexts["sheet"],
): void {
  const put = (row: number, label: string, name: string, content: Content) => {
    draft.put(row, 0, label, "label");
    draft.put(row, VALUE, content);
    draft.name(name, { row, column: VALUE, rows: 1, columns: 1 });
  };
  for (const [index, { key, value }] of inputs.entries()) {
    put(INPUTS + index, own.inputs[key], NAMES[key], value);
    draft.look({ row: INPUTS + index, column: VALUE, rows: 1, columns: 1 }, "input");
  }
  for (const [index, each] of (figures?.(setting, own) ?? []).entries()) {
    const row = INPUTS + inputs.length + index;
    put(row, each.label, each.name, cellFormula(each.value));
    draft.look({ row, column: VALUE, rows: 1, columns: 1 }, each.look);
  }
}

interface Line extends HasRows {
  readonly index: number;
}

function putColumns(
  draft: SheetDraft,
  columns: readonly CurveColumn[],
  { rows }: Curve,
  { first }: Places,
): void {
  for (const [column, { heading, look, name, lines = rows, ...of }] of columns.entries()) {
    draft.put(first - 1, column, heading, headingOf(look));
    const area = { row: first, column, rows, columns: 1 };
    draft.look(area, look);
    if (name !== undefined) draft.name(name, { ...area, rows: lines });
    const cell = cellsOf(of);
    for (let index = 0; index < lines; index += 1) {
      const row = first + index;
      const content = cell({ index, rows: { [OWN]: row, [BEFORE]: row - 1 } });
      if (content !== null) draft.put(row, column, content);
    }
  }
}

function cellsOf({ cells, first }: Pick<CurveColumn, "cells" | "first">): CellOf<Line> {
  if (isList(cells)) return ({ index }) => cells[index] ?? null;
  const formula = each(cells);
  return (line) => (line.index === 0 && first !== undefined ? first : formula(line));
}

function isList(cells: Expr | readonly Content[]): cells is readonly Content[] {
  return Array.isArray(cells);
}

/** Beside the table. */
function putChart(
  draft: SheetDraft,
  { chart, rows, isWide }: Curve,
  places: Places,
  columns: number,
  { own }: CurveSheetWords,
  { curve }: CurveOrder,
): void {
  const { name, axes } = own.curves[curve];
  const { kind, first: column, series, lines = rows, span, least } = chart;
  draft.chart({
    kind,
    title: name,
    data: { row: places.first - 1, column, rows: lines + 1, columns: series + 1 },
    axes: { ...axes, ...(span !== undefined && { span }), ...(least !== undefined && { least }) },
    place: { row: places.chart, column: isWide === true ? 0 : columns + 1, ...CHART },
  });
}

/** Beside the table as wide as there is room on a screen. */
function widthsOf(columns: readonly CurveColumn[], { isWide }: Curve): readonly number[] {
  const ofTable = columns.map(({ look }) => (look === "word" ? WIDEST_RANGE : WIDTH));
  if (isWide === true) return ofTable.map(() => Math.min(WIDER, SCREEN / ofTable.length));
  const room = SCREEN - GAP - ofTable.reduce((sum, width) => sum + width, 0);
  const ofChart = Math.min(WIDTH, Math.max(NARROWEST, room / CHART.columns));
  return [...ofTable, GAP, ...Array.from({ length: CHART.columns }, () => ofChart)];
}
