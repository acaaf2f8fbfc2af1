import type { Edition } from "../../rules/editions/edition";
import { eventReport } from "../../rules/report/eventReport";
import type { HalfPoints } from "../../rules/units";
import type { Event } from "../event";

/** A player whose first event would not count for want of points: 6.1, 10.21 (2005), 6.31 (2014). */
export interface FewPoints {
  readonly player: number;
  readonly name: string;
  readonly score: HalfPoints;
  /** It is said to be a later event. */
  readonly isLater: boolean;
}

/** Unrated players with enough rated opponents, and too few points against them, as in a Swiss. */
export function fewPointsOf(
  event: Event,
  edition: Edition,
  later: ReadonlySet<number>,
): FewPoints[] {
  const { players } = event;
  if (players.every(({ rating }) => rating !== null)) return [];
  /** Everybody's first event: only then points are asked for in every edition. */
  const { rows } = eventReport(event, edition, {});
  return players.flatMap(({ name }, player) => {
    const { lacks = [], w: score = 0 } = rows[player] ?? {};
    const isLacking = (what: "points" | "opponents") => lacks.some(({ key }) => key === what);
    if (!isLacking("points") || isLacking("opponents")) return [];
    return [{ player, name, score, isLater: later.has(player) }];
  });
}
