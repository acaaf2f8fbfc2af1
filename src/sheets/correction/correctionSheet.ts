import { ifNumber } from "../ifNumber";
import type { ComparedColumn } from "../../i18n/correction";
import type { SheetTexts } from "../../i18n/sheets";
import { inColumn } from "../address";
import { putMadeFor } from "../madeFor";
import { formula, SheetDraft } from "../sheetDraft";
import type { Look, SheetPlan } from "../sheetPlan";
import { causes } from "./causes";
import type { Cause } from "./gameCauses";
import { figureCell, figureOf, nameCell, type ReportSide } from "./reportSide";
import { samePlayers, type PlayerPair } from "./samePlayers";

/** A report made before, and the one of the corrected event. */
export interface CorrectionOrder {
  readonly before: ReportSide;
  readonly after: ReportSide;
}

/** What was corrected between two reports of one event, for whom it matters, and by how much. */
export function correctionSheet(order: CorrectionOrder, texts: SheetTexts): SheetPlan {
  const draft = new SheetDraft();
  const { before, after } = order;
  const pairs = samePlayers(before.report.players, after.report.players);
  const changed = pairs.filter((pair) => isChanged(order, pair));
  putHead(draft, order, changed.length, pairs.length, texts);
  const all = causes(before, after, pairs, texts.correction);
  const row = putCauses(draft, all, texts);
  putEffects(draft, order, changed, row + 1, texts);
  return {
    ...draft.named(texts.correction.name),
    widths: WIDTHS,
    frozen: { rows: 1, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

const COLUMNS: readonly ComparedColumn[] = [
  "rn",
  "ru",
  "change",
  "n",
  "w",
  "wMinusWe",
  "k",
  "rating",
];

const LOOKS: Readonly<Record<ComparedColumn, Look>> = {
  rn: "whole",
  ru: "whole",
  change: "change",
  n: "whole",
  w: "points",
  wMinusWe: "change",
  k: "whole",
  rating: "whole",
};

/** Number, player, difference, and every figure before and after. */
const PLACE = { number: 0, player: 1, difference: 2, figures: 3 } as const;
const WIDTHS = [6, 30, 8, ...COLUMNS.flatMap(() => [9, 9])];
const FIRST_CAUSE_ROW = 8;

function isChanged({ before, after }: CorrectionOrder, pair: PlayerPair): boolean {
  const [was, is] = [pair.before, pair.after];
  if (was === null || is === null) return true;
  return COLUMNS.some((column) => figureOf(before, was, column) !== figureOf(after, is, column));
}

function putHead(
  draft: SheetDraft,
  { before, after }: CorrectionOrder,
  changed: number,
  players: number,
  { correction: words, madeFor }: SheetTexts,
): void {
  draft.put(0, 0, words.title(after.report.title), "title");
  draft.put(1, 0, words.note, "note");
  const named = ({ sheet, report }: ReportSide) => `${sheet} (${report.edition.name})`;
  const isOther = before.report.edition !== after.report.edition;
  const made = {
    lines: [
      [2, words.before, named(before)],
      [3, words.after, named(after)],
    ],
    column: PLACE.difference,
    look: "plain",
    note: { row: 5, column: PLACE.player, text: isOther ? words.otherEdition : "" },
  } as const;
  putMadeFor(draft, made, madeFor);
  draft.put(4, PLACE.player, words.count, "label");
  draft.put(4, PLACE.difference, words.countOf(changed, players));
  draft.put(FIRST_CAUSE_ROW - 1, PLACE.player, words.causes, "section");
}

/** The first row behind them. */
function putCauses(
  draft: SheetDraft,
  all: readonly Cause[],
  { correction: words }: SheetTexts,
): number {
  if (all.length === 0) draft.put(FIRST_CAUSE_ROW, PLACE.player, words.noCauses, "note");
  for (const [index, { player, what, before, after }] of all.entries()) {
    const row = FIRST_CAUSE_ROW + index;
    draft.put(row, PLACE.player, player);
    const values = [before, after].flatMap((cell) => cell ?? []).join('&" → "&');
    const text = values === "" ? what : `${what} `;
    const literal = `"${text.replace(/"/g, '""')}"`;
    draft.put(row, PLACE.difference, formula([literal, values].filter(Boolean).join("&")));
  }
  return FIRST_CAUSE_ROW + Math.max(1, all.length);
}

function putEffects(
  draft: SheetDraft,
  order: CorrectionOrder,
  changed: readonly PlayerPair[],
  top: number,
  { correction: words, report }: SheetTexts,
): void {
  draft.put(top, PLACE.player, words.effects, "section");
  if (changed.length === 0) {
    draft.put(top + 1, PLACE.player, words.noEffects, "note");
    return;
  }
  const { edition } = order.after.report;
  const { number, player } = report.headings;
  const names = [number(edition), player(edition), words.difference];
  const figures = COLUMNS.map((column) => words.headings[column]);
  draft.line(top + 1, 0, [...names, ...figures.flatMap((name) => [name, ""])], "heading");
  const sides = COLUMNS.flatMap(() => [words.was, words.is]);
  draft.line(top + 2, 0, ["", "", "", ...sides], "heading");
  for (const [index, pair] of changed.entries()) {
    putPlayer(draft, order, pair, top + 3 + index, words.missing);
  }
  for (const [index, column] of COLUMNS.entries()) {
    const area = { row: top + 3, column: PLACE.figures + 2 * index, rows: changed.length };
    draft.look({ ...area, columns: 2 }, LOOKS[column]);
  }
  const area = { row: top + 3, column: PLACE.difference, rows: changed.length, columns: 1 };
  draft.look(area, "wholeChange");
}

function putPlayer(
  draft: SheetDraft,
  { before, after }: CorrectionOrder,
  pair: PlayerPair,
  row: number,
  missing: string,
): void {
  const place = pair.after ?? pair.before ?? 0;
  draft.put(row, PLACE.number, place + 1);
  draft.put(row, PLACE.player, formula(nameCell(pair.after === null ? before : after, place)));
  for (const [index, column] of COLUMNS.entries()) {
    const first = PLACE.figures + 2 * index;
    const put = (offset: number, side: ReportSide, player: number | null) => {
      if (player === null) draft.put(row, first + offset, missing);
      else draft.put(row, first + offset, formula(figureCell(side, player, column)));
    };
    put(0, before, pair.before);
    put(1, after, pair.after);
  }
  draft.put(row, PLACE.difference, formula(difference(row)));
}

/** Of Rn, and for unrated players of Ru; nothing where one of the two is none. */
function difference(row: number): string {
  const of = (column: ComparedColumn, otherwise: string) => {
    const first = PLACE.figures + 2 * COLUMNS.indexOf(column);
    const [was, is] = [inColumn(row, first), inColumn(row, first + 1)];
    return ifNumber(was, ifNumber(is, `${is}-${was}`, otherwise), otherwise);
  };
  return of("rn", of("ru", '""'));
}
