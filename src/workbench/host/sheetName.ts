import { isSheetName, LONGEST_SHEET_NAME } from "../engine/sheetNameRules";
import { invalidArgument } from "./hostError";

/** The engine refuses the apostrophe, too. */
export function validSheetName(name: string): string {
  if (isSheetName(name) && !name.includes("'")) return name;
  throw invalidArgument(
    `${name} is no name for a sheet: 1 to ${LONGEST_SHEET_NAME} characters, none of : \\ / ? * [ ] '`,
  );
}

/** Sheet1, or the next that nobody has. */
export function freeSheetName(taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let number = 1;
  while (known.has(`sheet${number}`)) number += 1;
  return `Sheet${number}`;
}
