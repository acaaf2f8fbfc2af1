import { NO_CHOICES, type Choices } from "../../src/desk/table/choices";
import { TableDesk } from "../../src/desk/table/tableDesk";
import { EN_EVENT_FILE } from "../../src/i18n/en/eventFile";
import { dayOf } from "../../src/rules/day";
import type { Day } from "../../src/rules/units";
import { eventSheet, tablePlace } from "../../src/sheets/eventFile/eventSheet";
import { dateLine } from "../../src/tournament/trf/roundDates";
import { readTrf } from "../../src/tournament/trf/readTrf";
import { shortTrfDate, trfDate } from "../../src/tournament/trf/trfDate";
import { cellsOfPlan } from "./cellsOfPlan";
import { cellsOf } from "./sheetCells";
import { teamTrf, type TeamEvent } from "./teamTrf";

/** Over four rating periods of 2011. */
export const LEAGUE_OF_2011 = [
  ...[dayOf(2011, 9, 18), dayOf(2011, 10, 9), dayOf(2011, 11, 6), dayOf(2011, 12, 11)],
  ...[dayOf(2012, 1, 8), dayOf(2012, 2, 5), dayOf(2012, 3, 4)],
];

/** Of six teams over seven rounds, with four players each. */
export const SMALL_LEAGUE: TeamEvent = { teams: 6, boards: 3, rounds: 7, squad: 4, players: 24 };

/** A league in the pane, on these days; behind its rounds the columns given, each by the place of the player. */
export function leagueTable(
  event: TeamEvent,
  days: readonly Day[],
  columns: readonly (readonly [heading: string, rating: (place: number) => number])[] = [],
  changed: Partial<Choices> = {},
) {
  const text = teamTrf({ ...event, days: [trfDate(days[0]!), trfDate(days[days.length - 1]!)] });
  const { file: read } = readTrf(text);
  const file = { ...read!, lines: [...read!.lines, dateLine(days.map(shortTrfDate))] };
  const plain = cellsOfPlan(eventSheet(file, EN_EVENT_FILE));
  const { row } = tablePlace(file);
  const rows = plain.values.map((line, at) => {
    const place = at - row - 1;
    const isPlayer = place >= 0 && place < event.players;
    if (at === row) return [...line, ...columns.map(([heading]) => heading)];
    return isPlayer ? [...line, ...columns.map(([, rating]) => rating(place))] : line;
  });
  const cells = cellsOf(rows);
  const selected = { row, column: 1, rows: 1, columns: 1 };
  const choices: Choices = {
    ...NO_CHOICES,
    ...{ startDate: days[0], endDate: days[days.length - 1], isInParts: true },
    ...changed,
  };
  const desk = new TableDesk();
  const on = desk.chosen({ table: null, choices: NO_CHOICES }, choices);
  const source = { sheet: "League", selected, asked: selected, cells };
  const taken = desk.taken(on, source);
  return desk.chosen(taken, choices);
}
