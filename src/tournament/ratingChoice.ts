import type { Edition, Pace } from "../rules/editions/edition";
import { editionOn } from "../rules/editions/editionOn";
import { ratingList } from "../rules/ratingList";
import { isReason } from "../rules/reason";
import type { Day } from "../rules/units";
import type { RatingColumn } from "./ratingColumns";
import { errorFound, warning, type Finding, type Fix } from "./finding";
import { folded } from "./folded";
import { listDate } from "./listDate";
import type { RatingDoubt } from "./ratingHeading";
import { columnLetters } from "../formula/columnLetters";

/** What a person chose of the columns. */
export interface WishedRatings {
  /** null: the likeliest; none: nobody in this table has a rating that counts. */
  readonly ratingColumn: number | "none" | null;
  /** Rapid and blitz: the standard ratings, for those who have no other (7.2.1). */
  readonly standardColumn?: number | null;
  /** As the table or the sheet tells where it is not given. */
  readonly pace?: Pace | "as told";
  readonly sheetName?: string;
  /** The first day that a person gave. */
  readonly startDate?: Day | null | undefined;
}

/** The columns that may hold the ratings, and the one that was taken. */
export interface RatingChoice {
  readonly chosen: RatingColumn | null;
  /** Its rating counts for a player who has none in the chosen one. */
  readonly standard: RatingColumn | null;
  readonly columns: readonly RatingColumn[];
  readonly findings: readonly Finding[];
}

export const NO_RATINGS: RatingChoice = { chosen: null, standard: null, columns: [], findings: [] };

/** The column that a person chose, else the one whose heading means these ratings; else it is asked. */
export function chosenRating(
  all: readonly RatingColumn[],
  wished: WishedRatings,
  /** The first day of the event, by which one of several lists is chosen, and its pace. */
  start: Day | null,
  pace: Pace,
): RatingChoice {
  const { ratingColumn, standardColumn = null } = wished;
  const columns = byMeaning(all, pace);
  /** 7.2.1 (rapid and blitz): in standard chess nobody counts with another list's rating. */
  const isOther = pace !== "standard";
  const standard = columns.find(({ column }) => isOther && column === standardColumn) ?? null;
  if (ratingColumn === "none") return { chosen: null, standard, columns, findings: [] };
  const asked = columns.find(({ column }) => column === ratingColumn);
  if (asked !== undefined) return { chosen: asked, standard, columns, findings: [] };
  const [first] = columns;
  if (first === undefined) {
    return { chosen: null, standard, columns, findings: [warning("noRatings", {})] };
  }
  const doubt = doubtOf(first, pace);
  if (doubt !== null) {
    return { chosen: null, standard, columns, findings: [question(first, doubt, columns)] };
  }
  const listed = inForce(first, columns, start);
  const late = listed === null ? null : doubtOfList(listed, start, pace);
  if (listed !== null && late !== null) {
    return { chosen: null, standard, columns, findings: [question(listed, late, columns)] };
  }
  return listed === null
    ? { chosen: null, standard, columns, findings: [question(first, "lists", columns)] }
    : { chosen: listed, standard, columns, findings: saidOf(listed, columns) };
}

/** Whether columns name several lists, each with the ratings of its time. */
export function areOfSeveralLists(columns: readonly RatingColumn[], until: Day | null): boolean {
  const days = columns.flatMap(({ heading, isUsed }) =>
    isUsed ? (listDate(heading, until) ?? []) : [],
  );
  return new Set(days).size > 1;
}

/** 9.11 (2005), 7.11 (2011): the list in force on the first day counts, neither a later nor an earlier one. */
function doubtOfList({ heading }: RatingColumn, start: Day | null, pace: Pace): RatingDoubt | null {
  const day = listDate(heading, start);
  if (day === null || start === null) return null;
  if (day > start) return "after";
  const edition = editionOn(start, pace);
  const isInForce = isReason(edition) || day >= ratingList(start, edition);
  return isInForce ? null : "notInForce";
}

/** The list that the column's heading names; null where it names none. */
export function listNamed({ chosen }: Pick<RatingChoice, "chosen">, edition: Edition): Day | null {
  const day = chosen === null ? null : listDate(chosen.heading);
  return day === null ? null : ratingList(day, edition);
}

