import type { Edition, EditionId } from "./edition";
import { paceOf } from "./paceOf";

/** Where an edition says what becomes of a rating on the next list. */
export interface ListArticles {
  /** A rating below the floor: 9.21 (2005), 7.21 (2011). */
  readonly delisted: string;
  readonly inactive: string;
  /** Rn in whole numbers, once a period. */
  readonly rounded: string;
}

const LIST_2005: ListArticles = { delisted: "9.21", inactive: "9.23", rounded: "10.53" };
const LIST_2011: ListArticles = { delisted: "7.21", inactive: "7.23", rounded: "8.57" };
const LIST_2022: ListArticles = { delisted: "7.2.1", inactive: "7.2.3", rounded: "8.3.4" };
const RAPID_BLITZ: ListArticles = { delisted: "6.2.1", inactive: "6.2.3", rounded: "7.3.4" };

const STANDARD: Readonly<Record<EditionId, ListArticles>> = {
  2005: LIST_2005,
  2009: LIST_2005,
  2011: LIST_2011,
  2012: LIST_2011,
  2014: LIST_2011,
  2017: LIST_2011,
  2022: LIST_2022,
  2024: LIST_2022,
  2025: LIST_2022,
};

/** Apart from the edition itself: the functions in cells need none of it. */
export function listArticles(edition: Edition): ListArticles {
  return paceOf(edition) === "standard" ? STANDARD[edition.id] : RAPID_BLITZ;
}
