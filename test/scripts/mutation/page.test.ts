import { existsSync, readFileSync } from "node:fs";
import { mutationMarkdown, type MutationReport } from "../../../scripts/mutation/page";

const SOURCE = "export const isMore = (one, other) =>\n  one > other;\n";

function mutant(status: string, replacement: string) {
  const location = { start: { line: 2, column: 3 }, end: { line: 2, column: 14 } };
  return { mutatorName: "EqualityOperator", replacement, status, location };
}

const REPORT: MutationReport = {
  files: {
    "src/rules/robin/b.ts": {
      source: SOURCE,
      mutants: [mutant("Killed", "one < other"), mutant("Timeout", "true")],
    },
    "src/rules/a.ts": {
      source: SOURCE,
      mutants: [
        mutant("Survived", "one >= other"),
        mutant("NoCoverage", "`${one}`"),
        mutant("CompileError", "0"),
        mutant("Killed", "false"),
      ],
    },
  },
};

test("the share of each folder", () => {
  const rows = mutationMarkdown(REPORT)
    .split("\n")
    .filter((line) => /^\|.*\d/.test(line));
  expect(rows).toEqual([
    "| `src/rules` | 3 | 1 | 2 | 33.3 |",
    "| `src/rules/robin` | 2 | 2 | 0 | 100.0 |",
    "| all | 5 | 3 | 2 | 60.0 |",
  ]);
});

test("what was not noticed, by file", () => {
  const page = mutationMarkdown(REPORT);
  expect(page.slice(page.indexOf("## Not noticed"))).toBe(
    [
      "## Not noticed\n",
      "`src/rules/a.ts`\n",
      "- EqualityOperator: `one > other` → `one >= other`",
      "- EqualityOperator: `one > other` → `` `${one}` ``\n\n",
    ].join("\n"),
  );
});

test("the page tells of files that are there, and of enough that was noticed", () => {
  const page = readFileSync("docs/mutation.md", "utf8");
  const named = Array.from(page.matchAll(/`(src\/[^`]+)`/g), ([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  const [, share] = /\| all .* ([\d.]+) \|/.exec(page) ?? [];
  expect(Number(share)).toBeGreaterThanOrEqual(90);
});
