import type { CareerCells } from "../eventLine";
import { counts, product, unrated, why } from "./counts";
import { date, event, kind, list, n, number, opponents, rc, w } from "./given";
import { dp, guide, p, ra, ru } from "./ru";

export const CAREER_COLUMNS: readonly CareerCells[] = [
  ...[number, event, date, list, kind, rc, w, n, opponents],
  ...[ra, unrated, p, dp, ru, guide, counts, product, why],
];
