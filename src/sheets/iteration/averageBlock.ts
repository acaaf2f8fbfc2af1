import type { Expr } from "../../formula/expr";
import { cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import { rounded } from "../articles/rounded";
import { cellFormula } from "../cellFormula";
import type { Look } from "../sheetPlan";
import { completeness } from "./completeness";
import { allOfTable, opponents, type IterationContext } from "./context";
import { AVERAGE_COLUMN, PLAYER_COLUMN } from "./places";

/** Rar, dpa, n, Ra under the table; without all results there is no Ra. */
export function putAverage(sheet: IterationContext): void {
  const { draft, order, places, texts } = sheet;
  const { rows } = places;
  const line = (key: "rar" | "dpa" | "n" | "ra", label: string, value: Expr, look: Look) => {
    draft.put(rows[key], PLAYER_COLUMN, label, "label");
    draft.put(rows[key], AVERAGE_COLUMN, cellFormula(value), look);
    const area = { row: rows[key], column: AVERAGE_COLUMN, rows: 1, columns: 1 };
    if (key !== "n") draft.name(label, area);
  };
  line("rar", "Rar", f`AVERAGE(${allOfTable(sheet, "rating")})`, "tenths");
  line("dpa", "dpa", f`AVERAGE(${allOfTable(sheet, "dp")})`, "tenths");
  line("n", "n", opponents(sheet), "whole");
  const at = (key: "rar" | "dpa" | "n") => cellAt(rows[key], AVERAGE_COLUMN);
  const average = rounded(f`${at("rar")}-${at("dpa")}*${at("n")}/(${at("n")}+1)`);
  const ra = places.hasResults ? f`IF(${completeness(places)},${average},NA())` : average;
  line("ra", "Ra", ra, "whole");
  const about = texts.hints.ra(order.edition.articles.average, order.edition.name);
  draft.hint({ row: rows.ra, column: PLAYER_COLUMN }, "Ra", about);
  draft.put(rows.ra, AVERAGE_COLUMN + 1, texts.raFormula, "reason");
}
