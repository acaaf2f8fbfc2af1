import { CellError } from "../../../functions/cell";

/** A value of a formula as functions are given it: a grid of cells; null is a blank one. */
export type Grid = readonly (readonly unknown[])[];

/** A part of a formula whose value is not found out here. */
export class NotExplained {
  constructor(readonly source: string) {}
}

export const one = (value: unknown): Grid => [[value]];

export function first(grid: Grid): unknown {
  return grid[0]?.[0] ?? null;
}

/** A number as Excel takes it from a cell; null where it is none. */
export function asNumber(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (value === null) return 0;
  if (typeof value === "boolean") return Number(value);
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** Cell by cell, one that stretches beside the others. */
export function eachOf(grids: readonly Grid[], of: (...values: unknown[]) => unknown): Grid {
  const rows = Math.max(...grids.map((grid) => grid.length));
  const columns = Math.max(...grids.map((grid) => grid[0]?.length ?? 0));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const values = grids.map((grid) => {
        const line = grid.length === 1 ? grid[0] : grid[row];
        const value = line?.length === 1 ? line[0] : line?.[column];
        return value === undefined ? new CellError("#N/A") : value;
      });
      return values.find((value) => value instanceof CellError) ?? of(...values);
    }),
  );
}
