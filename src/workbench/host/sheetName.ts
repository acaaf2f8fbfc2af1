import { invalidArgument } from "./hostError";

const LONGEST_NAME = 31;
/** The engine refuses the apostrophe too. */
const NOT_IN_NAMES = /[:\\/?*[\]']/;

export function validSheetName(name: string): string {
  if (name !== "" && name.length <= LONGEST_NAME && !NOT_IN_NAMES.test(name)) return name;
  throw invalidArgument(
    `${name} is no name for a sheet: 1 to ${LONGEST_NAME} characters, none of : \\ / ? * [ ] '`,
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
    const copy = bare.slice(0, LONGEST_NAME - ending.length) + ending;
    if (!known.has(copy.toLowerCase())) return copy;
  }
}
