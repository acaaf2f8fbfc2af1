import type { Expr } from "../../formula/expr";
import { cellAt, OWN, type Reference } from "../../formula/reference";
import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import { formulaStyle, type FormulaStyle, type StyleName } from "../articles/style";
import { cellFormula } from "../cellFormula";
import { each } from "../column";
import { HEAD_ROWS, putHead } from "../head";
import { headingOf } from "../looks";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { Content, Look, SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";

/** A cell of the example by its name: of a line's own, or one under the table. */
type CellOfExample = (name: string) => Reference;

/** What makes the figures of a column, or of a cell under the table. */
type ExampleFormula = (at: CellOfExample, style: FormulaStyle) => Expr;

interface Named {
  /** Under which people find it on the sheet. */
  readonly name: string;
  readonly heading: string;
  readonly look: Look;
}

/** Given, line by line, or calculated. */
export type ExampleColumn = Named & { readonly width?: number } & (
    | { readonly values: readonly (string | number | null)[]; readonly isInput?: true }
    | { readonly formula: ExampleFormula }
  );

/** Under the table: given, or calculated. */
export type ExampleResult = Named &
  (
    | { readonly value: string | number; readonly isInput?: true }
    | { readonly formula: ExampleFormula }
  );

/** A worked example that needs no document but a table. */
export interface ExampleTable {
  readonly title: string;
  readonly tab: string;
  readonly about: string;
  readonly edition: Edition;
  readonly style: StyleName;
  readonly columns: readonly ExampleColumn[];
  readonly results: readonly ExampleResult[];
}

/** Its head has a title and what it is about. */
export const FIRST_LINE = HEAD_ROWS + 1;
const LABEL_COLUMN = 0;
const VALUE_COLUMN = 1;

const INPUTS: Readonly<Partial<Record<Look, Look>>> = { result: "inputResult", plain: "inputName" };

interface Laid {
  readonly example: ExampleTable;
  readonly draft: SheetDraft;
  readonly lines: number;
  readonly resultsRow: number;
  readonly style: FormulaStyle;
  readonly at: CellOfExample;
}

/** The table, its results under it, and with plain formulas the tables of 8.1 below. */
export function exampleSheet(example: ExampleTable, texts: SheetTexts): SheetPlan {
  const { columns, results, edition, title, about } = example;
  const lines = Math.max(
    ...columns.map((column) => ("values" in column ? column.values.length : 0)),
  );
  const resultsRow = FIRST_LINE + lines + 1;
  const tablesRow = resultsRow + results.length + 1;
  const style = formulaStyle(example.style, edition, tableRanges(tablesRow));
  const draft = new SheetDraft();
  const head = { title, name: TITLE_NAMES.lesson, facts: [about], sums: null };
  const calm = { states: [], otherwise: texts.madeWith[example.style], isAsMade: null };
  putHead(draft, { ...head, ...calm }, texts.madeFor);
  const laid: Laid = { example, draft, lines, resultsRow, style, at: cellsOf(example, resultsRow) };
  putColumns(laid);
  putResults(laid);
  if (example.style === "plain") putTables(draft, tablesRow, edition, texts);
  return {
    ...draft.named(example.tab, { paper: texts.paper, edition }),
    widths: columns.map(({ width = USUAL }) => width),
    frozen: { rows: FIRST_LINE, columns: 0 },
    titleRows: { first: FIRST_LINE, last: FIRST_LINE },
  };
}

function cellsOf({ columns, results }: ExampleTable, resultsRow: number): CellOfExample {
  return (name) => {
    const column = columns.findIndex((each) => each.name === name);
    const result = results.findIndex((each) => each.name === name);
    if (column >= 0) return cellAt(OWN, column, "column");
    if (result >= 0) return cellAt(resultsRow + result, VALUE_COLUMN, "both");
    throw new ReferenceError(`the example has no "${name}"`);
  };
}

function putColumns({ example, draft, lines, style, at }: Laid): void {
  for (const [index, column] of example.columns.entries()) {
    draft.put(FIRST_LINE - 1, index, column.heading, headingOf(column.look));
    const area = { row: FIRST_LINE, column: index, rows: lines, columns: 1 };
    draft.look(area, lookOf(column));
    draft.name(column.name, area);
    for (let line = 0; line < lines; line += 1) {
      const content = contentOf(column, line, at, style);
      if (content !== null) draft.put(FIRST_LINE + line, index, content);
    }
  }
}

function putResults({ example, draft, resultsRow, style, at }: Laid): void {
  for (const [index, result] of example.results.entries()) {
    const row = resultsRow + index;
    draft.put(row, LABEL_COLUMN, result.heading, "label");
    const content = "value" in result ? result.value : cellFormula(result.formula(at, style));
    draft.put(row, VALUE_COLUMN, content, lookOf(result));
    draft.name(result.name, { row, column: VALUE_COLUMN, rows: 1, columns: 1 });
  }
}

/** In characters. */
const USUAL = 9;

function lookOf(part: ExampleColumn | ExampleResult): Look {
  const isInput = "isInput" in part;
  return isInput ? (INPUTS[part.look] ?? "input") : part.look;
}

function contentOf(
  column: ExampleColumn,
  line: number,
  at: CellOfExample,
  style: FormulaStyle,
): Content | null {
  if ("values" in column) return column.values[line] ?? null;
  return each(column.formula(at, style))({ rows: { [OWN]: FIRST_LINE + line } }) ?? null;
}
