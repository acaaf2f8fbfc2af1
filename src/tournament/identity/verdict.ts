import { evidenceOf, type Evidence } from "./evidence";
import type { KnownLine } from "./known";
import type { Likeness } from "./spelling";

/** One person, two, or only a person can tell. */
export type Verdict = "one" | "ask" | "two";

/** Points between the ratings of one player, by one list and by lists that follow each other. */
const WITHIN_LIST = 30;
const BETWEEN_LISTS = 100;

/**
 * What is sure is the same number under names that are alike, and the same name where nothing speaks
 * against it; of a name that is told by half, with the same rating of one list. Two numbers are two people, unless name and all else are the same: one may be a slip. Other
 * names are asked about where ratings or births are alike; a sure sign for two is that they are of
 * different births.
 */
export function verdictOf(one: KnownLine, other: KnownLine, likeness: Likeness): Verdict {
  if (one.id !== "" && one.id === other.id) return ofOneNumber(likeness);
  if (likeness === "none") return "two";
  const evidence = evidenceOf(one, other);
  if (one.id !== "" && other.id !== "") return ofTwoNumbers(likeness, evidence);
  if (likeness === "same") return ofOneName(evidence);
  if (likeness === "two letters" && areTheSame(evidence)) return ofOneName(evidence);
  if (HALF_TOLD.includes(likeness) && areRatedAlike(evidence)) return ofOneName(evidence);
  return isWorthAsking(likeness, evidence) ? "ask" : "two";
}

/** Somebody else's number stands beside a name sooner than a player gets another name. */
function ofOneNumber(likeness: Likeness): Verdict {
  return likeness === "none" || likeness === "word" ? "ask" : "one";
}

function ofTwoNumbers(likeness: Likeness, evidence: Evidence): Verdict {
  const { apart, births, isUnratedSince, areOfOneList, isOtherFederation } = evidence;
  if (likeness !== "same" || births === "other" || isOtherFederation) return "two";
  if (births === "day") return "ask";
  const most = areOfOneList ? 0 : BETWEEN_LISTS;
  const isLike = apart === null ? !isUnratedSince : apart <= most;
  return isLike ? "ask" : "two";
}

function isFar({ apart, areOfOneList }: Evidence): boolean {
  return apart !== null && apart > (areOfOneList ? WITHIN_LIST : BETWEEN_LISTS);
}

/** One list has them with one rating, or they were born on one day. */
export function areTheSame(evidence: Evidence): boolean {
  return areRatedAlike(evidence) || evidence.births === "day";
}

/** Of twins, too, one may be without the end of his name: but hardly with the other's rating. */
function areRatedAlike({ apart, areOfOneList }: Evidence): boolean {
  return apart === 0 && areOfOneList;
}

function ofOneName(evidence: Evidence): Verdict {
  const { apart, births, isUnratedSince, isOtherFederation } = evidence;
  /** Father and son. */
  if (births === "other") return isFar(evidence) || apart === null ? "two" : "ask";
  if (births === "day" && !isOtherFederation) return isFar(evidence) ? "ask" : "one";
  return isFar(evidence) || isUnratedSince || isOtherFederation ? "ask" : "one";
}

/** Part of a name may be anybody's who has the other part. */
const HALF_TOLD: readonly Likeness[] = ["reversed", "initials", "fewer", "two letters"];

/** Frei and Fri, a surname alone: of too many to ask without a birth or a rating. */
const ASKED_OF_THE_SAME: readonly Likeness[] = ["slip", "alone"];

function isWorthAsking(likeness: Likeness, evidence: Evidence): boolean {
  const { apart, births, areBothUnrated, areOfOneList, isOtherFederation, isUnratedSince } =
    evidence;
  if (births === "other") return false;
  /** Twins have one birthday and other first names; whoever marries keeps hers. */
  if (likeness === "word") return births === "day" && apart !== null && apart <= WITHIN_LIST;
  if (births === "day") return true;
  if (ASKED_OF_THE_SAME.includes(likeness) && !areTheSame(evidence)) return false;
  if (isOtherFederation || isUnratedSince) return false;
  if (HALF_TOLD.includes(likeness)) return apart === null ? true : !isFar(evidence);
  if (apart !== null) return apart <= (areOfOneList ? 0 : WITHIN_LIST);
  return births === "year" || areBothUnrated;
}
