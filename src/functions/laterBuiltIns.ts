/**
 * What the engine of 2016 lacks that some versions of Excel run functions in; code elsewhere takes it for
 * granted. Imported before everything else. The built bundles are tested without what came later: what is
 * used beyond this fails there.
 */
const LATER: readonly (readonly [holder: object, name: string, value: unknown])[] = [
  [Object, "entries", entriesOf],
  [Object, "values", (of: object) => entriesOf(of).map(([, value]) => value)],
  [Object, "fromEntries", fromEntries],
  [Array.prototype, "flat", flat],
  [Array.prototype, "flatMap", flatMap],
  [String.prototype, "padStart", padStart],
];

for (const [holder, name, value] of LATER) {
  if (name in holder) continue;
  Object.defineProperty(holder, name, { value, writable: true, configurable: true });
}

function entriesOf(of: object): [string, unknown][] {
  return Object.keys(of).map((key) => [key, (of as Record<string, unknown>)[key]]);
}

function fromEntries(entries: Iterable<readonly [PropertyKey, unknown]>): object {
  const made: Record<PropertyKey, unknown> = {};
  for (const [key, value] of entries) made[key] = value;
  return made;
}

/** One level: deeper is asked for nowhere. */
function flat(this: readonly unknown[]): unknown[] {
  const all: unknown[] = [];
  for (const each of this) {
    if (Array.isArray(each)) for (const inner of each) all.push(inner);
    else all.push(each);
  }
  return all;
}

function flatMap<T>(
  this: readonly T[],
  make: (each: T, index: number, all: readonly T[]) => unknown,
): unknown[] {
  return flat.call(this.map(make));
}

function padStart(this: string, length: number, filler = " "): string {
  const missing = length - this.length;
  return missing > 0 ? filler.repeat(missing).slice(0, missing) + this : this;
}
