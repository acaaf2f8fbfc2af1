import type { Edition } from "../../../rules/editions/edition";
import { CARRIED_COLUMNS } from "./carried";
import { change, k, kCounted, rn } from "./change";
import { dp, firstEvent, lacks, p, ru } from "./firstRating";
import { n, ra, rc, w, we, wMinusWe } from "./games";
import type { ReportCells } from "./reportCells";
import { K_FROM, kReason } from "./kFrom";
import { asOpponent, id, number, player, rating } from "./who";

const WHO = [number, player, rating, firstEvent, asOpponent];

const USUAL = [
  ...WHO,
  ...[rc, n, w, we, wMinusWe, k, kCounted, change, rn, kReason],
  ...[ra, p, dp, ru, lacks, id],
  ...CARRIED_COLUMNS,
  ...K_FROM,
];

/** 11.31 (2005) names its columns; what they are worked out from stands behind them. */
const AS_11_31 = [
  ...WHO,
  ...[rc, n, w, wMinusWe, ru],
  ...[we, k, kCounted, change, rn, kReason, p, dp, lacks, id],
  ...CARRIED_COLUMNS,
  ...K_FROM,
];

/** The columns of a report, in the order of its edition. */
export function reportColumns({ report }: Edition): readonly ReportCells[] {
  return report === "11.31" ? AS_11_31 : USUAL;
}
