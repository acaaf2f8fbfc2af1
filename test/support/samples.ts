import { unzipSync, zipSync } from "fflate";
import { dayOf } from "../../src/rules/day";
import type { EditionId } from "../../src/rules/editions/edition";
import { isReason } from "../../src/rules/reason";
import type { IterationOrder } from "../../src/sheets/iteration/order";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { writeSheets } from "../../src/sheets/writeSheets";
import type { NamedEvent } from "../../src/tournament/career/readCareer";
import { byPlayer } from "../../src/tournament/period/periodPlayer";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { Workbook } from "../../src/workbench/engine/workbook";
import { saveXlsx } from "../../src/workbench/xlsx/file";
import { largeSwiss } from "../fixtures/largeSwiss";
import { PUBLISHED_TOURNAMENTS } from "../fixtures/publishedTournaments";
import { careerPlan, careerShown, careerToShow } from "./checkRandomCareers";
import { edition } from "./editions";
import { emptyCrosstable } from "./emptyCrosstable";
import { exampleOrder } from "./exampleOrder";
import { expectedRows, iterationOf, planOf, shownRows } from "./iterationOnSheet";
import { clientOnWorkbook } from "./officeClient";
import { periodPlans, periodShown, periodToShow } from "./randomPeriod";
import { PLAIN_ORDER, reportPlans, reportToShow, shownReport } from "./reportOnSheet";
import { cellsOf } from "./sheetCells";
import { tableRead } from "./tableRead";

type Cells = readonly (readonly CellContent[])[];

/** A file of `samples`: all of its formulas are plain, for any Excel and LibreOffice. */
export interface Sample {
  readonly file: string;
  readonly write: (workbook: Workbook, excel: typeof Excel) => Promise<void>;
  /** What its first sheet shows, and what the rules say that it shows. */
  readonly shown: (cells: Cells) => unknown;
  readonly expected: unknown;
}

function ofPlans(plans: readonly SheetPlan[]): Sample["write"] {
  return async (workbook, excel) => {
    const [blank] = workbook.sheets();
    const wished = plans.map(({ name }) => name);
    await writeSheets(excel.run, wished, () => plans);
    if (blank !== undefined) workbook.deleteSheet(blank);
  };
}

/** The printed example: 10.54 (2005), 8.58 (2011), and the same field in 2014. */
function iteration(id: EditionId, asPrinted = false): Sample {
  const order: IterationOrder = {
    ...exampleOrder(id, "plain", asPrinted),
    startDate: edition(id).from,
    title: "Printed example",
  };
  const result = iterationOf(order);
  if (isReason(result)) throw new Error(result.key);
  return {
    file: `iteration-${id}${asPrinted ? "-as-printed" : ""}.xlsx`,
    write: ofPlans([planOf(order)]),
    shown: (cells) => shownRows(cells, order),
    expected: expectedRows(result, order.event),
  };
}

const PLAYERS = 24;
const ROUNDS = 7;

function swissReport(): Sample {
  const cells = cellsOf(largeSwiss(PLAYERS, ROUNDS));
  const { event } = tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null });
  if (event === null) throw new Error("the Swiss was not read");
  const order: ReportOrder = {
    ...PLAIN_ORDER,
    event,
    edition: edition(2024),
    style: "plain",
    startDate: dayOf(2024, 5, 4),
    endDate: dayOf(2024, 5, 10),
    title: "Swiss",
  };
  return {
    file: "swiss-report.xlsx",
    write: ofPlans(reportPlans(order)),
    shown: (shown) => shownReport(shown, order),
    expected: reportToShow(order),
  };
}

/** The example of 10.3 (2005): 2270. */
function firstRating(): Sample {
  const event = (name: string, rc: number, points: number, games: number): NamedEvent => ({
    ...{ name, rc, games, score: 2 * points, day: dayOf(2006, 3, 1), system: "swiss" },
  });
  const career = [
    event("First", 2280 - 12.5, 3, 5),
    event("Second", 2400, 5, 10),
    event("Third", 2000 - 12.5, 3, 5),
  ];
  const of = edition(2005);
  const gamesNeeded = of.publication.games;
  const order = { title: "Player", career, edition: of, style: "plain", gamesNeeded } as const;
  return {
    file: "first-rating.xlsx",
    write: ofPlans([careerPlan(order)]),
    shown: (cells) => careerShown(cells, order),
    expected: careerToShow({ ...order, published: null }),
  };
}

/** Tournaments of one list with their calculations as FIDE published them. */
function period(): Sample {
  const ofList = PUBLISHED_TOURNAMENTS.filter(({ list }) => list === "2025-12");
  const players = byPlayer(
    ofList.map(({ player, event, rating, k, games, sum }) => ({
      ...{ id: "", key: player, name: player },
      result: {
        ...{ event: String(event), day: null, rating, k },
        games: games.length,
        delta: Math.round(100 * sum),
      },
    })),
  );
  const list = dayOf(2025, 12, 1);
  const order = { players, edition: edition(2025), style: "plain", list } as const;
  return {
    file: "period.xlsx",
    write: ofPlans(periodPlans(order)),
    shown: (cells) => periodShown(cells, order),
    expected: periodToShow(order),
  };
}

/** Ten players, to be filled in: the pane reads it, and the lower half fills itself. */
function crosstable(): Sample {
  return {
    file: "crosstable.xlsx",
    write: (workbook) => {
      emptyCrosstable(workbook);
      return Promise.resolve();
    },
    shown: (cells) => cells.slice(3).map((row) => row.at(-1)),
    expected: ["Points", ...Array.from({ length: 10 }, () => "")],
  };
}

export const SAMPLES: readonly Sample[] = [
  iteration(2005),
  iteration(2011),
  iteration(2011, true),
  iteration(2014),
  swissReport(),
  firstRating(),
  period(),
  crosstable(),
];

/** Files have a time in them: of every machine the same. */
const MADE = new Date(2026, 0, 1);

/** The same bytes on every machine and day. */
export async function bytesOf({ write }: Sample): Promise<Uint8Array> {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1), doNotFake: ALL_BUT_DAYS });
  try {
    const { workbook, excel } = clientOnWorkbook();
    await write(workbook, excel);
    return zipSync(unzipSync(await saveXlsx(workbook)), { mtime: MADE });
  } finally {
    jest.useRealTimers();
  }
}

const ALL_BUT_DAYS = [
  ...(["hrtime", "nextTick", "performance", "queueMicrotask"] as const),
  ...(["setImmediate", "clearImmediate", "setInterval", "clearInterval"] as const),
  ...(["setTimeout", "clearTimeout"] as const),
];
