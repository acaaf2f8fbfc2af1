import type { Edition } from "../../../rules/editions/edition";
import { CARRIED_COLUMNS } from "./carried";
import { change, k, kCounted, kGiven, remarks, rn } from "./change";
import {
  dp,
  dpAsOpponent,
  firstEvent,
  firstEventOfRated,
  lacks,
  p,
  pAsOpponent,
  rnFirst,
  ru,
  ruAsOpponent,
} from "./firstRating";
import { lifted, n, ra, rc, w, we, wMinusWe } from "./games";
import type { BlockName } from "../layout";
import type { ReportCells } from "./reportCells";
import { K_FROM, kReason } from "./kFrom";
import { asOpponent, id, number, player, rating } from "./who";

const WHO = [number, player, rating];
const BEHIND = [id, ...CARRIED_COLUMNS, ...K_FROM, lifted];
const OF_RATED_SINCE = [asOpponent, pAsOpponent, dpAsOpponent, ruAsOpponent];

/** The columns of each block; what both have stands in the same order in both. */
type Blocks = Readonly<Record<BlockName, readonly ReportCells[]>>;

const USUAL: Blocks = {
  rated: [
    ...WHO,
    ...[rc, n, w, we, wMinusWe, k, kCounted, change, rn],
    ...[kReason, remarks, firstEventOfRated, ...OF_RATED_SINCE, ...BEHIND],
  ],
  unrated: [
    ...WHO,
    rc,
    n,
    w,
    ra,
    p,
    dp,
    ru,
    rnFirst,
    firstEvent,
    lacks,
    asOpponent,
    ...BEHIND,
    kGiven,
  ],
};

/** 11.31 (2005) names its columns; what they are worked out from stands behind them. */
const AS_11_31: Blocks = {
  rated: [
    ...WHO,
    ...[rc, n, w, wMinusWe, we, k, kCounted, change, rn],
    ...[kReason, remarks, firstEventOfRated, ...OF_RATED_SINCE, ...BEHIND],
  ],
  unrated: [...WHO, rc, n, w, ru, p, dp, rnFirst, firstEvent, lacks, asOpponent, ...BEHIND, kGiven],
};

/** The columns of a report's blocks, in the order of its edition. */
export function reportColumns({ report }: Edition): Blocks {
  return report === "11.31" ? AS_11_31 : USUAL;
}

/** Those of both blocks, each once. */
export function allReportColumns(edition: Edition): readonly ReportCells[] {
  const { rated, unrated } = reportColumns(edition);
  const keys = new Set(rated.map(({ key }) => key));
  return [...rated, ...unrated.filter(({ key }) => !keys.has(key))];
}
