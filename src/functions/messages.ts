import type { ReasonKey, ReasonValues } from "../rules/reason";
import type { Expectation, ProblemKey, ProblemValues } from "./fault";

/** What the functions say in one language; the catalogues hold the words. */
export interface Messages {
  readonly expected: Readonly<Record<Expectation, string>>;
  readonly problems: { readonly [K in ProblemKey]: (values: ProblemValues[K]) => string };
  readonly reasons: { readonly [K in ReasonKey]: (values: ReasonValues[K]) => string };
  /** Where the regulations say it. */
  readonly cite: (article: string, edition: string) => string;
}
