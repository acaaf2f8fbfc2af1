import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { NEWEST_EDITION } from "../../src/rules/editions/editions";
import { matrixOf } from "../../src/sheets/content";
import { reportSheets } from "../../src/sheets/report/reportSheets";
import { eventOf } from "../../src/tournament/eventOf";
import { readSwiss } from "../../src/tournament/swiss/readSwiss";
import { largeSwiss } from "../fixtures/largeSwiss";
import { cellsOf } from "../support/sheetCells";
import { best } from "./measure";

export interface ReportFigure {
  readonly what: string;
  readonly games: number;
  readonly "read (ms)": number;
  readonly "planned (ms)": number;
  readonly "µs a game": number;
}

const EVENTS = [
  [200, 9],
  [100, 11],
  [300, 11],
  [1000, 11],
] as const;
const NAMES = ["Report", "Games"];

/** A Swiss table read, and its two sheets planned: close to linear in games. */
export function reportFigures(): ReportFigure[] {
  return EVENTS.map(([players, rounds]) => {
    const cells = cellsOf(largeSwiss(players, rounds));
    /** Cells of their own each time: what was taken from others is known. */
    const read = () => readSwiss({ ...cells }, cells.area, { ratingColumn: null });
    const { played } = read() ?? {};
    const event = played && eventOf(played);
    if (event == null) throw new Error("The table was not read");
    const order = {
      event,
      edition: NEWEST_EDITION,
      style: "fide",
      startDate: null,
      endDate: null,
      title: "Open",
      matchGames: null,
      robin: null,
      later: new Set<number>(),
      isUnplayed: false,
      hasPages: false,
    } as const;
    const reading = best(read);
    /** With the texts of all formulas, as they are written. */
    const planning = best(() =>
      reportSheets(order, NAMES, EN_SHEETS).map(({ cells: planned }) => matrixOf(planned)),
    );
    const games = (players * rounds) / 2;
    return {
      what: `${players} players × ${rounds}`,
      games,
      "read (ms)": Math.round(reading),
      "planned (ms)": Math.round(planning),
      "µs a game": Math.round((1000 * (reading + planning)) / games),
    };
  });
}
