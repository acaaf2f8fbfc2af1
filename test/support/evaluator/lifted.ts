import type { Calculation } from "./calculation";
import { gridOf, isGrid, NA, NotKnown, type Scalar, type Value } from "./value";

/**
 * What is made of single values, made of ranges value by value within SUMPRODUCT: one value, one row
 * and one column stretch. Elsewhere Excel's versions differ, and no formula of ours asks for it.
 */
export function lifted(
  { isArray }: Calculation,
  values: readonly Value[],
  make: (values: readonly Scalar[]) => Scalar,
): Value {
  if (!values.some(isGrid)) return make(values as readonly Scalar[]);
  const sizes = values.map((value) => (isGrid(value) ? value : { rows: 1, columns: 1 }));
  const rows = Math.max(...sizes.map((size) => size.rows));
  const columns = Math.max(...sizes.map((size) => size.columns));
  if (!isArray && rows * columns > 1) {
    throw new NotKnown("a range as a single value outside SUMPRODUCT");
  }
  const made = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      make(values.map((value) => stretched(value, row, column))),
    ),
  );
  return made.length === 1 && made[0]!.length === 1 ? made[0]![0]! : gridOf(made);
}

function stretched(value: Value, row: number, column: number): Scalar {
  if (!isGrid(value)) return value;
  const ownRow = value.rows === 1 ? 0 : row;
  const ownColumn = value.columns === 1 ? 0 : column;
  if (ownRow >= value.rows || ownColumn >= value.columns) return NA;
  return value.at(ownRow, ownColumn);
}
