import type { SheetCells } from "../../src/tournament/sheetCells";

/** Cells that count how often one of them is read: what a reader does, without a clock. */
export function countedCells(cells: SheetCells): { cells: SheetCells; reads: () => number } {
  let reads = 0;
  const watched = <T>(lines: readonly (readonly T[])[]) =>
    lines.map(
      (line) =>
        new Proxy(line, {
          get: (target, key) => {
            reads += 1;
            return Reflect.get(target, key) as unknown;
          },
        }),
    );
  const { area, values, formats, formulas } = cells;
  return {
    cells: {
      area,
      values: watched(values),
      formats: watched(formats),
      formulas: watched(formulas),
    },
    reads: () => reads,
  };
}
