import { folded } from "../folded";
import { rowsAbove, type TablePlace } from "../dates/eventDates";
import { span, textAt, type CellPlace, type SheetCells } from "../sheetCells";
import { eventSheetMarks, tagAt } from "../trf/eventSheetMarks";
import { EVENT_COLUMN } from "../trf/eventSheetPlaces";
import { kindOfRow } from "../table/rowKinds";
import { pacesIn } from "./paceWords";
import { timeControlInWords, timeControlOf } from "./timeControlText";
import { toldPace, type PaceRead, type PaceText } from "./toldPace";

/** The pace of an event and its time control: lines of a file, what stands above a table, the sheet's name. */
export function eventPace(cells: SheetCells, table: TablePlace, sheetName: string): PaceRead {
  const texts = ofFile(cells) ?? ofRows(cells, table);
  return toldPace([...texts, { text: sheetName, place: null, control: null }]);
}

/** 222, 122, 092 and 012 of an event sheet; null where the table is none. */
function ofFile(cells: SheetCells): readonly PaceText[] | null {
  const marks = eventSheetMarks(cells);
  if (marks === null) return null;
  const rows = span(cells.area.row, Math.max(0, marks.dates - cells.area.row));
  const lineOf = (tag: string) => {
    const row = rows.find((each) => tagAt(cells, each, marks.column) === tag);
    const place = row === undefined ? null : { row, column: marks.column + EVENT_COLUMN.value };
    return { place, text: place === null ? "" : textAt(cells, place) };
  };
  const [encoded, words] = [lineOf("222"), lineOf("122")];
  const control = timeControlOf(encoded.text, words.text);
  const said = words.text === "" ? encoded : words;
  return [
    ...(said.text === "" ? [] : [{ ...said, control: control ?? ("not understood" as const) }]),
    ...["092", "012"].map((tag) => ({ ...lineOf(tag), control: null })),
  ];
}

/** Cells above the table that are texts; below it stands what comes next. */
function ofRows(cells: SheetCells, table: TablePlace): readonly PaceText[] {
  const columns = span(cells.area.column, cells.area.columns);
  return rowsAbove(cells, table).flatMap((row) => {
    if (kindOfRow(cells, row, columns) === "headings") return [];
    return columns.flatMap((column) => ofCell(cells, { row, column }));
  });
}

const LONGEST = 160;
/** What is told of another event. */
const OTHER =
  /\b(?:next|nachste[nrs]?|prochaine?|prossim[oa]|proxim[oa]|side event|rahmenprogramm|in parallel)\b/;

function ofCell(cells: SheetCells, place: CellPlace): readonly PaceText[] {
  const text = textAt(cells, place);
  const isShort = text.length <= LONGEST && /[\p{L}'’′"”″]/u.test(text);
  if (!isShort || OTHER.test(folded(text))) return [];
  const [label = "", ...rest] = text.split(":");
  const own = rest.join(":").trim();
  const beside = { row: place.row, column: place.column + 1 };
  const value = own === "" ? textAt(cells, beside) : own;
  const control = value === "" ? null : timeControlInWords(value);
  const called = withoutPace(folded(label));
  if (value !== "" && (SURE_LABELS.has(called) || (control !== null && LABELS.has(called)))) {
    const where = own === "" ? beside : place;
    return [{ text: `${label} ${value}`, place: where, control: control ?? "not understood" }];
  }
  return [{ text, place, control: controlWithin(text) }];
}

/** Time control (Standard), Bedenkzeit (Rapid): as chess-results has them. */
function withoutPace(label: string): string {
  const words = label.split(" ");
  return pacesIn(words.at(-1) ?? "").length > 0 ? words.slice(0, -1).join(" ") : label;
}

/** The end of 90 min/40 moves + 30 min + 30 sec is no time control: with more of one around it, all is read. */
function controlWithin(text: string): PaceText["control"] {
  const [written] = CONTROL_IN_TEXT.exec(text) ?? [];
  if (written === undefined) return null;
  if (!MORE_OF_CONTROL.test(text.replace(written, " "))) return timeControlInWords(written);
  return timeControlInWords(text) ?? "not understood";
}

/** Nothing but a time control stands behind them. */
const SURE_LABELS = new Set(
  (
    "time control|time controls|rate of play|cadence|cadence de jeu|temps de reflexion|bedenkzeit|spieltempo|" +
    "zeitkontrolle|tempo di riflessione|tempo di gioco|cadenza|cadenza di gioco|ritmo de juego|control de tiempo|" +
    "speeltempo|bedenktijd|tempo gry|ritmo de jogo"
  ).split("|"),
);
/** So do times of the day and other things. */
const LABELS = new Set(
  "time|tc|tempo|temps|zeit|modus|mode|ritmo|tiempo|pace|controllo".split("|"),
);

/**
 * 1h, 40 moves, 50 min, 90', + 30; at 14h a round begins, and 2025 Zug, Coupe, Minsk and "Cup" are of a title.
 */
const MORE_OF_CONTROL =
  /(?<!\d)[1-3] ?(?:h\b|hrs?\b|std|stund|hour|heure|ore\b|hora|uur)|\d ?(?:mins?\b|minut|mv|moves?\b|z(?:ü|u\u0308?|ue)ge|coups\b|cps|moss|jugad|['’′"”″+](?!\p{L}))|\+ ?\d/iu;

/** Open 2025, 90 min + 30 s; Blitz 3+2; Rapid 15'+10''. */
const CONTROL_IN_TEXT =
  /(?<![\d/.:])\d{1,3} ?(?:min\w{0,4}\.?|['’′])? ?\+ ?\d{1,3} ?(?:sec\w{0,5}\.?|sek\w{0,5}\.?|s\b|["”″]|['’′]{1,2})?(?![\d/.])/i;
