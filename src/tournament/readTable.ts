import { readCrosstable } from "./crosstable/readCrosstable";
import type { TableColumns } from "./columns";
import { NO_DATES, type EventDates } from "./dates/eventDates";
import { tableDates, type TableDates } from "./dates/tableDates";
import { eventData } from "./trf/eventData";
import { eventSheetMarks } from "./trf/eventSheetMarks";
import { readEventTable } from "./trf/readEventTable";
import { eventName } from "./eventName";
import { eventPace } from "./pace/eventPace";
import { impossibleInTable } from "./impossibleInTable";
import { playerBlocks } from "./games/playerBlocks";
import { readGames } from "./games/readGames";
import { errorFound, warning, type Finding } from "./finding";
import type { Answer } from "./identity/answers";
import type { Doubt } from "./identity/whoIsWho";
import { NO_RATINGS, type RatingChoice, type WishedRatings } from "./ratingChoice";
import { FEWEST_PLAYERS } from "./roundRobin";
import {
  addressOfArea,
  contains,
  containsArea,
  filledIn,
  isOneCell,
  overlap,
  span,
  united,
  withValues,
  type Area,
  type CellValue,
  type SheetCells,
} from "./sheetCells";
import { readMatch } from "./match/readMatch";
import { readScheveningen } from "./match/readScheveningen";
import { readSwiss } from "./swiss/readSwiss";
import { listWithoutGames } from "./table/listWithoutGames";
import { tablesElsewhere } from "./table/elsewhere";
import { tableParts } from "./table/parts";
import { surroundingRegion } from "./table/region";
import { areSame, tellsMore } from "./table/tellsMore";
import { textApart } from "./text/textApart";
import { readTotals } from "./totals/readTotals";
import type { About, Tournament } from "./tournament";
import type { PlacedRead, TournamentRead } from "./tournamentRead";

/** What a person has decided about a table. */
export interface ReadingChoices extends WishedRatings {
  /** Cells read as something else, by address. */
  readonly readAs: ReadonlyMap<string, CellValue>;
  /** Who is who, as a person has answered it. */
  readonly answers?: readonly Answer[];
}

export interface Reading {
  /** As it was read, also where an error leaves none that can be rated; null: there is no table. */
  readonly tournament: Tournament | null;
  readonly findings: readonly Finding[];
  /** Of whom only a person knows whether they are one. */
  readonly doubts: readonly Doubt[];
  readonly ratings: RatingChoice;
  /** Where the table stands; null where there is none. */
  readonly area: Area | null;
  /** Other tables on the sheet. */
  readonly others: readonly Area[];
  readonly dates: EventDates;
  /** Where the players of the tournament stand, line by line; null: not so. */
  readonly lines: PlayerLines | null;
}

/** The row of each player, and the columns beside the results. */
export interface PlayerLines {
  readonly rows: readonly number[];
  readonly columns: TableColumns;
}

/** Understands the selected cells, or the table around one; those around them tell the date and what was missed. */
export function readTable(around: SheetCells, selected: Area, choices: ReadingChoices): Reading {
  const text = textApart(around, selected) ?? playerBlocks(around, selected);
  const apart = text === null ? NO_TABLE : readCells(text.cells, text.selected, choices);
  if (text === null || apart.findings.some(({ key }) => key === "noTable")) {
    return readCells(around, selected, choices);
  }
  const placed = (finding: Finding) =>
    finding.place === undefined ? finding : { ...finding, place: text.onSheet(finding.place) };
  return { ...apart, findings: apart.findings.map(placed) };
}

