import { isReason } from "../../rules/reason";
import { playersCompared } from "../../tournament/compare/comparedEvent";
import { behind, conditionStates, conditionsTold } from "../conditionsTold";
import type { SheetTexts } from "../../i18n/sheets";
import type { ComparedEvent } from "../../tournament/compare/comparedEvent";
import { HEAD_ROWS, putHead, together, type State } from "../head";
import { daysSaid } from "../headFacts";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import { eventSheetName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import { namedTogether, putTable, widthsTogether } from "../table";
import { comparisonColumns, figureHeading, figureHint, figureOf, isApart } from "./columns";
import {
  comparisonLayout,
  startOf,
  type ComparedBlock,
  type ComparisonColumn,
  type ComparisonLayout,
} from "./layout";
import type { ComparisonOrder, ComparisonWords } from "./order";
import { ruleSentences } from "./ruleSentences";

/** One event by several editions, what differs marked, and the rules that made it. */
export function comparisonSheet(order: ComparisonOrder, words: ComparisonWords): SheetPlan {
  const { event } = order;
  const { sheets, own } = words;
  const draft = new SheetDraft();
  const layout = comparisonLayout(order);
  const { blocks, notesRow } = layout;
  putHead(draft, headOf(order, words), sheets.madeFor);
  for (const block of blocks) putBlock(draft, order, words, layout, block);
  draft.put(notesRow, NOTES_COLUMN, own.section, "section");
  const notes = [...ruleSentences(order, words), ...notesOf(order, words)];
  for (const [index, note] of notes.entries()) {
    draft.put(notesRow + 1 + index, NOTES_COLUMN, note, "plain");
  }
  const name = eventSheetName(event.isNamed ? event.title : null, {
    content: own.tab,
    alone: own.name,
  });
  const first = blocks[0]?.table.first ?? HEAD_ROWS;
  return {
    ...draft.named(name, { paper: sheets.paper }),
    widths: widthsOf(order, layout),
    frozen: { rows: first, columns: 0 },
    titleRows: { first: first - 1, last: first },
  };
}

const NOTES_COLUMN = 1;

/** The editions, under each its figures, and what differs from the one to its left. */
function putBlock(
  draft: SheetDraft,
  order: ComparisonOrder,
  words: ComparisonWords,
  layout: ComparisonLayout,
  { isRated, table, lines }: ComparedBlock,
): void {
  const { editions } = order.comparison;
  for (const [index, { edition }] of editions.entries()) {
    draft.put(table.first - 2, startOf(index, layout.stride), edition.name, "section");
  }
  putTable(draft, table, comparisonColumns(order, table), { order }, lines, {
    heading: (key) => headingOf(key, isRated, order, words),
    hint: (key) => hintOf(key, order, words),
    named: (key, area) => namedTogether(tablesOf(layout), key, area),
  });
  const [row, column] = [table.first, startOf(1, layout.stride)];
  const columns = (editions.length - 1) * layout.stride;
  const apart = isApart(row, column, layout.stride);
  draft.mark({ row, column, rows: table.lines, columns }, apart, "near");
}

function widthsOf(order: ComparisonOrder, layout: ComparisonLayout): readonly number[] {
  const tables = tablesOf(layout);
  const columns = tables.flatMap((table) => comparisonColumns(order, table));
  return widthsTogether(tables, columns, USUAL, order);
}

const tablesOf = ({ blocks }: ComparisonLayout) => blocks.map(({ table }) => table);

const USUAL = 5;

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
    states: statesOf(event, own.stands, sheets),
    otherwise: own.stands,
    isAsMade: null,
  };
}

/** What is not met, or nobody checked, behind what is said of every comparison. */
function statesOf({ asked }: ComparedEvent, stands: string, { period, head }: SheetTexts): State[] {
  if (asked === undefined) return [];
  const { conditions, edition } = asked;
  const told = conditionsTold(conditions, edition);
  return behind(stands, conditionStates(told, period, `${edition.name}${head.colon}`));
}

function headingOf(
  key: ComparisonColumn,
  isRated: boolean,
  { comparison: { editions } }: ComparisonOrder,
  words: ComparisonWords,
): string {
  const { sheets, own } = words;
  const found = figureOf(key, editions);
  if (found !== null) return figureHeading(found.figure, found.of, words);
  if (key === "points") return own.points;
  if (key === "player" && !isRated) return sheets.report.unratedPlayer;
  const { edition } = editions[0] ?? {};
  const { headings } = sheets.report;
  return edition === undefined ? "" : headings[key as "number" | "player" | "rating"](edition);
}

function hintOf(
  key: ComparisonColumn,
  { comparison: { editions } }: ComparisonOrder,
  words: ComparisonWords,
): string | undefined {
  if (key === "points") return words.own.pointsHint;
  const found = figureOf(key, editions);
  return found === null ? undefined : figureHint(found.figure, found.of, words);
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
