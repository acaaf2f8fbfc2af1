import { EN_EVENT_FILE } from "../../src/i18n/en/eventFile";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { correctionSheet } from "../../src/sheets/correction/correctionSheet";
import { eventSheet } from "../../src/sheets/eventFile/eventSheet";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { LeftBehind, removeSheets, writeSheets } from "../../src/sheets/writeSheets";
import type { RoundRobin } from "../../src/tournament/roundRobin";
import { eventOfRoundRobin } from "../support/tournaments";
import { decodeTrf } from "../../src/tournament/trf/decodeTrf";
import { readTrf } from "../../src/tournament/trf/readTrf";
import { SMALL_TRF } from "../fixtures/trf";
import { cases } from "../support/cases";
import { careerPlan } from "../support/checkRandomCareers";
import { edition } from "../support/editions";
import { exampleOrder } from "../support/exampleOrder";
import { planOf } from "../support/iterationOnSheet";
import { clientOnWorkbook } from "../support/officeClient";
import { periodPlans } from "../support/randomPeriod";
import { PLAIN_ORDER } from "../support/reportOnSheet";
import { writtenSide } from "../support/reportSide";
import { asExcelRun } from "../support/asExcelRun";
import { NoAnswer, unluckyRun, type Misfortune } from "../support/unluckyRun";
import { workbookWithFide } from "../support/workbench";

const roundRobin: RoundRobin = {
  players: [2300, 2200, 2100, null].map((rating, place) => ({
    name: `P${place + 1}`,
    rating,
    k: null,
  })),
  scores: {
    square: [0, 1, 2, 3].map((one) => [0, 1, 2, 3].map((other) => (one === other ? [] : [1]))),
  },
};
const REPORT: ReportOrder = {
  ...PLAIN_ORDER,
  event: eventOfRoundRobin(roundRobin)!,
  edition: edition(2014),
  style: "fide",
  robin: { event: roundRobin, championship: "none", later: new Set() },
  hasPages: true,
};

type Plans = (names: readonly string[]) => readonly SheetPlan[];

function correction(): SheetPlan {
  const book = workbookWithFide();
  const names = wishedNames(REPORT, EN_SHEETS);
  const side = writtenSide(book, reportSheets(REPORT, names, EN_SHEETS));
  return correctionSheet({ before: side, after: side }, EN_SHEETS);
}

const one = (plan: SheetPlan): [readonly string[], Plans] => [[plan.name], () => [plan]];

const SMALL = careerPlan({
  title: "",
  career: [],
  edition: edition(2005),
  style: "fide",
  gamesNeeded: 9,
});

const KINDS: Readonly<Record<string, () => [readonly string[], Plans]>> = {
  iteration: () => one(planOf({ ...exampleOrder(2005, "fide"), event: roundRobin })),
  "report, games, iteration and pages": () => [
    wishedNames(REPORT, EN_SHEETS),
    (names) => reportSheets(REPORT, names, EN_SHEETS),
  ],
  "first rating": () => one(SMALL),
  period: () => {
    const result = { event: "Open", day: null, rating: 2200, games: 5, delta: 50, k: null };
    const players = [{ name: "Ann", earlierGames: null, results: [result] }];
    const order = { players, edition: edition(2025), style: "fide", list: null } as const;
    return [["Period", "Results"], () => periodPlans(order)];
  },
  correction: () => one(correction()),
  "tournament file": () =>
    one(eventSheet(readTrf(decodeTrf(new TextEncoder().encode(SMALL_TRF))).file!, EN_EVENT_FILE)),
};

/** How a sheet is deleted does not depend on what stands on it. */
const BARE: SheetPlan = { ...SMALL, cells: SMALL.cells.slice(0, 1) };

/** The syncs that are lost: every fifth in the long run. */
const STEP = cases({ quick: 60, long: 5 });
const STEP_OF_DELETING = cases({ quick: 4, long: 1 });

/** More syncs no kind needs, however slow the machine is: the slower, the more of them. */
const MOST_SYNCS = 300;

const MISFORTUNES: readonly [Misfortune, string, boolean][] = [
  ["refused", "one sync", false],
  ["answer lost", "one sync", false],
  ["refused", "every sync from then on", true],
  ["answer lost", "every sync from then on", true],
];

/** One sheet, and several; in the long run every kind. */
const TRIED = Object.entries(KINDS).slice(0, cases({ quick: 2, long: 6 }));

describe.each(TRIED)("%s", (_, kind) => {
  const [wished, plansOf] = kind();

  test.each(MISFORTUNES)("%s, %s: what is left is named", async (how, __, isGone) => {
    const { excel, workbook } = clientOnWorkbook();
    for (let nth = 1; nth < MOST_SYNCS; nth += STEP) {
      const { run, syncs } = unluckyRun(excel.run, nth, how, isGone);
      const fault = await writeSheets(run, wished, plansOf).then(
        () => null,
        (error: unknown) => error,
      );
      const left = fault instanceof LeftBehind ? fault.names : [];
      const [, ...there] = workbook.sheets();
      if (syncs() < nth) {
        expect([fault, there]).toEqual([null, [...wished]]);
        return;
      }
      if (fault === null) {
        /** Without their names the sheets are whole. */
        expect(there).toEqual([...wished]);
        for (const name of there) workbook.deleteSheet(name);
        continue;
      }
      expect(fault).toBeInstanceOf(isGone && left.length > 0 ? LeftBehind : NoAnswer);
      expect(there.filter((name) => !left.includes(name))).toEqual([]);
      if (!isGone) expect(left).toEqual([]);
      for (const name of there) workbook.deleteSheet(name);
    }
    throw new Error("It never ended.");
  });
});

test("a sheet that somebody made meanwhile under a name that was free is theirs", async () => {
  const { excel, workbook } = clientOnWorkbook();
  let batches = 0;
  const run = asExcelRun((batch) => {
    batches += 1;
    if (batches === 2) {
      workbook.addSheet("Theirs");
      workbook.write("Theirs", "A1", [["kept"]]);
    }
    return excel.run(batch);
  });
  const written = writeSheets(run, ["Theirs"], () => [{ ...SMALL, name: "Theirs" }]);
  await expect(written).rejects.toMatchObject({ code: "ItemAlreadyExists" });
  expect(workbook.read("Theirs", "A1").values).toEqual([["kept"]]);
});

test.each(MISFORTUNES)(
  "deleting again, %s, %s",
  async (how, __, isGone) => {
    for (let nth = 1; nth < MOST_SYNCS; nth += STEP_OF_DELETING) {
      const { excel, workbook } = clientOnWorkbook();
      const plans = ["One", "Two"].map((name) => ({ ...BARE, name }));
      const sheets = await writeSheets(excel.run, ["One", "Two"], () => plans);
      const { run, syncs } = unluckyRun(excel.run, nth, how, isGone);
      const fault = await removeSheets(run, sheets).then(
        () => null,
        (error: unknown) => error,
      );
      const left = fault instanceof LeftBehind ? fault.names : [];
      expect(workbook.sheets().filter((name) => !["Sheet1", ...left].includes(name))).toEqual([]);
      expect(fault === null || isGone).toBe(true);
      if (syncs() < nth) return;
    }
  },
  120_000,
);
