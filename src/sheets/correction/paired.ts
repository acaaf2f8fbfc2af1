/** One thing before and after; null where it is there once alone. */
export interface Pair<T> {
  readonly was: T | null;
  readonly is: T | null;
}

/** Each with the first that is left of those that are the same by a rule, the surest rule first. */
export function paired<T>(
  were: readonly T[],
  are: readonly T[],
  rules: readonly ((was: T, is: T) => boolean)[],
): readonly Pair<T>[] {
  const left = new Set(were);
  const found = new Map<T, T>();
  for (const isSame of rules) {
    for (const is of are) {
      if (found.has(is)) continue;
      const was = [...left].find((each) => isSame(each, is));
      if (was === undefined) continue;
      found.set(is, was);
      left.delete(was);
    }
  }
  const pairs = are.map((is): Pair<T> => ({ was: found.get(is) ?? null, is }));
  return [...pairs, ...[...left].map((was): Pair<T> => ({ was, is: null }))];
}