function readCells(around: SheetCells, selected: Area, choices: ReadingChoices): Reading {
  const cells = withValues(around, choices.readAs);
  const isCell = isOneCell(selected);
  const region = surroundingRegion(cells, selected);
  const ofFile = ofEventSheet(cells, choices);
  const isOfFile = ofFile?.area != null && (region === null || overlap(region, ofFile.area));
  if (isOfFile) return ofFile;
  const isAnywhere = isCell && ofFile === null;
  const areas = [region, ...(isAnywhere ? [cells.area] : [])].flatMap((area) => area ?? []);
  for (const area of areas) {
    const reading = readArea(cells, selected, area, choices);
    if (reading === null) continue;
    return isCell
      ? withElsewhere(cells, reading, area)
      : withCut(cells, selected, reading, choices);
  }
  const nothing = withoutGames(cells, region ?? selected);
  if (isCell) return ofFile ?? nothing;
  return withCut(cells, selected, nothing, choices);
}

/** A file's own sheet: nobody guesses what it is. Null where the sheet is none. */
function ofEventSheet(cells: SheetCells, choices: ReadingChoices): Reading | null {
  const marks = eventSheetMarks(cells);
  const read = marks && readEventTable(cells, marks, choices);
  return read && ofPlaced(cells, read, choices);
}

/** What stands apart from the table under the selected cell is told, too. */
function withElsewhere(cells: SheetCells, reading: Reading, region: Area): Reading {
  if (reading.area === null) return reading;
  const elsewhere = tablesElsewhere(cells, [reading.area, region, ...reading.others]);
  const others = [...reading.others, ...elsewhere];
  const findings = reading.findings.filter(({ key }) => key !== "otherTables");
  return { ...reading, others, findings: [...othersFound(others), ...findings] };
}

/** A selection that leaves out a part of the table around it. */
function withCut(
  cells: SheetCells,
  selected: Area,
  reading: Reading,
  choices: ReadingChoices,
): Reading {
  if (reading.findings.some(isOfSelection)) return reading;
  const corner = lastCell(cells, reading.area ?? selected);
  const region = surroundingRegion(cells, corner);
  if (region === null || containsArea(selected, region)) return reading;
  const whole = readArea(cells, corner, region, choices);
  const isSaid = whole?.findings.some(
    ({ place }) => place !== undefined && !contains(selected, place) && contains(region, place),
  );
  if (whole?.area == null || !(isSaid === true || tellsMore(whole, reading))) return reading;
  if (!overlap(selected, whole.area) || !areSame(whole, reading)) return reading;
  const area = united(selected, whole.area);
  const again = readArea(cells, area, area, choices);
  const isSame = again !== null && !tellsMore(whole, again) && !tellsMore(again, whole);
  const fix = isSame ? { fix: { kind: "select" as const, area } } : {};
  const finding = errorFound("selectionTooSmall", { area: addressOfArea(area) }, fix);
  return { ...reading, findings: [finding] };
}

/** Something in the last row: above it a gap may part headings from their table. */
function lastCell(cells: SheetCells, { row, rows, column, columns }: Area): Area {
  const last = row + rows - 1;
  const [filled = column] = filledIn(cells, last, span(column, columns));
  return { row: last, column: filled, rows: 1, columns: 1 };
}

function isOfSelection({ key }: Finding): boolean {
  return key === "selectionTooSmall";
}

function readArea(
  cells: SheetCells,
  selected: Area,
  area: Area,
  choices: ReadingChoices,
): Reading | null {
  const parts = tableParts(cells, selected, area);
  const [first = area] = parts;
  const isSeveral = parts.length > 1;
  const isPointedAt = isSeveral && isOneCell(selected) && contains(first, selected);
  /** Whoever points at a table means it, and no other: one that cannot be read is not passed over. */
  const meant = isPointedAt && isTable(cells, first) ? [first] : null;
  for (const part of meant ?? (isSeveral ? [...parts, area] : parts)) {
    const others = parts.filter((each) => each !== part && part !== area);
    const found =
      ofCrosstable(cells, { selected, area: part, others }, choices) ??
      ofGames(cells, { selected, area: part, others }, choices);
    if (found !== null) return found;
  }
  for (const part of meant ?? parts) {
    const totals = readTotals(cells, part, choices);
    const others = parts.filter((each) => each !== part);
    if (totals !== null) return ofPlaced(cells, { ...totals, others }, choices);
  }
  return meant === null ? null : withoutGames(cells, first);
}

