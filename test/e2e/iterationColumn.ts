/** What a column of an iteration shows, of the players who have a figure there. */
export const column = (rows: readonly string[][], index: number) =>
  rows.map((row) => row[index]!).filter((text) => text !== "");
