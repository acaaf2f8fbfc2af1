import type { CareerCells } from "../eventLine";
import { counts, product, unrated, why } from "./counts";
import { date, end, event, kind, list, n, number, opponents, rc, w } from "./given";
import { listed, next, otherList } from "./lists";
import { dp, guide, p, ra, ru, share } from "./ru";
import { ends, opens, place, stands } from "./stands";

/** What is printed, then what it comes from. */
export const CAREER_COLUMNS: readonly CareerCells[] = [
  ...[number, event, date, end, list, kind, rc, w, n, opponents],
  ...[listed, otherList, ra, p, dp, ru, guide, counts, product, why],
  ...[unrated, next, place, opens, stands, ends, share],
];
