import { withEnding } from "../sheetName";

/** Names of copies, none of them taken: Autumn Open – report (copy). */
export function copyNames(
  sheets: readonly string[],
  word: string,
  taken: readonly string[],
): ReadonlyMap<string, string> {
  const known = [...taken];
  return new Map(
    sheets.map((sheet) => {
      const name = withEnding(sheet, word, known);
      known.push(name);
      return [sheet, name] as const;
    }),
  );
}
