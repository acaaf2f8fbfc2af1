import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "release-"));
const there = (file: string) => path.join(folder, file);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function npmRun(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...args], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return { status, said: stdout + stderr };
}

test("a release is made for its address, and is as it should be in a browser", () => {
  const made = npmRun(
    ...["release", "--", "--url", "https://example.org/fide/", "--out", folder, "--workbench"],
  );
  expect(made).toMatchObject({ status: 0 });
  const manifest = readFileSync(there("addin/manifest.xml"), "utf8");
  expect(manifest).toContain("https://example.org/fide/taskpane.html");
  expect(manifest).not.toContain("localhost");
  expect(npmRun("release:check", "--", "--local", folder)).toEqual({
    status: 0,
    said: "The release is as it should be.\n",
  });
});

test("the workbench stands in a folder of its own with the licences of what is in it", () => {
  const licences = readdirSync(there("workbench/licences"));
  expect(licences).toEqual(
    expect.arrayContaining([
      "@odoo-o-spreadsheet.txt",
      "@odoo-owl.txt",
      "@microsoft-office-js.txt",
    ]),
  );
  for (const file of licences) {
    expect(readFileSync(there(`workbench/licences/${file}`), "utf8").length).toBeGreaterThan(50);
  }
  expect(existsSync(there("addin/page.js"))).toBe(false);
});

test("without an address, or of a folder without a release, the commands say what they need", () => {
  expect(npmRun("release").said).toMatch(/^--url is missing\. Expected: npm run release/);
  const { status, said } = npmRun("release:check", "--", "--local", there("none"));
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/is not there\. First: npm run release/),
  ]);
});
