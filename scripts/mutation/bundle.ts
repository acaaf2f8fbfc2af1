import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type fc from "fast-check";
import { quickExpect } from "./quickExpect";
import { Collected } from "./collected";
import { testFiles } from "./testFiles";

/** Loads rules and tests anew, as if nothing had run before. */
export type Load = () => Collected;

type Script = (...given: readonly unknown[]) => void;

const GIVEN = ["require", "startOf", "test", "it", "describe", "expect"];

/** The same ones for every change; that one fails is enough. */
const FEW_CASES = { seed: 1, numRuns: 5, endOnFailure: true };

/** All in one script: it is read and compiled once, and loaded in milliseconds. */
export async function bundle(): Promise<Load> {
  const folder = process.cwd();
  const { outputFiles } = await build({
    stdin: {
      contents: testFiles()
        .map((file) => `startOf(${JSON.stringify(file)}); require("./${file}");`)
        .join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    platform: "node",
    target: "node20",
    format: "cjs",
    packages: "external",
    logLevel: "error",
  });
  const [script] = outputFiles;
  const load = compileFunction(script?.text ?? "", GIVEN, { filename: "rules" }) as Script;
  const require = createRequire(path.join(folder, "package.json"));
  (require("fast-check") as typeof fc).configureGlobal(FEW_CASES);
  return () => {
    const collected = new Collected();
    const { test, describe } = collected;
    load(require, collected.startOf.bind(collected), test, test, describe, quickExpect);
    return collected;
  };
}
