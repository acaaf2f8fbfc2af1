import type { Edition } from "../rules/editions/edition";
import { literal } from "./literal";

/** As the export functions take it: a year, or a pace with a year. */
export function editionArgument({ id, name }: Edition): string | number {
  return name === String(id) ? id : name;
}

/** The same within a formula. */
export function editionLiteral(edition: Edition): string {
  return literal(editionArgument(edition));
}
