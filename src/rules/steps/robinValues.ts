import type { Hundredths, Rating } from "../units";

/** Steps of the round-robin method: 10.54 (2005), 8.58 (2011). */
export interface RobinSteps {
  /** Mean rating of the rated players. */
  rar: { ratings: readonly Rating[]; rar: number };
  /** Mean of their dp. */
  dpa: { differences: readonly number[]; dpa: number };
  raOfRobin: { rar: number; dpa: number; opponents: number; ra: Rating };
  /** An opponent beyond the limit, from the Ru of the first pass. */
  countedFromRu: { opponent: number; rating: Rating; ru: Rating; limit: number; counted: Rating };
  /** Ra and what those opponents are moved by, shared by all. */
  rcNew: { ra: Rating; moved: number; opponents: number; rcNew: Rating };
  /** We: PD of every game. */
  we: { expected: readonly Hundredths[]; we: Hundredths };
  /** 8.58 (2011) as printed: We from the Ru of the first pass, and that Ru with the bonus of 2005. */
  wePrinted: { expected: readonly Hundredths[]; we: Hundredths };
  bonusPrinted: { average: number; halves: number; bonus: number; ru: Rating };
  wMinusWe: { score: Hundredths; we: Hundredths; difference: Hundredths };
}
