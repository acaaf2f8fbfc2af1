import path from "node:path";
import { changedText, type Place } from "./changedText";

/** Of Stryker's report what the page tells. */
export interface MutationReport {
  readonly files: Readonly<Record<string, ChangedFile>>;
}

interface ChangedFile {
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

const NOTICED = ["Killed", "Timeout"];
const MISSED = ["Survived", "NoCoverage"];

/** docs/mutation.md: nothing in it but what Stryker has found. */
export function mutationMarkdown({ files }: MutationReport): string {
  const named = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  const folders = [...new Set(named.map(([name]) => path.posix.dirname(name)))].sort();
  const of = (folder: string) =>
    named.filter(([name]) => path.posix.dirname(name) === folder).flatMap(mutantsOf);
  return `# Changed rules

What the tests of the rules notice: \`npm run test:mutation\` changes \`src/rules\` in every place, one place
at a time (another sign, a condition that always holds, a line left out), and a test has to fail.
\`npm run mutation\` writes this page from what the last run has found.

| Folder | Changes | Noticed | Not noticed | Noticed, % |
| --- | ---: | ---: | ---: | ---: |
${folders.map((folder) => scoreRow(`\`${folder}\``, of(folder))).join("\n")}
${scoreRow("all", named.flatMap(mutantsOf))}

## Not noticed

${named.map(missedIn).join("")}`;
}

function mutantsOf([, { mutants }]: [string, ChangedFile]): readonly Mutant[] {
  return mutants;
}

function scoreRow(name: string, mutants: readonly Mutant[]): string {
  const count = (among: readonly string[]) =>
    mutants.filter(({ status }) => among.includes(status)).length;
  const noticed = count(NOTICED);
  const missed = count(MISSED);
  const share = ((100 * noticed) / (noticed + missed)).toFixed(1);
  return `| ${name} | ${noticed + missed} | ${noticed} | ${missed} | ${share} |`;
}

/** By what it was, not by its line, which moves. */
function missedIn([name, { source, mutants }]: [string, ChangedFile]): string {
  const items = mutants
    .filter(({ status }) => MISSED.includes(status))
    .map(({ mutatorName, replacement = "", location }) => {
      const [from, to] = changedText(source, location, replacement);
      return `- ${mutatorName}: ${from} → ${to}\n`;
    });
  return items.length === 0 ? "" : `\`${name}\`\n\n${items.join("")}\n`;
}
