import type { Birth, KFacts } from "../../rules/kFacts";
import type { Day, Rating } from "../../rules/units";
import type { Carried } from "../carried";

/** What one line of one list tells of a player. */
export interface KnownLine {
  readonly name: string;
  /** FIDE number; empty where the line has none. */
  readonly id: string;
  /** null: unrated; undefined: the list tells no ratings. */
  readonly rating: Rating | null | undefined;
  readonly birth: Birth | null;
  /** Empty where nothing tells it. */
  readonly federation: string;
  readonly event: EventOfLine;
}

/** By which an event is known again, whatever its sheet is called. */
export interface EventOfLine {
  readonly title: string;
  readonly day: Day | null;
}

/** A player as tables and reports have him. */
interface ToldPlayer {
  readonly name: string;
  readonly id?: string;
  readonly rating?: Rating | null | undefined;
  readonly facts?: KFacts | null;
  readonly carried?: Carried;
}

/** What is told of a player of an event. */
export function knownLine(
  { name, id = "", rating, facts, carried }: ToldPlayer,
  event: EventOfLine,
): KnownLine {
  return {
    ...{ name, id, rating },
    birth: facts?.birth ?? null,
    federation: carried?.federation ?? "",
    event,
  };
}
