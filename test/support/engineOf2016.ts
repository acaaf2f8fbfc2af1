import { runInContext, type Context } from "node:vm";

/** What came after ES2016, by where it stands. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  this: [
    "globalThis",
    "BigInt",
    "WeakRef",
    "FinalizationRegistry",
    "Atomics",
    "AggregateError",
  ],
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
};

/** A context as Excel 2021 runs functions in: what came later is not there. */
export function withoutLaterBuiltIns(context: Context): void {
  for (const [holder, names] of Object.entries(LATER)) {
    for (const name of names) runInContext(`delete ${holder}["${name}"]`, context);
  }
}
