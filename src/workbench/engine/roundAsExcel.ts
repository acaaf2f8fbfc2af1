import { addFunction, registries, type FunctionResultObject } from "@odoo/o-spreadsheet";
import { excelRound } from "./excelRound";

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
