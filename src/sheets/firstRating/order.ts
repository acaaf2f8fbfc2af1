import type { Edition } from "../../rules/editions/edition";
import type { NamedEvent } from "../../tournament/career/readCareer";
import type { StyleName } from "../articles/style";

export interface FirstRatingOrder {
  readonly title: string;
  /** In the order of their days. */
  readonly career: readonly NamedEvent[];
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the last event. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** 9, 5, or 7 by exception: 7.14f (2011). */
  readonly gamesNeeded: number;
}
