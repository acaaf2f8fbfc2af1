import fc from "fast-check";
import { cases, MADE_SMALLER } from "./cases";

/** One seed for every property of a run: jest prints it, and takes it as --seed. */
fc.configureGlobal({
  seed: jest.getSeed(),
  numRuns: cases({ quick: 15, long: 100 }),
  endOnFailure: !MADE_SMALLER,
});
