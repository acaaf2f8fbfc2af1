import { cellAt, onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import type { OverviewKind, OverviewTexts } from "../../i18n/overview";
import type { SheetTexts } from "../../i18n/sheets";
import { isBlank, textAt, type CellPlace } from "../../tournament/sheetCells";
import { cellFormula } from "../cellFormula";
import { MADE_FOR } from "../facts";
import { SUMS_ROW } from "../head";
import { LESSON_NAMES, LESSON_ROWS } from "../lesson/lessonNames";
import { SheetDraft } from "../sheetDraft";
import { kindOfSheet, TITLE_NAMES } from "../sheetKind";
import type { Content, SheetPlan } from "../sheetPlan";
import type { NamedSheet, PartsOfSheet, SheetByNames } from "../sheetPart";

/** A sheet of ours, as the overview lists it. */
interface Listed<Sheet> {
  readonly read: Sheet;
  readonly kind: OverviewKind;
}

/** The sheets that are listed: those that were made here, in the order of their tabs. */
export function listedSheets<Sheet extends SheetByNames>(
  sheets: readonly Sheet[],
): readonly Listed<Sheet>[] {
  return sheets.flatMap((read) => {
    const kind = kindOfSheet(read.names);
    return kind === null || kind === "overview" ? [] : [{ read, kind }];
  });
}

/** What is to be read of a sheet that is listed: its head. */
export function partsOfListed({ read }: Listed<SheetByNames>): PartsOfSheet {
  const { row } = read.names.own.get(MADE_FOR) ?? TITLE;
  const area = { ...TITLE, rows: row + 1, columns: 1 };
  return { ...read, parts: [{ area, isWhole: false }] };
}

const TITLE = { row: 0, column: 0 };

const FIRST_ROW = 3;
const COLUMNS: readonly (keyof OverviewTexts["headings"])[] = [
  ...(["sheet", "kind", "title", "facts", "sums", "state"] as const),
];
const WIDTHS = [32, 22, 34, 54, 40, 40];

/** What the workbook holds, with links; players and states follow the sheets. */
export function overviewSheet(listed: readonly Listed<NamedSheet>[], texts: SheetTexts): SheetPlan {
  const { overview: words, paper } = texts;
  const draft = new SheetDraft();
  draft.title(words.title, TITLE_NAMES.overview);
  draft.put(1, 0, words.note, "note");
  draft.line(
    FIRST_ROW - 1,
    0,
    COLUMNS.map((column) => words.headings[column]),
    "headingOfTexts",
  );
  for (const [index, each] of listed.entries()) {
    draft.line(FIRST_ROW + index, 0, contentsOf(each, words), "plain");
  }
  return {
    ...draft.named(words.name, { paper }),
    widths: WIDTHS,
    frozen: { rows: FIRST_ROW, columns: 0 },
    titleRows: { first: FIRST_ROW, last: FIRST_ROW },
  };
}

function contentsOf({ read, kind }: Listed<NamedSheet>, words: OverviewTexts): (Content | null)[] {
  const { sheet, cells, names } = read;
  const target = `#'${sheet.replace(/'/g, "''")}'!A1`;
  const state = names.own.get(MADE_FOR);
  const top = names.own.has(LESSON_NAMES.sentence) ? LESSON_ROWS : 0;
  /** Below the title stand the lines that every head has; a head of another kind has a table there. */
  const hasLines = state?.row === top + SUMS_ROW + 1;
  return [
    cellFormula(f`HYPERLINK(${target},${sheet})`),
    words.kinds[kind],
    textAt(cells, TITLE),
    hasLines ? textAt(cells, { row: top + 1, column: 0 }) : null,
    hasLines ? shownOf(read, { row: top + SUMS_ROW, column: 0 }) : null,
    state === undefined ? null : shownOf(read, state),
  ];
}

/** As the sheet shows it now and later. */
function shownOf({ sheet, cells }: NamedSheet, place: CellPlace): Content | null {
  if (isBlank(cells, place)) return null;
  return cellFormula(onSheet(sheet, cellAt(place.row, place.column, "both")));
}
