import { existsSync, readdirSync, rmSync } from "node:fs";

/** What a release puts there, whole or half. */
const OF_A_RELEASE: ReadonlySet<string> = new Set(["addin", "servers", "office-js", "workbench"]);

/** Makes room for a release; a text where something else than an earlier one stands there. */
export function emptied(folder: string): string | null {
  const others = existsSync(folder)
    ? readdirSync(folder).filter((name) => !OF_A_RELEASE.has(name))
    : [];
  const [other] = others;
  if (other !== undefined) {
    return `--out ${folder} holds ${other}, which would be deleted. Expected: a new or empty folder, or one of an earlier release`;
  }
  rmSync(folder, { recursive: true, force: true });
  return null;
}
