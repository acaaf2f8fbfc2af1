import type { Articles, Edition } from "../rules/editions/edition";

type Cited = keyof Pick<Articles, "robin" | "change" | "average" | "tables" | "k">;

/** Where an edition says it: 8.58 (2011). */
export function cited(article: Cited): (edition: Edition) => string {
  return ({ articles, name }) => `${articles[article]} (${name})`;
}
