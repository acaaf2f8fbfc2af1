import { LONGEST_SHEET_NAME, REFUSED_IN_SHEET_NAMES } from "../engine/sheetNameRules";
import { invalidArgument } from "./hostError";

/** The engine refuses the apostrophe, too. */
export function validSheetName(name: string): string {
  const isTooLong = name.length > LONGEST_SHEET_NAME;
  const isRefused = name.search(REFUSED_IN_SHEET_NAMES) >= 0 || name.includes("'");
  if (name !== "" && !isTooLong && !isRefused) return name;
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

/** Report (2), or the next that nobody has. */
export function copiedSheetName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const bare = name.replace(/ \(\d+\)$/, "");
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const copy = bare.slice(0, LONGEST_SHEET_NAME - ending.length) + ending;
    if (!known.has(copy.toLowerCase())) return copy;
  }
}
