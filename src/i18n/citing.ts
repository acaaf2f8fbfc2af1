import type { Articles, Edition } from "../rules/editions/edition";

/** A text that cites its edition. */
export type OfEdition = (edition: Edition) => string;

/** Articles that are numbers, or that an edition lacks. */
type Cited = Exclude<keyof Articles, "composition">;

/** Where an edition says it: 8.58 (2011); the edition alone where it does not say. */
export function cited(article: Cited): OfEdition {
  return ({ articles, name }) => {
    const where = articles[article];
    return where === null ? name : `${where} (${name})`;
  };
}
