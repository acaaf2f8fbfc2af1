import { readingsOf } from "../readingNotes";
import { CAREER_READINGS } from "./careerReadings";
import { errataOf } from "../../rules/editions/errata";
import { stacked } from "../stack";
import { shown } from "../table";
import { LIST_COLUMNS } from "./careerLists";
import { CAREER_COLUMNS } from "./columns/order";
import { heightOfEditions } from "./editionsBlock";
import { CAREER_FACT_KEYS, FIRST_EVENT, type CareerPlaces } from "./layout";
import { linesOf } from "./lines";
import type { FirstRatingOrder } from "./order";

export function careerPlaces(order: FirstRatingOrder): CareerPlaces {
  const lines = linesOf(order);
  const columns = shown(CAREER_COLUMNS, order).map(({ key }) => key);
  const { facts, notes, lists, editions, tables, ...rows } = rowsOfBlocks(order, lines);
  const listColumns = LIST_COLUMNS.map(({ key }) => key);
  return {
    events: { columns, start: 0, first: FIRST_EVENT, lines },
    results: rows,
    facts: { keys: CAREER_FACT_KEYS, first: facts, noteColumn: 3 },
    notesRow: notes,
    lists: { columns: listColumns, start: 0, first: lists, lines },
    editionsRow: editions,
    tablesRow: tables,
  };
}

function rowsOfBlocks(order: FirstRatingOrder, lines: number) {
  return stacked(
    [
      ["gap 1", 1],
      ["section", 1],
      ["games", 1],
      ["points", 1],
      ["rc", 1],
      ["average", 1],
      ["p", 1],
      ["dp", 1],
      ["rating", 1],
      ["first", 1],
      ["lacks", 1],
      ["gap 2", 1],
      ["facts section", 1],
      ["facts", CAREER_FACT_KEYS.length],
      ["notes", heightOfNotes(order)],
      ["gap 3", 1],
      ["lists section", 2],
      ["lists", lines],
      ["gap 4", 1],
      ["editions", heightOfEditions(order)],
      ["gap 5", 1],
      ["tables", 0],
    ],
    FIRST_EVENT + lines,
  );
}

/** With which formulas, readings and errata. */
function heightOfNotes(order: FirstRatingOrder): number {
  const { edition } = order;
  const readings = readingsOf(CAREER_READINGS, order, edition).length;
  return 1 + readings + errataOf(edition, "firstRating").length;
}
