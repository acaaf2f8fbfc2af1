import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Imports } from "./cycles";

/** What the TypeScript files of some folders import of each other; of types as well. */
export function importsOf(folders: readonly string[]): Imports {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => path.join(folder, name)),
  );
  return new Map(files.map((file) => [file, importsOfFile(file)]));
}

function importsOfFile(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith(".")) return [];
    const imported = path.join(path.dirname(file), fileName);
    return [`${imported}.ts`, imported].find((name) => existsSync(name)) ?? [];
  });
}
