import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { TRIED } from "./support/documentedCommands";

/** As a person types it. */
function npmRun(script: string, args: readonly string[]): { said: string; status: number | null } {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script, "--", ...args], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return { status, said: `${stdout}${stderr}`.replace(/^npm warn .*\n/gm, "").trim() };
}

/** They answer for other things than themselves: a fast machine, the network, a long run before. */
const MAY_FAIL = ["bench", "advisories", "accuracy", "mutation"];

const WRITTEN = ["docs", "assets", "samples"];

function filesOf(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesOf(file) : [[file, readFileSync(file, "base64")]];
  });
}

test.each(TRIED)("npm run %s %j", (script, args, said) => {
  const before = new Map(WRITTEN.flatMap(filesOf));
  const run = npmRun(script, args);
  expect(run.said).toMatch(said);
  if (!MAY_FAIL.includes(script)) expect(run.status).toBe(0);
  const changed = WRITTEN.flatMap(filesOf).filter(
    ([file, content]) => before.get(file) !== content,
  );
  expect(changed.map(([file]) => file)).toEqual([]);
});

test("npm run screenshots takes every picture that the pages have", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "screenshots-"));
  try {
    expect(npmRun("screenshots", [folder])).toMatchObject({ status: 0 });
    expect(readdirSync(folder).sort()).toEqual(readdirSync("docs/images").sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
