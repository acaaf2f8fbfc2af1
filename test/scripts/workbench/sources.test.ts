import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stateOfSources } from "../../../scripts/workbench/sources";

const root = mkdtempSync(path.join(tmpdir(), "sources-"));
const write = (file: string, text: string) => {
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  mkdirSync(path.join(root, "src/rules"), { recursive: true });
  write("src/rules/ru.ts", "1");
  write("manifest.xml", "<x/>");
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test("the state of the sources is another with any text, name or file of them, and only then", () => {
  const states = [stateOfSources(root)];
  write("README.md", "no source");
  write("src/rules/ru.ts", "1");
  expect(stateOfSources(root)).toBe(states[0]);
  write("src/rules/ru.ts", "2");
  states.push(stateOfSources(root));
  write("src/rules/rc.ts", "2");
  states.push(stateOfSources(root));
  rmSync(path.join(root, "src/rules/ru.ts"));
  states.push(stateOfSources(root));
  write("manifest.xml", "<y/>");
  states.push(stateOfSources(root));
  expect(new Set(states).size).toBe(5);
});
