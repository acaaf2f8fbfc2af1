import { EN_SHEETS } from "../../src/i18n/en/sheets";
import type { Day } from "../../src/rules/units";
import type { ReportOrder } from "../../src/sheets/report/order";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { eventOf } from "../../src/tournament/eventOf";
import { readSwiss } from "../../src/tournament/swiss/readSwiss";
import { largeSwiss } from "../fixtures/largeSwiss";
import { edition } from "./editions";
import { PLAIN_ORDER } from "./reportOnSheet";
import { cellsOf } from "./sheetCells";

interface Large {
  readonly title: string;
  readonly players: number;
  readonly rounds?: number;
  readonly on: Day;
  readonly style?: ReportOrder["style"];
}

/** A Swiss of so many players who meet in no other event. */
export function largeOrder({
  title,
  players,
  rounds = 5,
  on,
  style = "plain",
}: Large): ReportOrder {
  const cells = cellsOf(largeSwiss(players, rounds));
  const { played } = readSwiss(cells, cells.area, { ratingColumn: null })!;
  const event = eventOf(played)!;
  const own = (name: string) => `${name} of ${title}`;
  return {
    ...PLAIN_ORDER,
    event: {
      ...event,
      players: event.players.map((player) => ({
        ...player,
        name: own(player.name),
        games: player.games.map((game) => ({
          ...game,
          opponent: { ...game.opponent, name: own(game.opponent.name) },
        })),
      })),
    },
    edition: edition(2024),
    style,
    startDate: on,
    endDate: on + 2,
    title,
    isNamed: true,
  };
}

/** Its sheets in English. */
export function largeReport(large: Large): readonly SheetPlan[] {
  const order = largeOrder(large);
  return reportSheets(order, wishedNames(order, EN_SHEETS), EN_SHEETS);
}
