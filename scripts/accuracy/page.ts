import { COMPARISONS, type AccuracyRecord, type Comparison, type Counted } from "./record";

interface Line extends Counted {
  readonly comparison: Comparison;
  readonly test: string;
  readonly seed: number;
}

/** docs/accuracy.md: nothing in it but what the tests have counted. */
export function accuracyMarkdown(records: readonly AccuracyRecord[]): string {
  const lines = linesOf(records);
  const sum = (of: keyof Counted) => lines.reduce((total, line) => total + line[of], 0);
  return `# Accuracy

What \`npm run test:long\` has compared with what, how often, and how often the two differed. The tests
count while they run; \`npm run accuracy\` writes this page from what they counted. A random case that was
changed and compared again counts twice. A run with the same seed has the same cases.

${inNumbers(sum("cases"))} comparisons, ${inNumbers(sum("differences"))} differences.

| Compared | with | Cases | Differences | Test | Seed |
| --- | --- | ---: | ---: | --- | ---: |
${lines.map(rowOf).join("\n")}
${missingIn(lines)}`;
}

/** In the order of the comparisons. */
function linesOf(records: readonly AccuracyRecord[]): Line[] {
  return (Object.keys(COMPARISONS) as Comparison[]).flatMap((comparison) =>
    [...records]
      .sort((one, other) => (one.test < other.test ? -1 : 1))
      .flatMap(({ test, seed, counts }) => {
        const counted = counts[comparison];
        return counted === undefined ? [] : [{ comparison, test, seed, ...counted }];
      }),
  );
}

function rowOf({ comparison, test, seed, cases, differences }: Line): string {
  const [what, against] = COMPARISONS[comparison];
  const numbers = `${inNumbers(cases)} | ${inNumbers(differences)}`;
  return `| ${what} | ${against} | ${numbers} | \`${test}\` | ${seed} |`;
}

/** What the last run has left out is not passed over. */
function missingIn(lines: readonly Line[]): string {
  const missing = (Object.keys(COMPARISONS) as Comparison[]).filter((comparison) =>
    lines.every((line) => line.comparison !== comparison),
  );
  if (missing.length === 0) return "";
  const items = missing.map((comparison) => {
    const [what, against] = COMPARISONS[comparison];
    return `- ${what}, with ${against}`;
  });
  return `\nNot compared in the last run:\n\n${items.join("\n")}\n`;
}

function inNumbers(count: number): string {
  return count.toLocaleString("en-US");
}
