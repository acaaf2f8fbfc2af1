import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { emptied } from "../../../scripts/release/emptied";

let folder = "";
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "release-"))));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("an empty folder, none, and one of an earlier release are free", () => {
  expect(emptied(path.join(folder, "new"))).toBeNull();
  expect(emptied(folder)).toBeNull();
  mkdirSync(path.join(folder, "addin"), { recursive: true });
  expect(emptied(folder)).toBeNull();
  expect(existsSync(folder)).toBe(false);
});

test("whatever else stands there is not deleted", () => {
  const file = path.join(folder, "mine.txt");
  writeFileSync(file, "");
  expect(emptied(folder)).toContain("mine.txt, which would be deleted");
  expect(existsSync(file)).toBe(true);
});
