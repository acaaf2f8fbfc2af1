/** Blocks one under the other, by name and height. */
export type Blocks<Name extends string> = readonly (readonly [name: Name, rows: number])[];

/** The first row of every block. */
export function stacked<Name extends string>(
  blocks: Blocks<Name>,
  first = 0,
): Readonly<Record<Name, number>> {
  let row = first;
  const rows = blocks.map(([name, height]) => {
    const of = row;
    row += height;
    return [name, of] as const;
  });
  return Object.fromEntries(rows) as Record<Name, number>;
}
