import { area, below, cellAt, OWN, type Reference } from "../../../formula/reference";
import { columnOf } from "../../table";
import type { ReportContext } from "../context";
import type { GameColumn } from "../layout";

/** A player's lines before this one: from the line above the first on, so that it is no single cell. */
export function linesBefore({ places }: ReportContext, column: GameColumn): Reference {
  const at = columnOf(places.games, column);
  return area(below(cellAt("first", at, "row"), -1), below(cellAt(OWN, at), -1));
}

/** All lines of a player. */
export function linesOfPlayer({ places }: ReportContext, column: GameColumn): Reference {
  const at = columnOf(places.games, column);
  return area(cellAt("first", at, "row"), cellAt("end", at, "row"));
}
