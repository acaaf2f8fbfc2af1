import { existsSync, readFileSync } from "node:fs";
import { documentedCommands, RUN_BY, TRIED } from "../support/documentedCommands";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const NPMS_OWN = ["ci"];
const TRIES = "test/commands.test.ts";

const documented = documentedCommands();
const named = [...new Set(documented.map(({ script }) => script))];

test("pages name commands, the first ones among them", () => {
  expect(named).toEqual(expect.arrayContaining(["ci", "start", "test", "t", "release"]));
});

test("every command that a page names is there", () => {
  const missing = documented.filter(
    ({ script }) => scripts[script] === undefined && !NPMS_OWN.includes(script),
  );
  expect(missing).toEqual([]);
});

test("every one of them is run by a test, or by what runs the tests", () => {
  const run = [...TRIED.map(([script]) => script), ...Object.keys(RUN_BY)];
  expect(named.filter((script) => !run.includes(script))).toEqual([]);
});

test.each(Object.entries(RUN_BY))("%s is run by %s", (script, file) => {
  expect(existsSync(file) && readFileSync(file, "utf8")).toContain(script);
});

test("what is tried is tried by a command of its own, and is a command", () => {
  expect(scripts["test:commands"]).toContain("--selectProjects=commands");
  expect(existsSync(TRIES)).toBe(true);
  expect(TRIED.filter(([script]) => scripts[script] === undefined)).toEqual([]);
});
