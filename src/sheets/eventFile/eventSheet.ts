import type { Day } from "../../rules/units";
import type { EventFileTexts } from "../../i18n/eventFile";
import { lastDay, roundDay, sureDay } from "../../tournament/trf/fileDay";
import { roundText } from "../../tournament/round/roundText";
import {
  roundsOfEvent,
  textOf,
  type TrfFile,
  type TrfLine,
  type TrfPlayer,
} from "../../tournament/trf/trfFile";
import type { CellPlace } from "../../tournament/sheetCells";
import { headingOf } from "../looks";
import { SheetDraft } from "../sheetDraft";
import type { Content, Look, SheetPlan } from "../sheetPlan";
import {
  dataRows,
  EVENT_COLUMN,
  isSheetDay,
  PLAYER_FIELDS,
  ROUND_COLUMN,
} from "../../tournament/trf/eventSheetPlaces";
import { roundDates } from "../../tournament/trf/roundDates";
import { TITLE_NAMES } from "../sheetKind";

/** A tournament file as a sheet that a person can check and correct: event above, players below. */
export function eventSheet(file: TrfFile, texts: EventFileTexts): SheetPlan {
  const draft = new SheetDraft();
  const { event, others } = dataRows(file);
  draft.title(texts.title(event.find(({ tag }) => tag === "012")?.text ?? ""), TITLE_NAMES.file);
  draft.put(1, 0, texts.note, "note");
  let row = FIRST_ROW;
  const days = eventDays(file);
  for (const line of event) putData(draft, row++, line, { days, texts });
  const heading = headingRow(file);
  const dates = roundDates(file);
  const rounds = Array.from({ length: roundsOfEvent(file, dates.length) }, (_, round) => round + 1);
  putRoundDates(
    draft,
    heading - 1,
    { dates, start: sureDay(textOf(file, "042")) },
    rounds.length,
    texts,
  );
  draft.line(heading, 0, [...texts.columns, ...rounds], "heading");
  for (const [index, player] of file.players.entries())
    putPlayer(draft, heading + 1 + index, player);
  putLooks(draft, heading + 1, file.players.length, rounds.length);
  row = heading + file.players.length + 2;
  for (const line of others) putData(draft, row++, line, { days, texts });
  return {
    ...draft.named(texts.sheetName, texts),
    widths: [...WIDTHS, ...rounds.map(() => ROUND_WIDTH)],
    frozen: { rows: 1, columns: 0 },
    titleRows: { first: heading + 1, last: heading + 1 },
  };
}

/** Title and note come first. */
const FIRST_ROW = 2;

/** An empty row and the dates of the rounds stand between the event and the players' headings. */
function headingRow(file: TrfFile): number {
  return FIRST_ROW + dataRows(file).event.length + 2;
}

/** A cell of the players' table. */
export function tablePlace(file: TrfFile): CellPlace {
  return { row: headingRow(file), column: 1 };
}

const WIDTHS = [7, 30, 24, 6, 6, 11, 12, 8, 7, 7];
const ROUND_WIDTH = 11;

type EventDays = ReadonlyMap<string, Day | null>;

/** The first and the last day, by their tags. */
function eventDays(file: TrfFile): EventDays {
  const [first, last] = [textOf(file, "042"), textOf(file, "052")];
  return new Map([
    ["042", sureDay(first)],
    ["052", lastDay(first, last)],
  ]);
}

function putData(
  draft: SheetDraft,
  row: number,
  { tag, text }: TrfLine,
  { days, texts }: { readonly days: EventDays; readonly texts: EventFileTexts },
) {
  const label = texts.labels[tag] ?? texts.kept;
  draft.put(row, EVENT_COLUMN.tag, tag === "" ? "#" : tag, "label");
  draft.put(row, EVENT_COLUMN.label, label, "label");
  const isDate = days.has(tag);
  const value = isDate ? dateContent(days.get(tag) ?? null, text) : text;
  draft.put(row, EVENT_COLUMN.value, value, "inputName");
  /** Filled in later, it is a date as well. */
  if (isDate && (typeof value === "number" || text === "")) {
    draft.look({ row, column: EVENT_COLUMN.value, rows: 1, columns: 1 }, "inputDate");
  }
}

function putRoundDates(
  draft: SheetDraft,
  row: number,
  { dates, start }: { readonly dates: readonly string[]; readonly start: Day | null },
  rounds: number,
  texts: EventFileTexts,
): void {
  draft.put(row, EVENT_COLUMN.tag, "132", "label");
  draft.put(row, EVENT_COLUMN.label, texts.labels["132"] ?? "", "label");
  for (const [round, text] of dates.entries()) {
    if (text === "") continue;
    draft.put(row, ROUND_COLUMN + round, dateContent(roundDay(text, start), text));
  }
  if (rounds > 0) draft.look({ row, column: ROUND_COLUMN, rows: 1, columns: rounds }, "inputDate");
}

/** The day, where the sheet can hold it as one. */
function dateContent(day: Day | null, text: string): Content {
  return isSheetDay(day) ? day : text;
}

function putPlayer(draft: SheetDraft, row: number, player: TrfPlayer): void {
  const { points } = player;
  const values: Content[] = PLAYER_FIELDS.map((field) => {
    if (field === "points") return points === null ? "" : points / 2;
    if (field === "rating") return player.rating ?? "u";
    const content = asNumber(String(player[field] ?? ""));
    /** 19800503 would be read as a day of the far future. */
    return field === "birth" && isSheetDay(content) ? player.birth : content;
  });
  const rounds = player.rounds.map(roundText);
  const contents = [...values, ...rounds].map((content) => (content === "" ? null : content));
  draft.line(row, 0, contents);
}

/** A number where the sheet can hold it as such: without leading zeros, exactly. */
function asNumber(text: string): string | number {
  const number = Number(text);
  return text !== "" && String(number) === text && Number.isSafeInteger(number) ? number : text;
}

/** The other fields are words. */
const FIGURES = new Set<string>(["start", "fideNumber", "rating", "points", "rank"]);

function putLooks(draft: SheetDraft, row: number, players: number, rounds: number): void {
  const column = (index: number, look: Look, columns = 1) => {
    draft.look({ row, column: index, rows: players, columns }, look);
    draft.look({ row: row - 1, column: index, rows: 1, columns }, headingOf(look));
  };
  for (const [index, field] of PLAYER_FIELDS.entries()) {
    column(index, FIGURES.has(field) ? "input" : "inputName");
  }
  if (rounds > 0) column(ROUND_COLUMN, "inputResult", rounds);
}
