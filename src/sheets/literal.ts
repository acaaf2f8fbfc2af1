/** A value as a formula has it. */
export function literal(value: string | number): string {
  return typeof value === "number" ? String(value) : `"${value.replace(/"/g, '""')}"`;
}
