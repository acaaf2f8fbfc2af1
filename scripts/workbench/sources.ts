import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Whatever the add-in and the page are built from. */
const SOURCES = [
  "src",
  "scripts",
  "assets",
  "manifest.xml",
  "webpack.config.js",
  "tsconfig.json",
  "package.json",
  "node_modules/.package-lock.json",
];

/** The same text as long as no source has changed. */
export function stateOfSources(root = "."): string {
  const hash = createHash("sha256");
  hash.update(process.env["ADDIN_URL"] ?? "");
  for (const file of SOURCES.flatMap((source) => filesOf(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update("\0");
    hash.update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesOf(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