/** 7.11 (2011): of several lists the last before the event; null where that is not known. */
function inForce(
  first: RatingColumn,
  columns: readonly RatingColumn[],
  start: Day | null,
): RatingColumn | null {
  const alike = columns.filter(
    ({ meaning, isUsed }) =>
      isUsed && meaning?.list === first.meaning?.list && meaning?.pace === first.meaning?.pace,
  );
  const listed = alike
    .map((each) => ({ each, day: listDate(each.heading, start) }))
    .filter(({ each }) => each.meaning?.isAfter === false);
  const [one, other] = listed;
  /** Two columns with the same heading: nobody knows which is meant. */
  if (other !== undefined && folded(other.each.heading) === folded(first.heading)) return null;
  if (listed.length < 2 || listed.every(({ day }) => day === one?.day)) return first;
  const before = listed.filter(({ day }) => day !== null && start !== null && day <= start);
  const isKnown = listed.every(({ day }) => day !== null);
  const last = before.reduce((latest, { day }) => Math.max(latest, day ?? 0), 0);
  return isKnown ? (before.find(({ day }) => day === last)?.each ?? null) : null;
}

/** FIDE's before national ones, this pace before others, before before after, known before unknown. */
function byMeaning(columns: readonly RatingColumn[], pace: Pace): RatingColumn[] {
  const order = (each: RatingColumn): number => {
    const doubt = doubtOf(each, pace);
    const list = each.meaning === null ? 0 : LISTS.indexOf(each.meaning.list);
    const isOfPace = each.meaning?.pace === pace ? 0 : 1;
    return (
      1000 * (each.isUsed ? 0 : 1) +
      100 * (doubt === null ? 0 : 1 + DOUBTS.indexOf(doubt)) +
      (pace === "standard" ? 10 * list + isOfPace : 10 * isOfPace + list)
    );
  };
  return [...columns].sort((one, other) => order(one) - order(other));
}

const LISTS: readonly string[] = ["fide", "any", "mixed", "national"];
const DOUBTS: readonly RatingDoubt[] = [
  "lists",
  "mixed",
  "national",
  "pace",
  "after",
  "notInForce",
  "heading",
];

/** 7.2.1: a standard rating is the next best in rapid and blitz. */
function doubtOf({ meaning }: RatingColumn, pace: Pace): RatingDoubt | null {
  if (meaning === null) return "heading";
  if (meaning.isAfter) return "after";
  if (meaning.list === "national" || meaning.list === "mixed") return meaning.list;
  const fits = meaning.pace === "any" || meaning.pace === pace;
  return fits || (pace !== "standard" && meaning.pace === "standard") ? null : "pace";
}

/** That others were left is said; so is a column of FIDE's in which nobody has a rating. */
function saidOf(chosen: RatingColumn, columns: readonly RatingColumn[]): Finding[] {
  const others = columns.filter((each) => each !== chosen && each.meaning !== null);
  if (others.length === 0) return [];
  const empty = others.find(({ meaning, isUsed }) => meaning?.list === "fide" && !isUsed);
  const isInstead = empty !== undefined && chosen.meaning?.list !== "fide";
  const name = (each: RatingColumn) => nameOf(each, columns);
  const said = { chosen: name(chosen), others: others.map(name).join(", ") };
  return isInstead
    ? [warning("fideRatingsEmpty", { chosen: chosen.heading, empty: empty.heading })]
    : [warning("severalRatings", said)];
}

/** Where two headings are the same their columns tell them apart. */
function nameOf({ column, heading }: RatingColumn, columns: readonly RatingColumn[]): string {
  const isOnly = columns.every((each) => each.column === column || each.heading !== heading);
  return isOnly ? heading : `${heading} (${columnLetters(column)})`;
}

/** A single column that a heading does not name may be confirmed; anything else is a choice. */
function question(
  likeliest: RatingColumn,
  doubt: RatingDoubt,
  columns: readonly RatingColumn[],
): Finding {
  const { column, heading, firstRow } = likeliest;
  const fixes = columns
    .filter(({ isUsed }) => isUsed)
    .map((each): Fix => ({ kind: "ratings", column: each.column, heading: each.heading }));
  const isSure = doubt === "heading" && fixes.length === 1;
  const none: Fix = { kind: "ratings", column: "none", heading: "" };
  const values = { heading, doubt };
  const place = { row: firstRow, column };
  const [fix] = fixes;
  return isSure && fix !== undefined
    ? errorFound("whoseRatings", values, { place, fix, choices: [none] })
    : errorFound("whoseRatings", values, { place, choices: [...fixes, none] });
}
