import { lookUpOf } from "../../../sheets/lookedUp";
import { parsed } from "../../../sheets/sheetRead";
import {
  addressOf,
  formulaAt,
  isOneCell,
  textAt,
  valueAt,
  type CellPlace,
} from "../../../tournament/sheetCells";
import type { NamedCells } from "../../selectedCells";
import {
  NO_ONE,
  NOTHING_KNOWN,
  type BookRead,
  type Explained,
  type Needed,
  type SheetPlace,
  type SourceCells,
  type Tried,
  type Why,
} from "../why";
import { told, type Answer } from "./answer";
import { formulaParts } from "./formulaParts";
import { gamesBehind } from "./gamesBehind";
import { agreesWith, handChanges } from "./handChanges";
import { headingSaid } from "./headingCell";
import { kindOf, linkedSheets } from "./kinds";
import { labelOf, namedCell } from "./namedCell";
import { AS_IT_IS, type OurCell } from "./ourSheet";
import { OurSheets } from "./ourSheets";
import { sourcesOf } from "./sources";
import type { WhyWords } from "./words";

/**
 * Why a cell of a sheet of ours shows what it does; null where it is none of its figures, or the
 * sheet is somebody else's.
 */
export function whyOnSheet(
  book: BookRead,
  at: SheetPlace,
  words: WhyWords,
): Explained | Needed | null {
  const lacking = notRead(book, at.sheet);
  if (lacking.length > 0) return { kind: "needed", sheets: lacking };
  const read = book.get(at.sheet) ?? null;
  if (read === null || kindOf(read) === null) return null;
  const sheets = sheetsOf(book, words);
  const own = sheets.sheet(at.sheet)?.(at.place) ?? null;
  if (own !== null) {
    const behind = own.results === undefined ? null : gamesBehind(book, own.results);
    if (behind !== null && behind.needed.length > 0) {
      return { kind: "needed", sheets: behind.needed };
    }
    return explained(book, sheets, at, at, own, [], behind?.games);
  }
  /** Of a lesson everything else is a function, or given. */
  if (kindOf(read) === "Lesson") return null;
  return linked(book, sheets, at, read, words) ?? other(book, sheets, at, read, words);
}

/** What was read once is made something of once, cell by cell as they are asked for. */
const made = new WeakMap<BookRead, OurSheets>();

function sheetsOf(book: BookRead, words: WhyWords): OurSheets {
  const known = made.get(book);
  if (known?.words === words) return known;
  const sheets = new OurSheets(book, words);
  made.set(book, sheets);
  return sheets;
}

/** Sheets that have to be read before, the sheet itself first. */
function notRead(book: BookRead, sheet: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(sheet)) return [];
  seen.add(sheet);
  const read = book.get(sheet);
  if (read === undefined) return [sheet];
  const kind = read === null ? null : kindOf(read);
  if (read === null || kind === null) return [];
  return [...new Set(linkedSheets(read, kind).flatMap((each) => notRead(book, each, seen)))];
}

function explained(
  book: BookRead,
  sheets: OurSheets,
  at: SheetPlace,
  figureAt: SheetPlace,
  cell: OurCell,
  said: readonly string[] = [],
  games: readonly SourceCells[] = [],
): Explained {
  const { cells } = book.get(at.sheet) as NamedCells;
  const shown = valueAt(cells, at.place);
  const asItIs = cell.answer(AS_IT_IS);
  const isCalculated = asItIs.steps.length > 0 || asItIs.figure !== undefined;
  const title = sheets.words.why.byRule(cell.title);
  const again = (tried: Tried): Why => {
    const isTried = Object.keys(tried).length > 0;
    const answer = isTried ? cell.answer(tried) : asItIs;
    const agrees = isTried ? null : agreesWith(shown, answer.figure);
    return {
      title: cell.title,
      at,
      shown,
      said: [...said, ...answer.said],
      steps: answer.steps,
      names: answer.names,
      reason: answer.reason,
      result: answer.figure ?? null,
      isDay: isDayShown(book, at, shown),
      agrees,
      changed: agrees === false ? handChanges(book, sheets, at) : [],
      sources: [...games, ...sourcesOf(book, sheets, figureAt)],
      parts: answer.byRule === undefined ? [] : [byRule(answer.byRule, at, title)],
      whatIf: isCalculated ? cell.whatIf : [],
    };
  };
  return { kind: "explained", why: again({}), again };
}

