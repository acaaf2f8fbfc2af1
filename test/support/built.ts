import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { BUILT } from "../../scripts/workbench/routes";

/** A file of what `npm run build` writes. */
export function builtFile(file: string): string {
  assertThere(file, "npm run build");
  return readFileSync(file, "utf8");
}

/** What a browser loads. */
export function assertBuilt(): void {
  assertThere(path.join(BUILT.addin, "taskpane.html"), "npm run build");
  assertThere(path.join(BUILT.page, "page.js"), "npm run build:workbench");
}

function assertThere(file: string, command: string): void {
  if (existsSync(file)) return;
  throw new Error(
    `${path.relative("", file)} is not there: this test is of what is built. First: ${command}`,
  );
}
