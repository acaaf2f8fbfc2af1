import type { Carried } from "./carried";
import type { KFacts } from "../rules/kFacts";
import type { RobinField } from "../rules/robin/event";
import type { Rating } from "../rules/units";
import type { Numbered } from "./numbers";

export interface Player extends Numbered {
  readonly name: string;
  /** null: unrated. */
  readonly rating: Rating | null;
  /** null: no K is given. */
  readonly k: number | null;
  /** His FIDE number, where the table has it. */
  readonly id?: string;
  /** What K may depend on, where the table has any of it. */
  readonly facts?: KFacts;
  /** What the sheets carry along. */
  readonly carried?: Carried;
}

/** Everybody against everybody, once or twice. */
export interface RoundRobin {
  readonly players: readonly Player[];
  readonly scores: RobinField["scores"];
}

export const MOST_PLAYERS = 40;
export { FEWEST_PLAYERS } from "../rules/robin/ra";