/** What the rule gives where the sheet shows what is printed. */
function byRule(answer: Answer, at: SheetPlace, title: string): Why {
  const { said, steps, names, reason, figure } = answer;
  const result = figure ?? null;
  return { ...NOTHING_KNOWN, title, at, shown: "", said, steps, names, reason, result };
}

/** Parts that hold days; a year of birth is a smaller number. */
const DAYS: ReadonlySet<string> = new Set([
  ...["first_day", "last_day", "list", "published", "last_event", "window_opens", "window_closes"],
  ...["First_day", "List", "Unrated_on", "Born"],
]);
const LAST_YEAR = 9_999;

function isDayShown(book: BookRead, { sheet, place }: SheetPlace, shown: unknown): boolean {
  if (typeof shown !== "number" || shown <= LAST_YEAR) return false;
  const read = book.get(sheet) ?? null;
  return read !== null && DAYS.has(namedCell(read, place)?.name ?? "");
}

/** A cell that shows another one is explained as that one. */
function linked(
  book: BookRead,
  sheets: OurSheets,
  at: SheetPlace,
  { cells }: NamedCells,
  { why }: WhyWords,
): Explained | Needed | null {
  const expr = parsed(String(formulaAt(cells, at.place)));
  const link = lookUpOf(expr)?.values ?? expr;
  if (link?.kind !== "reference") return null;
  const lacking = notRead(book, link.sheet ?? at.sheet);
  if (lacking.length > 0) return { kind: "needed", sheets: lacking };
  const [target] = formulaParts(book, at.sheet, at.place);
  if (target === undefined || !isOneCell(target.area)) return null;
  const cell = sheets.sheet(target.sheet)?.(target.area) ?? null;
  if (cell === null) return null;
  const there = { sheet: target.sheet, place: target.area };
  return explained(book, sheets, at, there, shownAs(book, there, cell), [why.shows(target.sheet)]);
}

/** What a person typed is shown as it is. */
function shownAs(book: BookRead, { sheet, place }: SheetPlace, cell: OurCell): OurCell {
  const read = book.get(sheet);
  const value = read == null ? "" : valueAt(read.cells, place);
  if (typeof value !== "number") return cell;
  return {
    ...cell,
    answer: (tried) => {
      const answer = cell.answer(tried);
      return answer.figure === undefined ? { ...answer, figure: value } : answer;
    },
  };
}

/** Facts, headings, and texts that are put together. */
function other(
  book: BookRead,
  sheets: OurSheets,
  at: SheetPlace,
  read: NamedCells,
  words: WhyWords,
): Explained | null {
  const cell = saidOf(read, at.place, words);
  return cell === null ? null : explained(book, sheets, at, at, cell);
}

function saidOf(read: NamedCells, place: CellPlace, words: WhyWords): OurCell | null {
  const { why } = words;
  const said = (title: string, text: string): OurCell => ({
    title,
    whatIf: [],
    answer: () => ({ ...told(text), names: NO_ONE }),
  });
  const kind = kindOf(read);
  const heading = kind && headingSaid(read, kind, place, words.sheets, why.heading);
  if (heading !== null) return said(textAt(read.cells, place), heading);
  const isCalculated = String(formulaAt(read.cells, place)).startsWith("=");
  const found = namedCell(read, place);
  if (found === null || found.name === kind) {
    const title = labelOf(read, { area: { ...place, rows: 1, columns: 1 } });
    return isCalculated ? said(title === "" ? addressOf(place) : title, why.formula) : null;
  }
  const isFact = isOneCell(found.area);
  const text = isCalculated
    ? why.formula
    : isFact && isMadeFor(found.name)
      ? why.madeFor
      : why.typed;
  return said(labelOf(read, found), text);
}

/** Facts that nothing follows from. */
const MADE_FOR_FACTS: ReadonlySet<string> = new Set([
  ...["edition", "limit", "no_limit_from", "kind", "bonus", "first_bonus"],
  ...["most_K_times_n", "active_games"],
]);

function isMadeFor(name: string): boolean {
  return MADE_FOR_FACTS.has(name);
}
