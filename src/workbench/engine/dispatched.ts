import type { Model } from "@odoo/o-spreadsheet";

/** The engine refuses without a word: a refusal is a fault of the caller. */
export function dispatched(
  model: Model,
  type: never,
  payload: never,
): ReturnType<Model["dispatch"]> {
  const result = model.dispatch(type, payload);
  const reasons = result.reasons.filter((reason) => (reason as string) !== "NoChanges");
  if (reasons.length > 0) throw new Error(`${String(type)}: ${reasons.join(", ")}`);
  return result;
}
