import type { Printed } from "../formula/print";
import type { Rows } from "../formula/reference";
import type { Area, CellPlace } from "../tournament/sheetCells";

export interface Formula {
  readonly formula: string;
  /** The formula of all lines, and the rows that it names on this one. */
  readonly printed?: Printed;
  readonly rows?: Rows;
}

/** A text is always a text, whatever it begins with. */
export type Content = string | number | Formula;

export interface PlannedCell extends CellPlace {
  readonly content: Content;
}

/** How cells look, by what they mean. */
export type Look =
  | "title"
  | "section"
  | "heading"
  | "headingOfTexts"
  | "headingOfNumbers"
  | "headingBeside"
  | "headingRunningOver"
  | "label"
  | "fact"
  | "input"
  | "plain"
  | "inputName"
  | "inputDate"
  | "inputYear"
  | "inputResult"
  | "inputAnswer"
  | "solution"
  | "solutionInHundredths"
  | "result"
  | "ordinal"
  | "word"
  | "whole"
  | "hundredths"
  | "fraction"
  | "points"
  | "tenths"
  | "change"
  | "wholeChange"
  | "date"
  | "counted"
  | "shortName"
  | "note"
  | "reason"
  | "remark"
  | "beside"
  | "spoken";

export interface LookOf {
  readonly area: Area;
  readonly look: Look;
}

/** What a heading says when it is selected: its article. */
export interface Hint extends CellPlace {
  readonly title: string;
  readonly text: string;
}

/** A part of the sheet by name: it is found again by it, and people can use it in formulas. */
export interface NamedArea {
  readonly name: string;
  readonly area: Area;
  /** Where it is not the sheet's own. */
  readonly sheet?: string;
}

/** A cell that keeps what it has: whatever breaks the rule is refused, with these words. */
export interface Refusal extends CellPlace {
  readonly rule: Formula;
  readonly title: string;
  readonly text: string;
}

/** At a page's foot: a text, or what is known when it is printed. */
export type FootPart = string | { readonly field: "page" | "pages" | "today" };

export interface Footer {
  readonly left: readonly FootPart[];
  readonly center: readonly FootPart[];
  readonly right: readonly FootPart[];
}

/** Amiss, right, nearly right; or veiled: on the paper's colour, until it is to be seen. */
export type MarkTone = "amiss" | "right" | "near" | "veiled";

/** Cells that look otherwise while the formula holds, which is that of the first; mostly as amiss. */
export interface Mark {
  readonly area: Area;
  readonly when: Formula;
  readonly tone?: MarkTone;
}

/** A text that takes so many lines over these cells of a row. */
export interface LongText {
  readonly area: Area;
  readonly lines: number;
  /** Of its letters in points, where they are not the usual ones. */
  readonly size?: number;
}

/** Curves over the figures of the first column, or columns beside each other over its words. */
export type ChartKind = "curves" | "columns";

/** A drawing of figures that stand on the sheet: it follows them. */
export interface PlannedChart {
  readonly kind: ChartKind;
  readonly title: string;
  /** Headings in its first row, which name the series; x in its first column. */
  readonly data: Area;
  /** What the axes count, and as far as the first of them goes. */
  readonly axes: {
    readonly x: string;
    readonly y: string;
    readonly span?: readonly [from: number, to: number];
    /** Where the other one begins, if not by itself. */
    readonly least?: number;
  };
  /** The cells that it covers. */
  readonly place: Area;
}

/** A sheet as plain data: nothing of Excel in it. */
export interface SheetPlan {
  /** As wished; the writer makes it unique. */
  readonly name: string;
  readonly cells: readonly PlannedCell[];
  readonly looks: readonly LookOf[];
  /** In characters, column by column. */
  readonly widths: readonly number[];
  readonly hints: readonly Hint[];
  readonly refusals: readonly Refusal[];
  readonly marks: readonly Mark[];
  readonly names: readonly NamedArea[];
  /** What stays in view: this many rows and columns. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** Rows printed on every page, counted from 1. */
  readonly titleRows: { readonly first: number; readonly last: number };
  /** Rows (counted from 0) before which a new printed page begins. */
  readonly pageBreaks?: readonly number[];
  /** Rows at which something begins that stays on a page as long as it can; else where names of blocks stand. */
  readonly blocks?: readonly number[];
  /** From the first cell on; what stands outside of it is not printed. */
  readonly printed: Area;
  readonly footer: Footer;
  /** How days are written in the language of the sheet, as a number format. */
  readonly dayFormat: string;
  /** Headings and lines of a list that is long enough to be looked through with filters. */
  readonly filtered?: Area;
  /** Texts that formulas take from elsewhere: how long they are is known here alone. */
  readonly spread?: readonly LongText[];
  /** Rows whose formulas say what is broken in lines, and in how many. */
  readonly brokenRows?: ReadonlyMap<number, number>;
  readonly charts?: readonly PlannedChart[];
  /** Where it stands in the place of another: without what a person had typed into that. */
  readonly made?: SheetPlan;
}
