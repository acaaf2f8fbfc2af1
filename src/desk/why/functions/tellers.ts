import type { FunctionDefinition } from "../../../functions/definition";
import { RATED_TELLERS } from "./rated";
import { ROBIN_TELLER } from "./robin";
import type { Teller } from "./teller";
import { UNRATED_TELLERS } from "./unrated";

const TELLERS: ReadonlyMap<string, Teller> = new Map(
  [...RATED_TELLERS, ...UNRATED_TELLERS, ROBIN_TELLER].map((teller) => [
    teller.definition.name,
    teller,
  ]),
);

/** Of a function that calculates a number step by step. */
export function tellerOf({ name }: FunctionDefinition): Teller | undefined {
  return TELLERS.get(name);
}
