import { addFunction, registries, type FunctionResultObject } from "@odoo/o-spreadsheet";
import type { Bridge } from "./fideFunctions";
import type { Strictness } from "./strictness";

/** From 1900 to the first day of workbooks that count from 1904. */
const FIRST_DAY = 1_462;

export function firstDayOf(strict: Strictness | undefined): number {
  return strict?.has("date1904") === true ? FIRST_DAY : 0;
}

type Cell = FunctionResultObject | undefined;

/** The engine counts from 1900: what functions take and give as days is moved where a workbook does not. */
export function countDaysFrom1904(): void {
  for (const name of ["YEAR", "MONTH", "DAY"]) {
    moved(name, (original, first, [day, ...others]) =>
      original(
        typeof day?.value === "number" ? { ...day, value: day.value + first } : day,
        ...others,
      ),
    );
  }
  moved("DATE", (original, first, values) => {
    const result = original(...values);
    return typeof result.value === "number" ? { ...result, value: result.value - first } : result;
  });
}

type Compute = (...values: Cell[]) => FunctionResultObject;

function moved(
  name: string,
  calculated: (original: Compute, first: number, values: Cell[]) => FunctionResultObject,
): void {
  const { description, args, category } = registries.functionRegistry.get(name);
  const original = registries.functionRegistry.mapping[name];
  registries.functionRegistry.remove(name);
  addFunction(name, {
    description,
    args,
    category: category ?? "Date",
    isExported: true,
    compute(...values) {
      const { bridge } = this as unknown as { readonly bridge: Bridge };
      const compute: Compute = (...given) => original?.call(this, ...given) as FunctionResultObject;
      return calculated(compute, firstDayOf(bridge.strict), values as Cell[]);
    },
  });
}
