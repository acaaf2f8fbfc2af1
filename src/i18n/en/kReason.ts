import type { Edition } from "../../rules/editions/edition";
import type { KStep } from "../../rules/editions/kSteps";
import { cited } from "../citing";
import type { KReasonTexts } from "../kReason";

const k = cited("k");

export const EN_K_REASON: KReasonTexts = {
  headings: {
    birth: "born",
    age: "age",
    gamesSoFar: "games so far",
    peak: "highest rating",
    kReason: "why this K",
  },
  hints: {
    birth: (edition) => `The day of birth, or the year alone: K follows it, ${k(edition)}.`,
    age: (edition) =>
      edition.age === "calendar years"
        ? `The year of that day less the year of birth: ${k(edition)}.`
        : `Full years on the day as of which K is taken; of a year of birth alone, as if the birthday were past: ${k(edition)}.`,
    gamesSoFar: (edition) =>
      `Rated games so far, as the list has them; empty: enough of them. K follows: ${k(edition)}.`,
    peak: (edition) =>
      `The highest rating ever published; empty: the present one. K follows: ${k(edition)}.`,
    kReason: (edition) =>
      `${k(edition)}, the first that fits: ${edition.k.map((step) => stepText(step, edition)).join("; ")}. Another K can be typed over it.`,
  },
  reached: (rating) => `${rating} reached`,
  juniorUntil: ["junior until ", ""],
  juniorUntilBirthday: (age) => [`junior until ${age} in `, ""],
  newPlayer: (games) => ["new: ", ` of ${games} games`],
  ratedSince: "new: rated only since",
  byRating: "by the rating alone",
  usual: "the usual K",
  ofReport: "from the report",
  given: "given",
  byHand: "given by hand",
};

/** A step of K, as a list of them has it. */
export function stepText({ name, k: own, asks }: KStep, { age }: Edition): string {
  switch (name) {
    case "strong":
      return `K ${own} once ${asks.peakFrom} was reached`;
    case "junior":
      return age === "calendar years"
        ? `K ${own} to the end of the year of the ${asks.lastAge}th birthday, below ${asks.peakBelow}`
        : `K ${own} to the ${(asks.lastAge ?? 0) + 1}th birthday, below ${asks.peakBelow}`;
    case "new":
      return `K ${own} before ${asks.gamesBelow} games`;
    case "otherwise":
      return `else K ${own}`;
  }
}
