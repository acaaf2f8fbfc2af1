import type { Articles, Edition } from "../../rules/editions/edition";
import { isOpen } from "../../rules/editions/openReading";

/** The rules of which editions make different figures of one event. */
export const COMPARED_RULES = [
  ...(["limit", "exempt", "upgrades", "notRated", "k", "kTimesGames"] as const),
  ...(["robin", "weFromRu", "dpAtExtremes", "bonus", "hypothetical", "highest"] as const),
  ...(["score", "ratedOpponents", "ruReported", "rar", "match", "scheveningen"] as const),
] as const;

export type ComparedRule = (typeof COMPARED_RULES)[number];

interface RuleOfEdition {
  /** What an edition says; the same of two that agree. */
  readonly of: (edition: Edition) => unknown;
  /** An edition with this rule of another one. */
  readonly taken: (into: Edition, from: Edition) => Edition;
  /** Where the edition says it, or where an edition that has the rule does. */
  readonly article: (edition: Edition) => string | null;
}

const where =
  (article: Exclude<keyof Articles, "composition">) =>
  ({ articles }: Edition) =>
    articles[article];

/** A field of the edition. */
function field(key: keyof Edition, article: RuleOfEdition["article"]): RuleOfEdition {
  return {
    of: (edition) => edition[key],
    taken: (into, from) => ({ ...into, [key]: from[key] }),
    article,
  };
}

/** Fields of what it says on the limit, or on first ratings. */
function fields<Of extends "limit" | "firstRating">(
  of: Of,
  keys: readonly (keyof Edition[Of])[],
  article: RuleOfEdition["article"],
): RuleOfEdition {
  const picked = (edition: Edition) =>
    Object.fromEntries(keys.map((key) => [key, edition[of][key]])) as Partial<Edition[Of]>;
  return {
    of: picked,
    taken: (into, from) => ({ ...into, [of]: { ...into[of], ...picked(from) } }),
    article,
  };
}

/** That there is an article at all is the rule. */
function said(key: "ruReported" | "unratedMatch" | "scheveningen"): RuleOfEdition {
  return {
    of: ({ articles }) => articles[key] !== null,
    taken: (into, from) => ({ ...into, articles: { ...into.articles, [key]: from.articles[key] } }),
    article: where(key),
  };
}

export const RULES_OF_EDITIONS: Readonly<Record<ComparedRule, RuleOfEdition>> = {
  limit: fields("limit", ["points", "table"], where("limit")),
  exempt: fields("limit", ["exemptFrom"], where("limit")),
  upgrades: fields("limit", ["upgrades"], where("limit")),
  notRated: field("notRated", where("notRated")),
  k: {
    of: ({ k, age }) => [age, k.map(({ name, k: own, asks }) => ({ name, own, asks }))],
    taken: (into, { k, age }) => ({ ...into, k, age }),
    article: where("k"),
  },
  kTimesGames: field("highestKTimesGames", where("k")),
  robin: field("hasRobin", where("robin")),
  weFromRu: {
    of: (edition) => isOpen(edition, "weOfFirstPass"),
    taken: (into, { leavesOpen }) => ({ ...into, leavesOpen }),
    article: where("robin"),
  },
  dpAtExtremes: field("dpAtExtremes", where("dpTable")),
  bonus: fields("firstRating", ["bonus"], where("aboveHalf")),
  hypothetical: fields("firstRating", ["hypothetical"], where("average")),
  highest: fields("firstRating", ["highest"], where("half")),
  score: fields("firstRating", ["minimumScore", "minimumScoreLater"], where("firstScore")),
  ratedOpponents: fields("firstRating", ["minimumRatedOpponents"], where("ratedOpponents")),
  ruReported: said("ruReported"),
  rar: field("report", where("ruReported")),
  match: said("unratedMatch"),
  scheveningen: said("scheveningen"),
};

/** Whether two editions say the same; what is said without end is no number to JSON. */
export function areAgreed(rule: ComparedRule, one: Edition, other: Edition): boolean {
  const { of } = RULES_OF_EDITIONS[rule];
  return textOf(of(one)) === textOf(of(other));
}

function textOf(what: unknown): string {
  return JSON.stringify(what, (_, value: unknown) => (value === Infinity ? "∞" : value));
}
