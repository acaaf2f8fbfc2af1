import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { SUMS_ROW } from "../../src/sheets/head";
import { correctionSheet } from "../../src/sheets/correction/correctionSheet";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { Event, EventPlayer } from "../../src/tournament/event";
import type { Book } from "./book";
import { edition } from "./editions";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { writePlanned } from "./plannedSheet";
import { PLAIN_ORDER, reportPlans } from "./reportOnSheet";
import { writtenSide } from "./reportSide";

export function correctedOrder(event: Event): ReportOrder {
  return { ...PLAIN_ORDER, event, edition: edition(2024), style: "fide", title: "Open" };
}

/** What the sheet says: causes as "player: sentence", effects as rows from No on. */
export function corrected(before: Event, after: Event, book: Book = new PlannedWorkbook()) {
  const [was, is] = [correctedOrder(before), correctedOrder(after)];
  const sides = {
    before: writtenSide(book, reportPlans(was, " before")),
    after: writtenSide(book, reportPlans(is, " after")),
  };
  writePlanned(book, correctionSheet(sides, EN_SHEETS), "Correction");
  const { values } = book.read("Correction", "A1:S80");
  const { count, reports } = EN_SHEETS.correction;
  const { causes, noCauses } = reports;
  const place = (text: string) => values.findIndex((row) => row[1] === text);
  const facts = place(EN_SHEETS.head.section);
  const named = values.slice(place(causes) + 1, facts).filter((row) => row[1]);
  return {
    sums: values[SUMS_ROW]![0],
    count: String(values[place(count)]![2]),
    causes: named.map((row) => (row[1] === noCauses ? "" : `${row[1]}: ${row[2]}`)),
    effects: values.slice(0, place(causes)).filter((row) => typeof row[0] === "number"),
  };
}

export function withPlayers(
  event: Event,
  change: (player: EventPlayer, place: number) => EventPlayer,
) {
  return { ...event, players: event.players.map(change) };
}
