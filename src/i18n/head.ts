import type { CalendarDate } from "../rules/day";
import type { OfEdition } from "./citing";

/** The words of what every sheet says above its table, and of the facts below it. */
export interface HeadTexts {
  /** Over the facts. */
  readonly section: string;
  /** Between what is listed, and behind what is spoken of: the space before them is the language's. */
  readonly semicolon: string;
  readonly colon: string;
  /** The edition, and in brackets how well it is known, by whom it was chosen. */
  readonly edition: OfEdition;
  /** Behind the edition's name: since when it holds. */
  readonly inForce: (day: CalendarDate) => string;
  readonly byHand: string;
  readonly byHandWithoutDay: string;
  /** `exemptFrom`: the rating from which there is none; null where it holds for everybody. */
  readonly limit: (points: number, exemptFrom: number | null) => string;
  /** The first list that counts an event. */
  readonly list: (day: CalendarDate) => string;
  /** {ratings} stands for how many of the sheet are below the floor of the list, or above all that ever were. */
  readonly impossibleRatings: (floor: number, highest: number) => string;
  /** One day, or the days from one to the other. */
  readonly days: (first: CalendarDate, last: CalendarDate) => string;
}
