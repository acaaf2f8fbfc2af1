import type { Edition } from "../rules/editions/edition";

/** As the export functions take it: a year, or a pace with a year. */
export function editionArgument({ id, name }: Edition): string | number {
  return name === String(id) ? id : name;
}
