/** What came after ES2016, by where it stands. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  Object: ["entries", "values", "fromEntries", "getOwnPropertyDescriptors", "hasOwn", "groupBy"],
  "Array.prototype": [
    ...["flat", "flatMap", "at", "findLast", "findLastIndex"],
    ...["toSorted", "toReversed", "toSpliced", "with"],
  ],
  "String.prototype": [
    ...["padStart", "padEnd", "trimStart", "trimEnd", "trimLeft", "trimRight"],
    ...["matchAll", "replaceAll", "at", "isWellFormed", "toWellFormed"],
  ],
  Promise: ["allSettled", "any", "withResolvers"],
  "Promise.prototype": ["finally"],
  "Symbol.prototype": ["description"],
  Map: ["groupBy"],
  "": ["globalThis", "BigInt", "WeakRef", "FinalizationRegistry", "Atomics", "AggregateError"],
};

/** Makes of a frame's or a context's global object one as Excel 2021 runs functions in. */
export function withoutLaterBuiltIns(global: object): void {
  for (const [path, names] of Object.entries(LATER)) {
    const steps = path === "" ? [] : path.split(".");
    const holder = steps.reduce<object>((of, name) => Reflect.get(of, name) as object, global);
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
}
