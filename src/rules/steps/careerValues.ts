import type { HalfPoints, Hundredths, Rating } from "../units";

/** Steps over several events: a rating period, a first rating. */
export interface CareerSteps {
  /** 8.57 (2014): K × ΣΔR of each event, added up. */
  periodChange: {
    events: readonly { k: number; delta: Hundredths }[];
    change: Hundredths;
  };
  /** 10.3 (2005): the mean of all Ru by their games. */
  weighted: { events: readonly { ru: Rating; games: number }[]; games: number; rn: Rating };
  /** 8.3 (2011): all events as one. */
  pooled: {
    events: readonly { rc: number; score: HalfPoints; games: number }[];
    score: HalfPoints;
    games: number;
    rc: number;
  };
}
