/** What Excel takes as the name of a sheet: no more signs than this, and none of these. */
export const LONGEST_SHEET_NAME = 31;
export const REFUSED_IN_SHEET_NAMES = /[:\\/?*[\]]|\p{Cc}|\p{Cs}/gu;

export function isSheetName(name: string): boolean {
  return (
    name !== "" && name.length <= LONGEST_SHEET_NAME && name.search(REFUSED_IN_SHEET_NAMES) < 0
  );
}

/** Report (2), or the next that nobody has. */
export function copiedSheetName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const bare = name.replace(/ \(\d+\)$/, "");
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const copy = cut(bare, LONGEST_SHEET_NAME - ending.length) + ending;
    if (!known.has(copy.toLowerCase())) return copy;
  }
}

/** No half of a sign that takes two places. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
