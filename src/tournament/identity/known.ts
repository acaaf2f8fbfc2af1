import type { Birth } from "../../rules/kFacts";
import type { Day, Rating } from "../../rules/units";

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
interface EventOfLine {
  readonly title: string;
  readonly day: Day | null;
}
