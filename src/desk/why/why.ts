import type { Reason } from "../../rules/reason";
import type { Step } from "../../rules/steps/step";
import type { Area, CellPlace, CellValue } from "../../tournament/sheetCells";
import type { NamedCells } from "../selectedCells";

/** A cell of the workbook. */
export interface SheetPlace {
  readonly sheet: string;
  readonly place: CellPlace;
}

/** Cells that a number comes from. */
export interface SourceCells {
  readonly label: string;
  readonly sheet: string;
  readonly area: Area;
}

/** One thing that can be tried; `key` is its explanation's own, and `again` gets it back. */
export interface WhatIf {
  readonly key: string;
  readonly label: string;
  /** As the field shows it: 5.5, 2014; empty where nothing is given. */
  readonly value: string;
  readonly field: NumberField | ChoiceField;
}

interface NumberField {
  readonly kind: "number";
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

interface ChoiceField {
  readonly kind: "choice";
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** Names for what steps have by place. */
export interface KnownNames {
  /** Everybody of a round robin, by his place in the field. */
  readonly field: readonly string[];
  /** The opponents of the games that count, in their order. */
  readonly opponents: readonly string[];
}

export const NO_ONE: KnownNames = { field: [], opponents: [] };

/** One cell explained. */
export interface Why {
  /** Ru (new) of Müller, Anna; of a function cell its formula. */
  readonly title: string;
  readonly at: SheetPlace;
  readonly shown: CellValue;
  /** What there is to say before the steps. */
  readonly said: readonly string[];
  /** In the rules' units; the last one's result is the number. */
  readonly steps: readonly Step[];
  readonly names: KnownNames;
  /** Why there is no number. */
  readonly reason: Reason | null;
  /** As the cell would show it: points, no hundredths. */
  readonly result: CellValue | null;
  /** The result is a day. */
  readonly isDay: boolean;
  /** null: nothing to compare with. */
  readonly agrees: boolean | null;
  /** Cells on the way whose formula was replaced by hand. */
  readonly changed: readonly SheetPlace[];
  readonly sources: readonly SourceCells[];
  /** Functions within a formula, each by itself. */
  readonly parts: readonly Why[];
  readonly whatIf: readonly WhatIf[];
}

/** An explanation of which only its cell is known. */
export const NOTHING_KNOWN: Omit<Why, "title" | "at" | "shown"> = {
  said: [],
  steps: [],
  names: NO_ONE,
  reason: null,
  result: null,
  isDay: false,
  agrees: null,
  changed: [],
  sources: [],
  parts: [],
  whatIf: [],
};

/** Values that are tried, by the key of what can be tried. */
export type Tried = Readonly<Record<string, string>>;

/** An explanation, and the same calculation with other values beside the sheet. */
export interface Explained {
  readonly kind: "explained";
  readonly why: Why;
  readonly again: (tried: Tried) => Why;
}

/** Whole sheets that have to be read before the cell can be explained. */
export interface Needed {
  readonly kind: "needed";
  readonly sheets: readonly string[];
}

/** The sheets that were read, by name; null: there is none of that name. */
export type BookRead = ReadonlyMap<string, NamedCells | null>;
