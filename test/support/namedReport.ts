import type { Edition, Pace } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import { USUAL_K_READING } from "../../src/rules/kDay";
import type { NamedReport } from "../../src/sheets/period/resultsOfReports";

interface Known {
  readonly title?: string;
  readonly start?: number | null;
  readonly end?: number | null;
  readonly pace?: Pace;
  readonly games?: readonly number[];
  readonly countedBy?: number | null;
  /** A figure that is not calculated. */
  readonly error?: string;
}

/** A report of the workbook, as far as its title, its days and who played how often tell. */
export function report(sheet: string, known: Known = {}): NamedReport {
  const {
    title = sheet,
    start = null,
    end = null,
    pace = "standard",
    games = [],
    error = null,
    countedBy = null,
  } = known;
  return {
    sheet,
    report: {
      title,
      edition: editionOf(2025, pace) as Edition,
      startDate: start,
      countedBy,
      isException: false,
      kReading: USUAL_K_READING,
      endDate: end,
      players: games.map((n, index) => {
        const name = `P${index + 1}`;
        const figures = { rating: 2000, games: n, delta: n, k: 20, score: n, rc: 2000, ru: null };
        return {
          row: 12 + index,
          columns: new Map(),
          number: index + 1,
          name,
          id: "",
          ...figures,
          isKGiven: false,
          facts: null,
        };
      }),
      part: null,
      gamesSheet: null,
      error,
      gamesPerPairing: null,
    },
  };
}
