import type { Edition, EditionId } from "../../rules/editions/edition";
import { editionOf, editionOn, editionsOf } from "../../rules/editions/editionOn";
import type { Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { StyleName } from "../../sheets/articles/style";

/** By which rules and with which formulas a sheet is made. */
export interface Rules {
  readonly edition: EditionId | "by date";
  readonly style: StyleName;
}

export const BY_DATE: Rules = { edition: "by date", style: "fide" };

/** The one chosen, or the one in force on the day of the last event; null where it has to be asked. */
export function editionFor({ edition }: Rules, last: Day | null): Edition | Reason | null {
  if (edition !== "by date") return editionOf(edition);
  return last === null ? null : editionOn(last);
}

/** 9.14f (2005), 7.14f (2011): how few games are enough at an Olympiad and its like; null where none are. */
export function gamesByException({ edition: chosen }: Rules): number | null {
  const meant = editionsOf("standard").filter(({ id }) => chosen === "by date" || id === chosen);
  const [fewer = null] = meant.flatMap(({ publication: { games, gamesByException: few } }) =>
    few < games ? [few] : [],
  );
  return fewer;
}
