import type { OtherReadings } from "../../rules/editions/openReading";
import type { Edition } from "../../rules/editions/edition";
import { isDay } from "../../rules/day";
import { kReadingOf, type KReading } from "../../rules/kDay";
import type { PlayerWithFacts } from "../../rules/kOfPlayer";
import type { Crosstable, PlayedOrNot } from "../../rules/robin/crosstable";
import type { RobinField } from "../../rules/robin/event";
import type { Day, HalfPoints, Rating, Result } from "../../rules/units";
import type { Numbered } from "../../tournament/numbers";
import { valueAt } from "../../tournament/sheetCells";
import {
  factsIn,
  filledColumns,
  filledRows,
  givenK,
  numberIn,
  ratingIn,
  textIn,
  valueIn,
} from "../readCells";
import { editionOfSheet, madeFor } from "../readMadeFor";
import { otherReadingsOf } from "../otherReadings";
import type { SheetRead } from "../sheetRead";
import { usesFirstRu } from "./expectedBlock";

/** The sheet of an iteration as its cells show it now. */
export interface IterationRead {
  readonly edition: Edition;
  readonly startDate: Day | null;
  readonly kReading: KReading;
  /** 8.58 (2011) as printed. */
  readonly asPrinted: boolean;
  readonly others: OtherReadings;
  readonly players: readonly IterationPlayer[];
  readonly scores: RobinField["scores"];
  readonly later: ReadonlySet<number>;
  readonly gamesPerPairing: number;
  /** Its inputs stand on a report. */
  readonly isElsewhere: boolean;
}

interface IterationPlayer extends Omit<PlayerWithFacts, "rating">, Numbered {
  readonly name: string;
  readonly rating: Rating | null;
  /** K as the sheet shows it. */
  readonly kShown: number | null;
}

/** Null where the sheet is none, or one without names. */
export function readIteration(
  sheet: SheetRead,
  no: ReadonlySet<string>,
  isElsewhere: boolean,
): IterationRead | null {
  const { own } = sheet.names;
  const edition = editionOfSheet(sheet);
  const names = own.get("Player");
  if (edition === null || names === undefined || !own.has("Rating_given")) return null;
  const rows = filledRows(sheet, names);
  const players = rows.map((row) => playerAt(sheet, row, isElsewhere));
  const gamesPerPairing = perPairing(sheet);
  const startDate = dayOf(sheet, "first_day");
  const asPrinted = isAsPrinted(sheet, edition);
  return {
    edition,
    startDate,
    kReading: kReadingOf(dayOf(sheet, "K_day"), startDate, edition),
    asPrinted,
    others: otherReadingsOf(sheet),
    players,
    scores: scoresOf(sheet, rows, gamesPerPairing),
    later: new Set(
      [...rows.keys()].filter((place) => no.has(textIn(sheet, "First_event", rows[place] ?? 0))),
    ),
    gamesPerPairing,
    isElsewhere,
  };
}

function playerAt(sheet: SheetRead, row: number, isElsewhere: boolean): IterationPlayer {
  const facts = factsIn(sheet, row);
  const number = numberIn(sheet, "No", row);
  return {
    name: textIn(sheet, "Player", row),
    rating: ratingIn(sheet, "Rating_given", row),
    /** What stands in a report was decided there. */
    k: isElsewhere ? numberIn(sheet, "K_given", row) : givenK(sheet, "K_given", row),
    kShown: numberIn(sheet, "K_given", row),
    ...(number !== null && { number }),
    ...(facts !== null && { facts }),
  };
}

function isAsPrinted(sheet: SheetRead, { firstRating }: Edition): boolean {
  return Number(madeFor(sheet, "first_bonus")) !== (firstRating.bonus ?? 0);
}

/** We comes from the Ru of the first pass: as printed in 2011, or as 10.54 (2005) can be read. */
export function isByFirstRu(sheet: SheetRead, edition: Edition): boolean {
  return usesFirstRu({
    asPrinted: isAsPrinted(sheet, edition),
    others: otherReadingsOf(sheet),
  });
}

function valueOf(sheet: SheetRead, name: string) {
  const place = sheet.names.own.get(name);
  return place === undefined ? "" : valueAt(sheet.cells, place);
}

function dayOf(sheet: SheetRead, name: string): Day | null {
  const day = valueOf(sheet, name);
  return isDay(day) ? Math.floor(day) : null;
}

/** n games more for every time that everybody meets everybody. */
function perPairing(sheet: SheetRead): number {
  const [games, opponents] = [valueOf(sheet, "games"), valueOf(sheet, "n_opponents")];
  const isKnown = typeof games === "number" && typeof opponents === "number" && opponents > 0;
  return isKnown ? Math.max(1, Math.round(games / opponents)) : 1;
}

function scoresOf(
  sheet: SheetRead,
  rows: readonly number[],
  gamesPerPairing: number,
): RobinField["scores"] {
  const square = sheet.names.own.get("Results");
  if (square === undefined) {
    return { totals: rows.map((row) => Math.round(2 * Number(valueIn(sheet, "Points", row)))) };
  }
  const columns = filledColumns(sheet, square);
  const results: Crosstable = rows.map((row, player) =>
    columns.map((column, opponent) =>
      player === opponent ? [] : gamesOf(valueAt(sheet.cells, { row, column }), gamesPerPairing),
    ),
  );
  return { square: results };
}

/** Both games of a double round stand as one number. */
function gamesOf(value: unknown, games: number): readonly PlayedOrNot[] {
  const none = Array.from({ length: games }, () => null);
  if (typeof value !== "number" || !Number.isInteger(2 * value)) return none;
  if (value < 0 || value > games) return none;
  return none.map((_, game) => {
    const left: HalfPoints = 2 * value - 2 * game;
    return Math.min(2, Math.max(0, left)) as Result;
  });
}
