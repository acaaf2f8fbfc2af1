import { OWN } from "../../formula/reference";
import { isReason } from "../../rules/reason";
import { playersCompared } from "../../tournament/compare/comparedEvent";
import type { EditionFigures } from "../../tournament/compare/editionFigures";
import { HEAD_ROWS, putHead, together } from "../head";
import { daysSaid } from "../headFacts";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import { eventSheetName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import { columnOf, putTable, widthsOf, type Table } from "../table";
import {
  comparisonColumns,
  FIGURES,
  figureHeading,
  figureHint,
  isApart,
  type ComparedLine,
  type ComparisonColumn,
  type FigureKey,
} from "./columns";
import type { ComparisonOrder, ComparisonWords } from "./order";
import { ruleSentences } from "./ruleSentences";

/** Over the headings the editions. */
const EDITIONS_ROW = HEAD_ROWS;
const FIRST = EDITIONS_ROW + 2;

/** One event by several editions, what differs marked, and the rules that made it. */
export function comparisonSheet(order: ComparisonOrder, words: ComparisonWords): SheetPlan {
  const { event } = order;
  const { sheets, own } = words;
  const draft = new SheetDraft();
  const columns = comparisonColumns(order);
  const lines = linesOf(order);
  const table = tableOf(columns, lines.length);
  putHead(draft, headOf(order, words), sheets.madeFor);
  putEditions(draft, order, table);
  putTable(draft, table, columns, { order }, lines, {
    heading: (key) => headingOf(key, order, words),
    hint: (key) => hintOf(key, order, words),
  });
  markDifferences(draft, table);
  const section = FIRST + lines.length + 1;
  draft.put(section, NOTES_COLUMN, own.section, "section");
  const notes = [...ruleSentences(order, words), ...notesOf(order, words)];
  for (const [index, note] of notes.entries()) {
    draft.put(section + 1 + index, NOTES_COLUMN, note, "plain");
  }
  const name = eventSheetName(event.isNamed ? event.title : null, {
    content: own.tab,
    alone: own.name,
  });
  return {
    ...draft.named(name, { paper: sheets.paper }),
    widths: widthsOf(columns, USUAL, order),
    frozen: { rows: FIRST, columns: 0 },
    titleRows: { first: EDITIONS_ROW + 1, last: EDITIONS_ROW + 2 },
  };
}

const NOTES_COLUMN = 1;
const USUAL = 5;

function linesOf({ event }: ComparisonOrder): ComparedLine[] {
  return playersCompared(event).map((player, place) => ({
    place,
    player,
    rows: { [OWN]: FIRST + place },
  }));
}

function tableOf(
  columns: readonly { readonly key: ComparisonColumn }[],
  lines: number,
): Table<ComparisonColumn> {
  return { columns: columns.map(({ key }) => key), start: 0, first: FIRST, lines };
}

function headOf({ event, comparison }: ComparisonOrder, { sheets, own }: ComparisonWords) {
  const players = playersCompared(event);
  const rated = players.filter(({ rating }) => rating !== null).length;
  const averages = comparison.editions.flatMap(({ ra, edition }) =>
    ra === null ? [] : [`${ra} (${edition.name})`],
  );
  const { editions } = comparison;
  return {
    title: own.title(event.title),
    name: TITLE_NAMES.comparison,
    facts: [
      ...editions.map(({ edition }) => sheets.head.edition(edition)),
      daysSaid(event.startDate, null, sheets.head),
    ],
    sums: together([
      own.players(players.length, rated),
      averages.length === 0 ? null : own.averages(averages.join(", ")),
    ]),
    states: [],
    otherwise: own.stands,
    isAsMade: null,
  };
}

/** The name of each edition over its five columns. */
function putEditions(
  draft: SheetDraft,
  { comparison }: ComparisonOrder,
  table: Table<ComparisonColumn>,
): void {
  for (const [index, { edition }] of comparison.editions.entries()) {
    draft.put(EDITIONS_ROW, columnOf(table, `average ${index}`), edition.name, "section");
  }
}

function headingOf(key: ComparisonColumn, order: ComparisonOrder, words: ComparisonWords): string {
  const { sheets, own } = words;
  const of = figureOf(key, order);
  if (of !== null) return figureHeading(of.figure, of.edition, words);
  if (key === "points") return own.points;
  const { edition } = order.comparison.editions[0] ?? {};
  const { headings } = sheets.report;
  return edition === undefined ? "" : headings[key as "number" | "player" | "rating"](edition);
}

function hintOf(
  key: ComparisonColumn,
  order: ComparisonOrder,
  words: ComparisonWords,
): string | undefined {
  if (key === "points") return words.own.pointsHint;
  const of = figureOf(key, order);
  return of === null ? undefined : figureHint(of.figure, of.edition, words);
}

/** Which figure of which edition; null: a column of the players. */
function figureOf(
  key: ComparisonColumn,
  { comparison }: ComparisonOrder,
): { readonly figure: FigureKey; readonly edition: EditionFigures } | null {
  const [name, index] = key.split(" ");
  const figure = FIGURES.find((each) => each === name);
  const edition = comparison.editions[Number(index)];
  return figure === undefined || edition === undefined ? null : { figure, edition };
}

function markDifferences(draft: SheetDraft, table: Table<ComparisonColumn>): void {
  const column = columnOf(table, "average 1");
  const columns = table.start + table.columns.length - column;
  draft.mark({ row: FIRST, column, rows: table.lines, columns }, isApart(FIRST, column), "near");
}

/** What has to be known beside the rules that differ. */
function notesOf(
  { event, comparison }: ComparisonOrder,
  { sheets, own, reason }: ComparisonWords,
): readonly string[] {
  const { editions } = comparison;
  const none = editions.flatMap(({ edition, none: why }) => {
    if (why === null) return [];
    const said = isReason(why)
      ? reason(why)
      : own.notRated[why.key === "scheveningen" ? "scheveningen" : "unratedMatch"](edition);
    return [own.none(sheets.head.edition(edition), said)];
  });
  const secondary = editions.flatMap(({ edition }) =>
    edition.source === "secondary" ? [edition.name] : [],
  );
  return [
    ...none,
    ...(playersCompared(event).some(({ k, rating }) => k !== null && rating !== null)
      ? [own.kGiven]
      : []),
    ...(secondary.length > 0 ? [own.secondary(secondary.join(", "))] : []),
  ];
}