/** Nothing that can be rated: what it is, where players stand in it. */
function withoutGames(cells: SheetCells, area: Area): Reading {
  const list = listWithoutGames(cells, area);
  return list === null ? NO_TABLE : { ...NO_TABLE, findings: [errorFound("noGames", { list })] };
}

const FEWEST_CELLS = 3;

/** Rows of several cells, as players have them. */
function isTable(cells: SheetCells, { row, rows, column, columns }: Area): boolean {
  const all = span(column, columns);
  const full = span(row, rows).filter((each) => filledIn(cells, each, all).length >= FEWEST_CELLS);
  return full.length > FEWEST_PLAYERS;
}

interface Where {
  readonly selected: Area;
  readonly area: Area;
  readonly others: readonly Area[];
}

function ofCrosstable(cells: SheetCells, where: Where, choices: ReadingChoices): Reading | null {
  const crosstable = readCrosstable(cells, where.selected, where.area, choices);
  if (crosstable === null) return null;
  if (!("rows" in crosstable)) return { ...NO_TABLE, findings: crosstable.findings };
  const others = [...crosstable.others, ...where.others];
  return ofPlaced(cells, { ...crosstable, others }, choices);
}

function ofGames(
  cells: SheetCells,
  { area, others }: Where,
  choices: ReadingChoices,
): Reading | null {
  const read: TournamentRead | null =
    readGames(cells, area, choices) ??
    readScheveningen(cells, area, choices) ??
    readMatch(cells, area, choices) ??
    readSwiss(cells, area, choices);
  return read && ofPlaced(cells, { ...read, area, others }, choices);
}

function ofPlaced(cells: SheetCells, read: PlacedRead, choices: ReadingChoices): Reading {
  const { played, ratings, rows, area, others } = read;
  /** A file's own lines tell the days of its rounds, as far as they are sure. */
  const rounds = eventData(cells).dayOfRound.size > 0 ? [] : (read.rounds ?? []);
  const told = tableDates(cells, { rows, others, rounds });
  const about = aboutEvent(cells, read, told, choices);
  return {
    tournament: { ...played, about },
    findings: [
      ...othersFound(others),
      ...read.findings,
      ...impossibleInTable(cells, read, about, choices),
    ],
    ...{ ratings, area, others, dates: told.dates, doubts: read.doubts ?? [] },
    lines: read.columns === undefined ? null : { rows, columns: read.columns },
  };
}

/** What stands above the table: its days, where they are sure, and the data of a file. */
function aboutEvent(
  cells: SheetCells,
  { rows, others }: PlacedRead,
  { dates: { start, end, choices }, dayOfRound }: TableDates,
  { sheetName = "" }: ReadingChoices,
): About {
  const data = eventData(cells);
  const isOpen = choices.length > 1;
  const days = data.dayOfRound.size > 0 ? data.dayOfRound : dayOfRound;
  return {
    ...data,
    dayOfRound: days,
    roundDays: [...days.values()],
    name: data.name ?? eventName(cells, { rows, others }),
    startDate: isOpen ? null : start,
    endDate: (isOpen ? null : end) ?? data.endDate,
    ...eventPace(cells, { rows, others }, sheetName),
  };
}

function othersFound(others: readonly Area[]): Finding[] {
  if (others.length === 0) return [];
  return [warning("otherTables", { areas: others.map(addressOfArea).join(", ") })];
}

const NO_TABLE: Reading = {
  tournament: null,
  findings: [errorFound("noTable", {})],
  doubts: [],
  ratings: NO_RATINGS,
  area: null,
  others: [],
  dates: NO_DATES,
  lines: null,
};
