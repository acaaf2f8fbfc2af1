import { attacks } from "./attacks";

const FIXED = 20_050_701;

/**
 * How fast-check runs an attack: from one seed in the quick tests, with ATTACK set from another each
 * time, or from SEED. Printed, so that what was found can be tried again.
 */
export function attackRun(what: string, quick: number): { seed: number; numRuns: number } {
  const { ATTACK, SEED } = process.env;
  const drawn = ATTACK === undefined ? FIXED + what.length : Math.floor(Math.random() * 2 ** 31);
  const seed = SEED === undefined ? drawn : Number(SEED);
  const numRuns = attacks(quick);
  process.stdout.write(`Attack on ${what}: ${numRuns} cases, seed ${seed}\n`);
  return { seed, numRuns };
}
