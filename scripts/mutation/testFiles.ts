import { readdirSync } from "node:fs";
import path from "node:path";

/** It puts another list in the place of the rules' own, as only jest can. */
const OF_JEST = "madeUpEdition.test.ts";

const FOLDERS = ["test/rules"];

/** The tests that have to notice. */
export function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts") && path.basename(name) !== OF_JEST)
      .map((name) => `${folder}/${name.replace(/\\/g, "/")}`)
      .sort(),
  );
}
