import { cell, line, squared, type Line } from "./cell";
import type { Hand } from "./hand";
import { otherTable } from "./otherTables";
import { randomEvent } from "./randomEvent";
import { linesAbove, linesBelow } from "./surroundings";
import { dayLines } from "./dayLines";
import { leaveRatingOpen } from "./ratingColumns";
import type { EventTable } from "./eventTable";
import { tableOfEvent } from "./tableOfEvent";

/** Everything that stands on the sheet, from its first row and column on. */
export function sheetOfTables(table: EventTable, hand: Hand): Line[] {
  const days = dayLines(table.event, hand);
  const isDayOpen = hand.doubts.some(({ about }) => about === "day");
  /** Of two lists the day tells which one was in force. */
  if (isDayOpen && hand.did("ratings of two lists")) leaveRatingOpen(table.rating.cells, hand);
  const below = linesBelow(table, days, hand);
  const own = [...table.block.lines, ...below.joined];
  const above = linesAbove(table.event, days, hand);
  const stacked = withTableBelow({ above, own, below: below.apart }, table, hand);
  return squared(withTableBeside(stacked, own, hand));
}

interface Stack {
  readonly above: readonly Line[];
  readonly own: readonly Line[];
  readonly below: readonly Line[];
}

/** Another table above or below, with or without a gap. */
function withTableBelow({ above, own, below }: Stack, table: EventTable, hand: Hand): Line[] {
  const all = [...above, ...own, ...below];
  if (!hand.does("a table below or above")) return all;
  const dice = hand.for("other tables");
  const isBelow = hand.did("no headings") || dice.chance(0.7);
  const most = hand.did("no headings") ? [1, 2] : [1, 1, 2, 3, 0];
  const gap = Array.from({ length: dice.pick(most) }, (): Line => []);
  if (!dice.chance(0.4)) {
    const other = otherTable(hand, "table below");
    return isBelow ? [...all, ...gap, ...other] : [...other, ...gap, ...all];
  }
  const twin = groupLike(table, hand);
  const [first, second] = GROUPS[hand.language];
  const isSameShape = twin.columns.every(
    ({ meaning }, index) => meaning === table.columns[index]?.meaning,
  );
  const { headings, inner } = table.block;
  const isUnderOne = isSameShape && headings.length > 0 && dice.chance(0.4);
  const ours = isUnderOne ? [...inner, ...own.slice(headings.length + inner.length)] : own;
  const others = isUnderOne ? twin.block.inner : twin.block.lines;
  const [one, other] = isBelow ? [ours, others] : [others, ours];
  return [
    ...above,
    ...(isUnderOne ? headings : []),
    line(first),
    ...one,
    ...gap,
    line(second),
    ...other,
    ...below,
  ];
}

const GROUPS = {
  en: ["Group A", "Group B"],
  de: ["Gruppe A", "Gruppe B"],
  fr: ["Groupe A", "Groupe B"],
  it: ["Girone A", "Girone B"],
  es: ["Grupo A", "Grupo B"],
} as const;

/** Another event of the same kind and size, written in the same manner. */
function groupLike({ event }: EventTable, hand: Hand): EventTable {
  const twin = hand.twin();
  return tableOfEvent(randomEvent(twin, event), twin);
}

/** Another table to the right, from the same row on. */
function withTableBeside(all: readonly Line[], own: readonly Line[], hand: Hand): Line[] {
  if (!hand.does("a table beside")) return [...all];
  const dice = hand.for("table beside gap");
  const other = otherTable(hand, "table beside");
  const width = own[0]!.length + (hand.did("no headings") ? 1 : dice.pick([1, 1, 1, 2, 0]));
  const top = all.indexOf(own[0]!);
  return Array.from({ length: Math.max(all.length, top + other.length) }, (_, row): Line => {
    const line = all[row] ?? [];
    const beside = other[row - top];
    if (beside === undefined) return line;
    return [...line, ...Array.from({ length: width - line.length }, () => cell()), ...beside];
  });
}
