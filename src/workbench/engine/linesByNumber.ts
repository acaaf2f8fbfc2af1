import { addFunction, registries, type FunctionResultObject } from "@odoo/o-spreadsheet";

/** Where the ranges of a function begin; with its first condition it looks for lines by a number. */
const FUNCTIONS: Readonly<Record<string, number>> = {
  COUNTIF: 0,
  COUNTIFS: 0,
  SUMIFS: 1,
  AVERAGEIFS: 1,
  MINIFS: 1,
  MAXIFS: 1,
};

type Arg = FunctionResultObject | FunctionResultObject[][] | undefined;

/**
 * Excel keeps an index of a column in which conditions look for numbers. The engine asks every condition
 * of every line anew: it is handed only the lines that can fit.
 */
export function findLinesByNumber(): void {
  const sum = registries.functionRegistry.mapping["SUMIFS"];
  for (const [name, first] of Object.entries(FUNCTIONS)) {
    const { description, args, category } = registries.functionRegistry.get(name);
    const original = registries.functionRegistry.mapping[name];
    registries.functionRegistry.remove(name);
    addFunction(name, {
      description,
      args,
      category: category ?? "Math",
      isExported: true,
      compute(...given) {
        const ranges = given.filter((_, index) => isRange(index, first));
        const gone = ranges.flatMap(ofNoCell)[0];
        if (gone !== undefined) return gone;
        const lines = withLines(given, first);
        const error = first === 0 ? undefined : errorIn(lines[0]);
        if (error === undefined) return original?.call(this, ...lines) as FunctionResultObject;
        /** Excel gives an error of a line that fits on; the engine passes over it. */
        const errors = valueOf(sum?.call(this, marked(lines[0]), ...lines.slice(1)));
        if (errors !== 0) return error;
        return original?.call(this, ...lines) as FunctionResultObject;
      },
    });
  }
}

function isRange(index: number, first: number): boolean {
  return index < first || (index - first) % 2 === 0;
}

/** Where its sheet is gone a range is an error: Excel gives it on, the engine finds no line in it. */
function ofNoCell(range: Arg): FunctionResultObject[] {
  const cell = Array.isArray(range) ? range[0]?.[0] : range;
  return cell !== undefined && isError(cell) && !("position" in cell) ? [cell] : [];
}

function errorIn(values: Arg): FunctionResultObject | undefined {
  return Array.isArray(values) ? values[0]?.find(isError) : undefined;
}

function isError({ value }: FunctionResultObject): boolean {
  return typeof value === "string" && registries.errorTypes.has(value);
}

/** 1 for an error, 0 for all else. */
function marked(values: Arg): Arg {
  if (!Array.isArray(values)) return values;
  return values.map((column) => column.map((cell) => ({ value: isError(cell) ? 1 : 0 })));
}

function valueOf(result: unknown): unknown {
  return typeof result === "object" && result !== null && "value" in result ? result.value : result;
}

function withLines(given: readonly Arg[], first: number): Arg[] {
  const [numbers, number] = [given[first], given[first + 1]];
  const sought = Array.isArray(number) ? number[0]?.[0]?.value : number?.value;
  if (!Array.isArray(numbers) || numbers.length !== 1 || typeof sought !== "number") {
    return [...given];
  }
  const column = numbers[0] ?? [];
  const left = rowsThatFit(column, sought);
  const { length } = column;
  return given.map((arg, index) => {
    if (!isRange(index, first) || !Array.isArray(arg) || arg[0]?.length !== length) return arg;
    return arg.map((each) => left.flatMap((row) => each[row] ?? []));
  });
}

/** Thousands of formulas ask it of thousands of lines: nothing is made for those that do not fit. */
function rowsThatFit(column: readonly FunctionResultObject[], sought: number): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row]?.value;
    /** A text may read as the number. */
    if (value === sought || (typeof value === "string" && value !== "")) rows.push(row);
  }
  /** Ranges are never empty: a line that does not fit changes nothing. */
  return rows.length === 0 ? [0] : rows;
}
