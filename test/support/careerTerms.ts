import { ownEdition, type CareerTerms } from "../../src/rules/careerTerms";
import type { Edition } from "../../src/rules/editions/edition";

const USUAL = { gamesNeeded: null, isException: false, published: null };

/** All events by one edition. */
export function termsOf(edition: Edition, more: Partial<CareerTerms> = {}): CareerTerms {
  return { editionOn: () => edition, ...USUAL, ...more };
}

/** Each event by the edition of its own first day: 0.1. */
export function ownTerms(more: Partial<CareerTerms> = {}): CareerTerms {
  return { editionOn: ownEdition("standard"), ...USUAL, ...more };
}
