import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a release consists of: its version, and every file of it. */
export interface Contents {
  readonly version: string;
  /** The file's digest by its name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Beside the files: what is served is compared with it. */
export const CONTENTS = "release.json";

export function digestOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

export function contentsOf(folder: string, version: string): Contents {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const digests = files.map((file): [string, string] => [
    path.relative(folder, file).split(path.sep).join("/"),
    digestOf(readFileSync(file)),
  ]);
  return { version, files: Object.fromEntries(digests) };
}
