type Groups<T> = Partial<Record<PropertyKey, T[]>>;

function groupBy<T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey): Groups<T> {
  const groups: Groups<T> = {};
  let index = 0;
  for (const item of items) (groups[keyOf(item, index++)] ??= []).push(item);
  return groups;
}

/** The engine uses Object.groupBy, which Node 20 does not have yet. */
export function provideGroupBy(target: object = Object): void {
  if (!("groupBy" in target)) Object.assign(target, { groupBy });
}
