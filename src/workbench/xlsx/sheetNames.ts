import { cut, LONGEST_SHEET_NAME, REFUSED_IN_SHEET_NAMES } from "../engine/sheetNameRules";

/** Names that a sheet of a file has, and has here. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/**
 * The names that sheets have here: the engine reads no formula that speaks of a sheet with an
 * apostrophe, and a file may hold names that Excel itself would not give, or one of them twice.
 */
export function acceptedNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const wished = cut(
      name.replace(/'/g, "’").replace(REFUSED_IN_SHEET_NAMES, "_"),
      LONGEST_SHEET_NAME,
    );
    const accepted = free(wished.trim() === "" ? "Sheet" : wished, taken);
    taken.add(keyOf(accepted));
    return accepted;
  });
}

const keyOf = (name: string): string => name.trim().toLowerCase();

function free(wished: string, taken: ReadonlySet<string>): string {
  let name = wished;
  for (let number = 2; taken.has(keyOf(name)); number += 1) {
    const ending = ` (${number})`;
    name = cut(wished, LONGEST_SHEET_NAME - ending.length) + ending;
  }
  return name;
}

/** A text in quotes, a quoted name of a sheet, or a plain one. */
const NAMED =
  /"(?:[^"]|"")*"|(?<!')'((?:[^']|'')*)'!|(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_.]*)!/gu;

/** A formula that speaks of the sheets by their names here. */
export function withNamesHere(formula: string, renames: readonly Renamed[]): string {
  if (renames.length === 0 || !formula.includes("!")) return formula;
  return formula.replace(NAMED, (whole, quoted?: string, plain?: string) => {
    const name = quoted?.replace(/''/g, "'") ?? plain;
    const renamed = renames.find(({ from }) => from.toLowerCase() === name?.toLowerCase());
    return renamed === undefined ? whole : `'${renamed.to}'!`;
  });
}
