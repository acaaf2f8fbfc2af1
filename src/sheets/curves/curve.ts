import type { Expr } from "../../formula/expr";
import type { Reference } from "../../formula/reference";
import type { CurveInput, CurveKey, CurveTexts } from "../../i18n/learn/curves";
import type { Edition } from "../../rules/editions/edition";
import type { FormulaStyle, StyleName } from "../articles/style";
import type { ChartKind, Content, Look } from "../sheetPlan";

/** What a sheet of a curve is made of. */
export interface CurveOrder {
  readonly curve: CurveKey;
  readonly edition: Edition;
  readonly style: StyleName;
  /** What came about by chance comes again with the same seed. */
  readonly seed: number;
  readonly career: readonly CareerPeriod[];
  /** Of a list. */
  readonly ratings: readonly number[];
}

/** What a made-up player does in a rating period. */
export interface CareerPeriod {
  readonly strength: number;
  readonly games: number;
  /** The mean of their ratings. */
  readonly opponents: number;
  readonly score: number;
}

/** What formulas may speak of. */
export interface CurveSetting {
  readonly order: CurveOrder;
  readonly style: FormulaStyle;
  /** A number that a person can change. */
  readonly input: (key: CurveInput) => Reference;
  /** A column in the line's own row, and in the row before. */
  readonly own: (column: number) => Reference;
  readonly before: (column: number) => Reference;
  /** All lines of a column. */
  readonly whole: (column: number) => Reference;
}

/** A column: one formula for all lines, or what each of them has. */
export interface CurveColumn {
  readonly heading: string;
  readonly look: Look;
  readonly name?: string;
  readonly cells: Expr | readonly Content[];
  /** Of the first line, where the formula speaks of the line before. */
  readonly first?: Content;
  /** Of a formula for fewer lines than the table has. */
  readonly lines?: number;
}

/** A number of its own below the inputs. */
interface CurveFigure {
  readonly label: string;
  readonly name: string;
  readonly look: Look;
  readonly value: Expr;
}

/** A sheet with a table, its chart, and the numbers that it can be asked with. */
export interface Curve {
  readonly inputs: readonly { readonly key: CurveInput; readonly value: number }[];
  readonly rows: number;
  /** Lines that follow each other ask no functions of the add-in: each would wait for the one before. */
  readonly isPlain?: true;
  /** Its chart stands over the table: beside it there is no room on a screen. */
  readonly isWide?: true;
  readonly columns: (setting: CurveSetting, words: CurveTexts["sheet"]) => readonly CurveColumn[];
  readonly figures?: (setting: CurveSetting, words: CurveTexts["sheet"]) => readonly CurveFigure[];
  readonly chart: {
    readonly kind: ChartKind;
    /** The column of x, and how many columns are drawn over it. */
    readonly first: number;
    readonly series: number;
    /** Lines that are drawn, where they are not all. */
    readonly lines?: number;
    readonly span?: readonly [number, number];
    readonly least?: number;
  };
}
