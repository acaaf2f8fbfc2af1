import { addFunction, registries, type FunctionResultObject } from "@odoo/o-spreadsheet";

const DIGITS = 15;

/** Excel rounds the decimal number a person sees: 1.005 to 1.01, where binary fractions give 1. */
export function excelRound(value: number, places: number): number {
  const seen = Number(Math.abs(value).toPrecision(DIGITS));
  return Math.sign(value) * shifted(Math.round(shifted(seen, places)), -places);
}

/** The number with its decimal point moved, which keeps its decimal digits as they are. */
function shifted(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split("e") as [string, string];
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Replaces the engine's ROUND. */
export function roundAsExcel(): void {
  const { description, args, category } = registries.functionRegistry.get("ROUND");
  const original = registries.functionRegistry.mapping["ROUND"];
  registries.functionRegistry.remove("ROUND");
  addFunction("ROUND", {
    description,
    args,
    category: category ?? "Math",
    isExported: true,
    compute(value, places) {
      const number = (value as FunctionResultObject | undefined)?.value;
      const digits = (places as FunctionResultObject | undefined)?.value ?? 0;
      if (typeof number === "number" && typeof digits === "number") {
        return { value: excelRound(number, Math.trunc(digits)) };
      }
      return original?.call(this, value, places) as FunctionResultObject;
    },
  });
}
