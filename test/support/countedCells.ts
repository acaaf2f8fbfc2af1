import type { SheetCells } from "../../src/tournament/sheetCells";

/** Cells that count what a reader does with them, without a clock. */
export interface CountedCells {
  readonly cells: SheetCells;
  /** How often a reader looked at a cell: each time it is asked whether the cell is within the area. */
  readonly looks: () => number;
  /** How often a value, format or formula was taken from the sheet. */
  readonly taken: () => number;
  /** How often the value was that was taken most often. */
  readonly mostOfAValue: () => number;
}

export function countedCells({ area, values, formats, formulas }: SheetCells): CountedCells {
  let [looks, taken] = [0, 0];
  const ofValues = new Map<string, number>();
  const watched = <T>(lines: readonly (readonly T[])[], took: (cell: string) => void) =>
    lines.map(
      (line, row) =>
        new Proxy(line, {
          get: (target, key) => {
            taken += 1;
            took(`${row} ${String(key)}`);
            return Reflect.get(target, key) as unknown;
          },
        }),
    );
  const count = (cell: string) => ofValues.set(cell, (ofValues.get(cell) ?? 0) + 1);
  const ignore = () => undefined;
  return {
    cells: {
      area: new Proxy(area, {
        get: (target, key) => {
          if (key === "columns") looks += 1;
          return Reflect.get(target, key) as unknown;
        },
      }),
      values: watched(values, count),
      formats: watched(formats, ignore),
      formulas: watched(formulas, ignore),
    },
    looks: () => looks,
    taken: () => taken,
    mostOfAValue: () => Math.max(0, ...ofValues.values()),
  };
}
