export type CellContent = string | number | boolean | null;

/** As a person would type it; +12 is the number 12. */
export function asContent(content: NonNullable<CellContent>): string {
  if (typeof content === "string") return content.replace(/^\+(?=[\d.])/, "");
  return typeof content === "boolean" ? String(content).toUpperCase() : String(content);
}
