import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  RECORDS,
  type AccuracyRecord,
  type Comparison,
  type Counted,
} from "../../scripts/accuracy/record";

/** Few cases are not worth telling of. */
const isLong = (globalThis as { readonly run?: string }).run === "long";

/** Of this file of tests. */
const counts: Partial<Record<Comparison, Counted>> = {};

/** Of the whole file: called where its tests are declared, it counts what they compare. */
export function comparing(
  comparison: Comparison,
): <Value>(shown: Value, expected: NoInfer<Value>) => void {
  afterAll(keep);
  return (shown, expected) => {
    try {
      expect(shown).toEqual(expected);
      count(comparison, 1, 0);
    } catch (error) {
      count(comparison, 1, 1);
      throw error;
    }
  };
}

/** The same where the cases are counted already. */
export function compared(comparison: Comparison, cases: number, differences: number): void {
  count(comparison, cases, differences);
  keep();
}

function count(comparison: Comparison, more: number, different: number): void {
  const { cases, differences } = counts[comparison] ?? { cases: 0, differences: 0 };
  counts[comparison] = { cases: cases + more, differences: differences + different };
}

function keep(): void {
  if (!isLong) return;
  const { testPath } = expect.getState();
  const test = path.relative(process.cwd(), testPath ?? "").replace(/\\/g, "/");
  const record: AccuracyRecord = { test, seed: jest.getSeed(), counts };
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(path.join(RECORDS, `${test.replace(/\//g, ".")}.json`), JSON.stringify(record));
}
