import { readdirSync, readFileSync } from "node:fs";

/** What a reader is told to type. */
export interface DocumentedCommand {
  readonly page: string;
  readonly command: string;
  /** Of package.json, or npm's own: ci. */
  readonly script: string;
}

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? `docs/${name}` : [])),
];

/** In a line of text between backticks, or a line of its own in a block of commands. */
const COMMANDS = /`((?:npm|npx) [^`\n]+)`|^((?:npm|npx) .+)$/gm;

export function documentedCommands(): DocumentedCommand[] {
  return PAGES.flatMap((page) =>
    Array.from(readFileSync(page, "utf8").matchAll(COMMANDS), ([, inText, inBlock]) => {
      const command = (inText ?? inBlock ?? "").trim();
      return { page, command, script: scriptOf(command) };
    }),
  );
}

/** `npm run t -- rules/ru` is t, `npm start` is start, `npx tool` is tool. */
function scriptOf(command: string): string {
  const words = command.split(" ");
  return words[words[1] === "run" ? 2 : 1] ?? "";
}

/** Run by the test of commands, in the smallest way that runs all of it: a command, and what it says. */
export const TRIED: readonly (readonly [script: string, args: readonly string[], said: RegExp])[] =
  [
    ["t", ["rules/ru"], /PASS.*test\/rules\/ru\.test\.ts/],
    ["tables", ["7"], /warning|error|read/],
    ["docs", [], /^$/],
    ["icons", [], /^$/],
    ["format", [], /^$/],
    ["samples", [], /there are no others/],
    ["test:months", ["--seed=1", "-t=month, 1000:"], /1 passed/],
    ["test:attack", ["attack/texts"], /PASS.*attack\/texts/],
    ["bench", [], /In the workbench's page/],
    [
      "test:mutation",
      ["--mutate=src/rules/active.ts", "--incrementalFile=.cache/mutation/tried.json", "--force"],
      /Final mutation score of 100/,
    ],
    ["mutation", [".cache/mutation.md"], /is written|was found/],
    ["accuracy", [".cache/accuracy.md"], /is written|was counted/],
    ["stop", [], /Debugging has been stopped/],
    ["advisories", [], /advisor/],
  ];

/** By which file the others are run. */
export const RUN_BY: Readonly<Record<string, string>> = {
  ci: ".ci/run",
  test: ".ci/run",
  "test:long": ".ci/run",
  check: "scripts/test.js",
  build: "scripts/test.js",
  "build:workbench": "scripts/test.js",
  coverage: "package.json",
  "test:commands": "package.json",
  start: "test/support/startCommand.ts",
  release: "test/e2e/release.test.ts",
  "release:check": "test/e2e/release.test.ts",
  /** Excel is not here: what they say instead is. */
  "start:excel": "test/scripts/sideload/refusal.test.ts",
  "start:web": "test/scripts/sideload/refusal.test.ts",
  screenshots: "test/commands.test.ts",
};
