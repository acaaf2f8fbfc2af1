import { readingsOf } from "../readingNotes";
import { CAREER_READINGS } from "./careerReadings";
import { errataOf } from "../../rules/editions/errata";
import { hasHypothetical } from "../../rules/hypothetical";
import { stacked } from "../stack";
import { shown } from "../table";
import { CAREER_COLUMNS } from "./columns/order";
import { CAREER_FACT_KEYS, FIRST_EVENT, isAveraged, type CareerPlaces } from "./layout";
import { linesOf } from "./lines";
import type { FirstRatingOrder } from "./order";

export function careerPlaces(order: FirstRatingOrder): CareerPlaces {
  const { edition } = order;
  const lines = linesOf(order);
  const columns = shown(CAREER_COLUMNS, order).map(({ key }) => key);
  /** 10.3 (2005): of all events together there is the mean of their Ru, and no Rc. */
  const ofAll = isAveraged(order) ? 0 : 1;
  const hasRa = hasHypothetical(edition);
  const { facts, notes, tables, ...rows } = stacked(
    [
      ["gap 1", 1],
      ["section", 1],
      ["games", 1],
      ["points", 1],
      ["rc", ofAll],
      ["ra", hasRa ? 1 : 0],
      ["p", ofAll],
      ["dp", ofAll],
      ["rating", 1],
      ["first", 1],
      ["lacks", 1],
      ["gap 2", 1],
      ["facts section", 1],
      ["facts", CAREER_FACT_KEYS.length],
      ["notes", heightOfNotes(order)],
      ["gap 3", 1],
      ["tables", 0],
    ],
    FIRST_EVENT + lines,
  );
  return {
    events: { columns, start: 0, first: FIRST_EVENT, lines },
    results: rows,
    facts: { keys: CAREER_FACT_KEYS, first: facts, noteColumn: 3 },
    notesRow: notes,
    tablesRow: tables,
  };
}

/** With which formulas, readings and errata. */
function heightOfNotes(order: FirstRatingOrder): number {
  const { edition } = order;
  const readings = readingsOf(CAREER_READINGS, order, edition).length;
  return 1 + readings + errataOf(edition, "firstRating").length;
}
