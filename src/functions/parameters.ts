import { at } from "../rules/at";
import { CellError, sizeOf, toCell, type Argument, type Cell, type Size } from "./cell";
import { EMPTY, isFault, Problem, wrong, type Expectation, type Fault, type Place } from "./fault";
import { Misread, type Reader } from "./readers";

/** An argument described as data: its name in the contract, and how its cells are read. */
interface Described {
  readonly name: string;
  readonly optional: boolean;
}

/** Combined element by element with the others. */
export interface EachParameter<T> extends Described {
  readonly role: "each";
  readonly read: (raw: unknown) => T | Fault | typeof EMPTY;
  readonly omitted: T | Fault;
}

/** Read as a whole, once. */
export interface WholeParameter<T> extends Described {
  readonly role: "whole";
  readonly read: (argument: Argument) => T | Fault;
}

export type Parameter<T> = EachParameter<T> | WholeParameter<T>;

/** The values of a range in reading order, with its shape. */
export interface List<T> extends Size {
  readonly values: readonly T[];
}

const BLANK: NonNullable<Argument> = [[null]];

/** An error cell goes out as it is, a misread one is explained. */
export function readCell<T>(
  name: string,
  reader: Reader<T>,
  raw: unknown,
  place?: Place,
): T | Fault {
  const cell = toCell(raw);
  if (typeof cell === "object" && cell instanceof CellError) return cell;
  const value = reader(cell);
  if (typeof value !== "object" || !(value instanceof Misread)) return value;
  return wrong(name, cell, value.expected, place);
}

/** A required argument that is left out is read as a blank cell; "" is handed on by other cells. */
export function each<T>(name: string, reader: Reader<T>): EachParameter<T> {
  const read = (raw: unknown) => {
    const value = readCell(name, reader, raw);
    return raw === "" && value instanceof Problem ? EMPTY : value;
  };
  return { role: "each", name, optional: false, read, omitted: readCell(name, reader, null) };
}

export function optionalEach<T>(name: string, reader: Reader<T>, omitted: T): EachParameter<T> {
  return { ...each(name, reader), optional: true, omitted };
}

/** A whole argument that has to be given; left out it is read as a blank cell. */
function required<T>(
  name: string,
  read: (cells: NonNullable<Argument>) => T | Fault,
): WholeParameter<T> {
  return { role: "whole", name, optional: false, read: (argument) => read(argument ?? BLANK) };
}

/** The same argument where it may be left out. */
function optional<T, O>(parameter: WholeParameter<T>, omitted: O): WholeParameter<T | O> {
  const read = (argument: Argument) => (argument === null ? omitted : parameter.read(argument));
  return { ...parameter, optional: true, read };
}

export function single<T>(
  name: string,
  reader: Reader<T>,
  expected: Expectation = "oneCell",
): WholeParameter<T> {
  return required(name, (given) => {
    const came = sizeOf(given);
    if (came.rows === 1 && came.columns === 1) return readCell(name, reader, at(at(given, 0), 0));
    return wrong(name, came, expected);
  });
}

export function optionalSingle<T>(
  name: string,
  reader: Reader<T>,
  omitted: T,
  expected?: Expectation,
): WholeParameter<T> {
  return optional(single(name, reader, expected), omitted);
}

export function list<T>(name: string, reader: Reader<T>): WholeParameter<List<T>> {
  return required(name, (given) =>
    readList(name, reader, { values: given.flat(), ...sizeOf(given) }),
  );
}

/** Every cell read, or the first fault with its place. */
export function readList<T>(
  name: string,
  reader: Reader<T>,
  given: List<unknown>,
): List<T> | Fault {
  const values: T[] = [];
  for (const [index, raw] of given.values.entries()) {
    const value = readCell(name, reader, raw, placeOf(index, given));
    if (isFault(value)) return value;
    values.push(value);
  }
  return { ...given, values };
}

export function optionalList<T>(name: string, reader: Reader<T>): WholeParameter<List<T> | null> {
  return optional(list(name, reader), null);
}

/** The cells as they are, for an argument whose meaning depends on its shape. */
export function cells(name: string): WholeParameter<List<Cell>> {
  return required(name, (given) => ({ values: given.flat().map(toCell), ...sizeOf(given) }));
}

/** Where a cell stands in its argument; a single cell needs no place. */
export function placeOf(index: number, { rows, columns }: Size): Place | undefined {
  if (rows * columns <= 1) return undefined;
  return { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
}
