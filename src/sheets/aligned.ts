/** Columns one under the other in two blocks; null: nothing stands there. */
type Slots<Key> = readonly (Key | null)[];

/**
 * Two orders of columns beside each other, so that what both have stands in the same place; what one
 * has alone stands from the left of the room between.
 */
export function aligned<Key extends string>(
  upper: readonly Key[],
  lower: readonly Key[],
): readonly [upper: Slots<Key>, lower: Slots<Key>] {
  const shared = upper.filter((key) => lower.includes(key));
  if (shared.join() !== lower.filter((key) => upper.includes(key)).join()) {
    throw new RangeError("what two blocks share stands in different orders");
  }
  const pairs = [...shared, null].map((key) => [
    upto(upper, shared, key),
    upto(lower, shared, key),
  ]);
  const slots = (side: number) =>
    pairs.flatMap((pair, index): (Key | null)[] => {
      const room = Math.max(...pair.map(({ length }) => length));
      const own = pair[side] ?? [];
      const key = shared[index];
      const gap = Array.from({ length: room - own.length }, () => null);
      return [...own, ...gap, ...(key === undefined ? [] : [key])];
    });
  return [slots(0), slots(1)];
}

/** What stands between the shared key before this one and this one; of null behind the last. */
function upto<Key extends string>(
  all: readonly Key[],
  shared: readonly Key[],
  key: Key | null,
): readonly Key[] {
  const before = key === null ? shared.at(-1) : shared[shared.indexOf(key) - 1];
  const from = before === undefined ? 0 : all.indexOf(before) + 1;
  return all.slice(from, key === null ? all.length : all.indexOf(key));
}
