import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What the script says and answers where Node gives itself that version. */
function checkedBy(version: string): { readonly status: number | null; readonly stderr: string } {
  const pretend = `Object.defineProperty(process, "versions", { value: { node: "${version}" } });`;
  const code = `${pretend} require("./scripts/checkNode.cjs");`;
  return spawnSync(process.execPath, ["-e", code], { encoding: "utf8" });
}

test.each(["20.19.0", "20.20.2", "22.0.0", "100.1.0"])("Node %s is new enough", (version) => {
  expect(checkedBy(version)).toMatchObject({ status: 0, stderr: "" });
});

test.each(["0.12.18", "8.17.0", "18.20.4", "20.18.3", "20.9.0"])(
  "Node %s is too old",
  (version) => {
    const { status, stderr } = checkedBy(version);
    expect(status).toBe(1);
    expect(stderr).toContain(`This is Node.js ${version}. Needed is 20.19 or later`);
  },
);

test("npm start and npm test ask for it first", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly scripts: Record<string, string>;
  };
  for (const command of ["start", "test", "test:long"]) {
    expect(scripts[command]).toMatch(/^node scripts\/checkNode\.cjs && /);
  }
});
