import { existsSync, readFileSync } from "node:fs";
import { accuracyMarkdown } from "../../../scripts/accuracy/page";
import { COMPARISONS } from "../../../scripts/accuracy/record";

const RECORDS = [
  { test: "test/b.test.ts", seed: 5, counts: { report: { cases: 1200, differences: 0 } } },
  {
    test: "test/a.test.ts",
    seed: -7,
    counts: { tables: { cases: 3, differences: 1 }, report: { cases: 2, differences: 0 } },
  },
];

test("what was counted, in the order of the comparisons, with its sums", () => {
  const page = accuracyMarkdown(RECORDS);
  const [report] = COMPARISONS.report;
  const [tables] = COMPARISONS.tables;
  const rows = page.split("\n").filter((line) => line.includes("| `test/"));
  expect(rows).toEqual([
    `| ${report} | the rules | 2 | 0 | \`test/a.test.ts\` | -7 |`,
    `| ${report} | the rules | 1,200 | 0 | \`test/b.test.ts\` | 5 |`,
    `| ${tables} | the event that it was made of | 3 | 1 | \`test/a.test.ts\` | -7 |`,
  ]);
  expect(page).toContain("1,205 comparisons, 1 differences.");
});

test("what the run has left out is named", () => {
  const page = accuracyMarkdown(RECORDS);
  const missing = page.slice(page.indexOf("Not compared in the last run"));
  expect(missing.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(
    Object.keys(COMPARISONS).length - 2,
  );
  expect(missing).not.toContain(COMPARISONS.report[0]);
});

test("the page tells of tests that are there", () => {
  const page = readFileSync("docs/accuracy.md", "utf8");
  const tests = Array.from(page.matchAll(/`(test\/[^`]+)`/g), ([, file = ""]) => file);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});
