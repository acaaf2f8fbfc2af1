/** What the rules give, as a cell shows it; null: no number, undefined: they do not say. */
export type Figure = number | null | undefined;

/** A named part of a sheet, and what the rules give in its lines. */
export interface NamedFigures {
  readonly name: string;
  readonly figures: readonly Figure[];
  /** Of the lines with these numbers, wherever they stand; else line by line. */
  readonly numbers?: readonly number[];
  /** As an example prints them, where the rules give others. */
  readonly asPrinted?: true;
}

/** The name under which lists have the numbers of their lines. */
export const NUMBER = "No";

/** What is read of a sheet to compare it with these. */
export function namesOf(figures: readonly NamedFigures[]): readonly string[] {
  const names = figures.map(({ name }) => name);
  return figures.some(({ numbers }) => numbers !== undefined) ? [NUMBER, ...names] : names;
}

/** Which of the rules' figures columns show, by their keys. */
export type FiguresOf<Key extends string, Row> = Readonly<
  Partial<Record<Key, (row: Row) => Figure>>
>;

/** Of the columns with a name; `rows`: what the rules give line by line. */
export function figuresOfColumns<Key extends string, Row>(
  columns: readonly { readonly key: Key; readonly name?: string }[],
  of: FiguresOf<Key, Row>,
  rows: readonly Row[],
): NamedFigures[] {
  return columns.flatMap(({ key, name }) => {
    const figure = of[key];
    return name === undefined || figure === undefined ? [] : [{ name, figures: rows.map(figure) }];
  });
}

/** Hundredths and half points as a cell shows them. */
export function inUnits(value: number | null | undefined, ofOne: number): number | null {
  return value == null ? null : value / ofOne;
}
