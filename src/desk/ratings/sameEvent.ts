import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { ReportedPlayer, ReportRead } from "../../sheets/report/readReport";
import { nameKey, samePersons } from "../../tournament/identity";

/**
 * Two reports of one event, made before and after something was corrected: title and first day are
 * the same, and half of the players. Where one of the two was corrected itself, half of the players
 * must have the same games and points; where both were, nearly all.
 */
export function isSameEvent({ report: one }: NamedReport, { report: other }: NamedReport): boolean {
  if (one.edition.pace !== other.edition.pace) return false;
  if (one.part !== null || other.part !== null) return isSamePart(one, other);
  const isSameTitle = one.title === other.title;
  const isSameDay = one.startDate === other.startDate;
  if (isSameTitle && isSameDay) return haveSamePlayers(one, other);
  return isSameTitle || isSameDay ? arePlayedAlike(one, other, HALF) : areAlike(one, other);
}

/**
 * Of an event that counts period by period (4.13, 2011) its parts are events of their own. One of them is made
 * anew by the same part, by parts that were cut otherwise, and by a report of the whole.
 */
function isSamePart(one: ReportRead, other: ReportRead): boolean {
  if (!isOfSameWhole(one, other)) return false;
  const [first, second] = [one.part, other.part];
  const isCutAlike = first?.count === second?.count;
  return haveSamePlayers(one, other) && (!isCutAlike || first?.number === second?.number);
}

function isOfSameWhole(one: ReportRead, other: ReportRead): boolean {
  const [first, second] = [wholeOf(one), wholeOf(other)];
  return first.start === second.start && first.end === second.end;
}

function wholeOf({ part, startDate, endDate }: ReportRead) {
  return part ?? { start: startDate, end: endDate ?? startDate };
}

const HALF = 0.5;
const NEARLY_ALL = 0.75;
/** Fewer may have the same figures by chance. */
const FEWEST_ALIKE = 2;
const FEWEST_ALIKE_UNKNOWN = 4;

/** Most players of one have the same games and points in the other, whatever the events are called. */
export function areAlike(one: ReportRead, other: ReportRead): boolean {
  if (one.part !== null && other.part !== null && !isSamePart(one, other)) return false;
  return arePlayedAlike(one, other, NEARLY_ALL, FEWEST_ALIKE_UNKNOWN);
}

function arePlayedAlike(
  { players: ones }: ReportRead,
  { players: others }: ReportRead,
  share: number,
  fewest = FEWEST_ALIKE,
): boolean {
  const [played, known] = [ones.filter(hasPlayed), others.filter(hasPlayed)];
  const keys = new Set(known.map(figuresOf));
  const alike = played.filter((player) => keys.has(figuresOf(player))).length;
  return alike >= fewest && alike >= share * Math.max(played.length, known.length);
}

/** What an unrated player scored tells nobody apart: his sum of ΔR is none. */
function hasPlayed({ games, delta }: ReportedPlayer): boolean {
  return games > 0 && delta !== null;
}

function figuresOf({ name, games, delta }: ReportedPlayer): string {
  return `${nameKey(name)} ${games} ${delta ?? ""}`;
}

interface HasPlayers {
  readonly players: readonly Pick<ReportedPlayer, "name" | "id" | "rating">[];
}

/** Half of those of the smaller report; one without any may be anybody's. */
export function haveSamePlayers(
  { players: ones }: HasPlayers,
  { players: others }: HasPlayers,
): boolean {
  const known = samePersons(ones, others).filter((place) => place !== null).length;
  /** Nobody is as many as half of nobody, but no player of a report that has some. */
  const areSome = Math.max(ones.length, others.length) > 0;
  return areSome ? known > 0 && known >= HALF * Math.min(ones.length, others.length) : true;
}
