import type { CareerTexts } from "../../i18n/career";
import { isDay } from "../../rules/day";
import type { CareerEvent } from "../../rules/careerEvent";
import type { CareerTerms } from "../../rules/careerTerms";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import { isBlank, valueAt } from "../../tournament/sheetCells";
import { filledRows, inColumn, numberIn, textIn, valueIn } from "../readCells";
import { editionOfSheet } from "../readMadeFor";
import type { SheetRead } from "../sheetRead";
import { EDITIONS_BY } from "./layout";
import { termsOf } from "./order";

/** A first rating as its sheet holds it now. */
export interface CareerRead {
  readonly edition: Edition;
  readonly terms: CareerTerms;
  /** Those that are looked at, in the order of their numbers. */
  readonly events: readonly CareerLineRead[];
}

export interface CareerLineRead extends CareerEvent {
  readonly row: number;
  readonly name: string;
}

/** Null where it is no sheet of ours. `kinds`: the words of all languages. */
export function readCareerSheet(
  sheet: SheetRead,
  kinds: readonly CareerTexts["kinds"][],
): CareerRead | null {
  const edition = editionOfSheet(sheet);
  const lines = sheet.names.own.get("First_day");
  if (edition === null || lines === undefined) return null;
  const events = filledRows(sheet, lines).flatMap((row) => lineAt(sheet, row, kinds) ?? []);
  const number = ({ row }: CareerLineRead) => numberIn(sheet, "Event_No", row) ?? row;
  return {
    edition,
    terms: termsOf({ edition, ...toldOf(sheet) }),
    events: events.sort((one, other) => number(one) - number(other)),
  };
}

/** What a person has told beside the events. */
export function toldOf(sheet: SheetRead) {
  const fact = (name: string) => {
    const place = sheet.names.own.get(name);
    return place === undefined ? "" : valueAt(sheet.cells, place);
  };
  const [needed, published] = [fact("games_needed"), fact("published")];
  return {
    isByHand: fact("editions_by") === EDITIONS_BY.one,
    isException: fact("by_exception") === 1,
    gamesNeeded: typeof needed === "number" ? needed : null,
    published: isDay(published) ? Math.floor(published) : null,
  };
}

/** null: not filled in, or with days that are none. */
function lineAt(
  sheet: SheetRead,
  row: number,
  kinds: readonly CareerTexts["kinds"][],
): CareerLineRead | null {
  const day = valueIn(sheet, "First_day", row);
  const [rc, w, games] = ["Rc_mean", "W_points", "n_games"].map((name) =>
    numberIn(sheet, name, row),
  );
  if (!isDay(day) || rc == null || w == null || games == null || games <= 0) return null;
  const [end, ratedOn] = ["Last_day", "List"].map((name) => laterIn(sheet, name, row, day));
  if (end === undefined || ratedOn === undefined) return null;
  const met = numberIn(sheet, "Rated_opponents", row);
  const word = textIn(sheet, "Kind", row);
  const isDouble = kinds.some(({ doubleRobin }) => doubleRobin === word);
  const isRobin = isDouble || kinds.some(({ robin }) => robin === word);
  return {
    row,
    name: textIn(sheet, "Event", row),
    day,
    end,
    ratedOn,
    system: isRobin ? "robin" : "swiss",
    ...(isDouble && { isDouble }),
    rc,
    score: Math.round(2 * w),
    games,
    ...(met != null && { opponents: met }),
  };
}

/** A day that is not before the event; null: blank. Undefined where it is none. */
function laterIn(sheet: SheetRead, name: string, row: number, first: Day): Day | null | undefined {
  const place = inColumn(sheet, name, row);
  if (place === null || isBlank(sheet.cells, place)) return null;
  const found = valueIn(sheet, name, row);
  return typeof found === "number" && found >= first ? found : undefined;
}
