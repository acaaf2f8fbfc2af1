import type { EditionId } from "../../src/rules/editions/edition";
import type { StyleName } from "../../src/sheets/articles/style";
import type { IterationOrder } from "../../src/sheets/iteration/order";
import { tableRead } from "./tableRead";
import { TEN } from "../fixtures/crosstables";
import { edition } from "./editions";
import { cellsOf } from "./sheetCells";

const cells = cellsOf(TEN);
const choices = { readAs: new Map<string, string>(), ratingColumn: null };
const { roundRobin } = tableRead(cells, cells.area, choices);

/** A sheet of the ten players of the worked example. */
export function exampleOrder(id: EditionId, style: StyleName, asPrinted = false): IterationOrder {
  return {
    event: roundRobin!,
    edition: edition(id),
    style,
    asPrinted,
    startDate: null,
    championship: "none",
    later: new Set(),
    title: "Example",
    isTeaching: false,
  };
}
