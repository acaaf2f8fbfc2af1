import { isDay } from "../../rules/day";
import type { CareerEvent } from "../../rules/careerEvent";
import { countedAsRated } from "../../rules/countedAsRated";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import { isBlank, valueAt } from "../../tournament/sheetCells";
import { filledRows, inColumn, numberIn, textIn, valueIn } from "../readCells";
import { editionOfSheet } from "../readMadeFor";
import type { SheetRead } from "../sheetRead";

/** A first rating as its sheet holds it now. */
export interface CareerRead {
  readonly edition: Edition;
  readonly gamesNeeded: number;
  readonly published: Day | null;
  /** Those that are looked at, in the order of the lines. */
  readonly events: readonly CareerLineRead[];
}

export interface CareerLineRead extends CareerEvent {
  readonly row: number;
  readonly name: string;
}

/** Null where it is no sheet of ours. */
export function readCareerSheet(sheet: SheetRead, robins: ReadonlySet<string>): CareerRead | null {
  const edition = editionOfSheet(sheet);
  const lines = sheet.names.own.get("First_day");
  if (edition === null || lines === undefined) return null;
  const fact = (name: string) => {
    const place = sheet.names.own.get(name);
    return place === undefined ? "" : valueAt(sheet.cells, place);
  };
  const [needed, published] = [fact("games_needed"), fact("published")];
  const list = isDay(published) ? published : null;
  const events = filledRows(sheet, lines).flatMap((row) => lineAt(sheet, row, robins) ?? []);
  return {
    edition,
    gamesNeeded: typeof needed === "number" ? needed : edition.publication.games,
    published: list,
    events: inOrder(events, list),
  };
}

/** null: not filled in, or with a list that is none. */
function lineAt(sheet: SheetRead, row: number, robins: ReadonlySet<string>): CareerLineRead | null {
  const day = valueIn(sheet, "First_day", row);
  const [rc, w, games] = ["Rc_mean", "W_points", "n_games"].map((name) =>
    numberIn(sheet, name, row),
  );
  if (!isDay(day) || rc == null || w == null || games == null || games <= 0) return null;
  const list = inColumn(sheet, "List", row);
  const ratedOn = valueIn(sheet, "List", row);
  const isNone = list === null || isBlank(sheet.cells, list);
  if (!isNone && !(typeof ratedOn === "number" && ratedOn >= day)) return null;
  return {
    row,
    name: textIn(sheet, "Event", row),
    day,
    ratedOn: isNone ? null : Number(ratedOn),
    system: robins.has(textIn(sheet, "Kind", row)) ? "robin" : "swiss",
    rc,
    score: Math.round(2 * w),
    games,
  };
}

/** The order of the lines decides which event is the first: one of before those above it is passed over. */
function inOrder(events: readonly CareerLineRead[], published: Day | null): CareerLineRead[] {
  let last = 0;
  return events.filter((event) => {
    if (countedAsRated(event, published) !== null) return true;
    if (event.day < last) return false;
    last = event.day;
    return true;
  });
}
