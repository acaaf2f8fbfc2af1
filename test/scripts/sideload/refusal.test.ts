import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { refusal } from "../../../scripts/sideload/refusal";

const DOCUMENT = ["--document", "https://example.org/book.xlsx"];

test("Excel itself starts on Windows and Mac; elsewhere the workbench is named", () => {
  expect(refusal("desktop", "win32", [])).toBeNull();
  expect(refusal("desktop", "darwin", [])).toBeNull();
  expect(refusal("desktop", "linux", [])).toMatch(/not on this system \(linux\)[^]*npm start/);
});

test("Excel on the web needs a workbook's address", () => {
  expect(refusal("web", "win32", DOCUMENT)).toBeNull();
  expect(refusal("web", "linux", DOCUMENT)).toBeNull();
  expect(refusal("web", "win32", [])).toContain("--document https://");
  expect(refusal("web", "linux", [])).toContain("certificate");
});

test("the commands say so and fail", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly scripts: Record<string, string>;
  };
  expect(scripts["start:excel"]).toBe("tsx scripts/sideload.ts desktop");
  expect(scripts["start:web"]).toBe("tsx scripts/sideload.ts web");
  const { status, stderr } = spawnSync("npx", ["tsx", "scripts/sideload.ts", "web"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("needs the address of a workbook");
});
