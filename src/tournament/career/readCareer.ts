import { isDay } from "../../rules/day";
import type { CareerEvent } from "../../rules/careerEvent";
import { HIGHEST_RATING, type Day } from "../../rules/units";
import { errorFound, type Finding } from "../finding";
import { folded } from "../folded";
import { headingAt, type ColumnKind } from "../headings";
import { readPoints } from "../players";
import { inTurn, read, type Read } from "../read";
import {
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type CellValue,
  type SheetCells,
} from "../sheetCells";

export interface NamedEvent extends CareerEvent {
  readonly name: string;
}

export interface CareerRead {
  /** In the order of their days. */
  readonly career: readonly NamedEvent[];
  readonly findings: readonly Finding[];
  /** The heading of the averages, where it is Ra. */
  readonly ra?: CellPlace;
}

const NEEDED = ["date", "average", "points", "games"] as const;

type Columns = Readonly<Record<(typeof NEEDED)[number], number>> & {
  readonly event: number | null;
  readonly end: number | null;
  readonly list: number | null;
  readonly system: number | null;
};

/** A list of an unrated player's events, one a row, known by its headings; null where there is none. */
export function readCareer(cells: SheetCells, selected: Area): CareerRead | null {
  const rows = span(selected.row, selected.rows);
  const heading = rows.find((row) => columnsOf(cells, row, selected) !== null);
  const columns = heading === undefined ? null : columnsOf(cells, heading, selected);
  if (heading === undefined || columns === null) return null;
  const { value, findings } = inTurn(
    rows
      .filter(
        (row) =>
          row > heading &&
          NEEDED.some((need) => textAt(cells, { row, column: columns[need] }) !== ""),
      )
      .map((row) => readEvent(cells, row, columns)),
  );
  const career = value.flatMap((event) => event ?? []);
  const averages = { row: heading, column: columns.average };
  const isRa = folded(textAt(cells, averages)) === "ra";
  return {
    career: career.sort((one, other) => one.day - other.day),
    findings,
    ...(isRa ? { ra: averages } : {}),
  };
}

function columnsOf(cells: SheetCells, row: number, selected: Area): Columns | null {
  const columns = span(selected.column, selected.columns);
  const find = (kind: ColumnKind) =>
    columns.find((column) => headingAt(cells, { row, column }) === kind) ?? null;
  const [date, anyAverage, points, games] = NEEDED.map(find);
  /** A report has both: Ra is made of Rc. */
  const average =
    columns.find((column) => folded(textAt(cells, { row, column })) === "rc") ?? anyAverage;
  if (date == null || average == null || points == null || games == null) return null;
  return {
    date,
    average,
    points,
    games,
    event: find("event") ?? find("name"),
    end: find("lastDay"),
    list: find("list"),
    system: find("system"),
  };
}

function readEvent(cells: SheetCells, row: number, columns: Columns): Read<NamedEvent | null> {
  const at = (column: keyof Columns) => ({ row, column: columns[column] ?? 0 });
  const value = (column: keyof Columns) => valueAt(cells, at(column));
  const name = columns.event === null ? `${row + 1}` : textAt(cells, at("event"));
  const [day, rc, games] = [value("date"), value("average"), value("games")];
  const points = readPoints(cells, row, { column: columns.points, heading: "" });
  const isAverage = typeof rc === "number" && rc >= 1 && rc <= HIGHEST_RATING;
  const isGames =
    typeof games === "number" && Number.isInteger(games) && 2 * games >= (points ?? 0);
  const later = (column: "end" | "list", fault: "notALastDay" | "notAList") =>
    columns[column] === null ? read(null) : readLater(cells, at(column), { name, day }, fault);
  const [end, list] = [later("end", "notALastDay"), later("list", "notAList")];
  const faults = [
    isDay(day) ? [] : errorFound("notADay", { event: name, came: day }, { place: at("date") }),
    isAverage
      ? []
      : errorFound("notAnAverage", { event: name, came: rc }, { place: at("average") }),
    points == null
      ? errorFound("notPoints", { player: name, came: value("points") }, { place: at("points") })
      : [],
    isGames ? [] : errorFound("notGames", { event: name, came: games }, { place: at("games") }),
    ...end.findings,
    ...list.findings,
  ].flat();
  if (!isDay(day) || !isAverage || points == null || !isGames) return read(null, ...faults);
  const kind = columns.system === null ? "" : folded(textAt(cells, at("system")));
  const event = {
    name,
    day: Math.floor(day),
    ...(end.value !== null && { end: end.value }),
    ratedOn: list.value,
    ...systemOf(kind),
    rc,
    score: points,
    games,
  };
  return read(event, ...faults);
}

/** The last day of an event, or the list that counts it, where they are told. */
function readLater(
  cells: SheetCells,
  place: CellPlace,
  { name, day }: { readonly name: string; readonly day: CellValue },
  fault: "notALastDay" | "notAList",
): Read<Day | null> {
  const came = valueAt(cells, place);
  if (textAt(cells, place) === "") return read(null);
  /** No list counts, and nothing ends, what has not begun: a year alone would be a day of 1905. */
  const earliest = typeof day === "number" ? Math.floor(day) : 1;
  if (isDay(came) && came >= earliest) return read(Math.floor(came));
  return read(null, errorFound(fault, { event: name, came }, { place }));
}

const ROBIN = /robin|toutes|rund|italiana|girone|aller.?retour|liga|todos|^r$/;
const DOUBLE = /double|doppel|doppio|doble|aller.?retour|andata.+ritorno/;

/** The words for a round robin in the languages of the headings; everything else is a Swiss. */
function systemOf(kind: string): Pick<CareerEvent, "system" | "isDouble"> {
  if (!ROBIN.test(kind)) return { system: "swiss" };
  return DOUBLE.test(kind) ? { system: "robin", isDouble: true } : { system: "robin" };
}
