import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

/** The attack in full: fifty times the cases of the quick tests, from seeds of its own, or from one given. */
const [seed] = process.argv.slice(2);
const jest = createRequire(import.meta.url).resolve("jest/bin/jest");
const AN_HOUR = String(60 * 60 * 1000);
const { status } = spawnSync(
  process.execPath,
  [jest, "--selectProjects=unit", `--testTimeout=${AN_HOUR}`, "--testPathPatterns=test/attack"],
  {
    stdio: "inherit",
    env: { ...process.env, ATTACK: "1", ...(seed === undefined ? {} : { SEED: seed }) },
  },
);
process.exitCode = status ?? 1;
