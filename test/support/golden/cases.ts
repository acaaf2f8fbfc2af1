import fc from "fast-check";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { correctionSheet } from "../../../src/sheets/correction/correctionSheet";
import type { StyleName } from "../../../src/sheets/articles/style";
import type { IterationOrder } from "../../../src/sheets/iteration/order";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import { readReport } from "../../../src/sheets/report/readReport";
import { readReportGames } from "../../../src/sheets/report/readReportGames";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import type { Result } from "../../../src/rules/units";
import { PUBLISHED_TOURNAMENTS } from "../../fixtures/publishedTournaments";
import type { Book } from "../book";
import { careerOrder, careerPlan, randomCareer } from "../checkRandomCareers";
import { orderOf, randomReport } from "../checkRandomReports";
import { edition } from "../editions";
import { exampleOrder } from "../exampleOrder";
import { planOf, randomOrder } from "../iterationOnSheet";
import { writeAllPlanned } from "../plannedSheet";
import { periodOrder, periodPlans, randomPeriod } from "../randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../reportOnSheet";
import { readPlanned } from "../sheetRead";
import {
  careerKeys,
  gameKeys,
  iterationKeys,
  periodKeys,
  reportKeys,
  resultKeys,
  type KeyedPlaces,
} from "./places";

/** A sheet to keep watch over: its figures by key, or all that it says line by line. */
export interface GoldenSheet {
  readonly plan: SheetPlan;
  readonly keys: KeyedPlaces | "lines";
}

export interface GoldenCase {
  readonly name: string;
  /** Sheets of the case, put into the workbook. */
  readonly write: (book: Book, style: StyleName) => readonly GoldenSheet[];
}

const SEED = 13;
const sampled = <T>(of: fc.Arbitrary<T>, numRuns: number) => fc.sample(of, { seed: SEED, numRuns });

function put(book: Book, sheets: readonly GoldenSheet[]): readonly GoldenSheet[] {
  writeAllPlanned(
    book,
    sheets.map(({ plan }) => plan),
  );
  return sheets;
}

function sheetsOfReport(order: ReportOrder, suffix = ""): GoldenSheet[] {
  const plans = reportPlans(order, suffix);
  const { robin, edition: of, style, startDate, title } = order;
  const keys: (KeyedPlaces | "lines")[] = [reportKeys(order), gameKeys(order)];
  if (robin !== null) {
    const rest = { asPrinted: false, isTeaching: false };
    keys.push(iterationKeys({ ...robin, edition: of, style, startDate, title, ...rest }));
  }
  return plans.map((plan, index) => ({ plan, keys: keys[index] ?? "lines" }));
}

function reportCase(name: string, of: (style: StyleName) => ReportOrder): GoldenCase {
  return { name, write: (book, style) => put(book, sheetsOfReport(of(style))) };
}

function iterationCase(name: string, of: (style: StyleName) => IterationOrder): GoldenCase {
  return {
    name,
    write: (book, style) => {
      const order = of(style);
      return put(book, [{ plan: planOf(order), keys: iterationKeys(order) }]);
    },
  };
}

function sheetsOfPeriod(order: PeriodOrder): GoldenSheet[] {
  const [period, results] = periodPlans(order);
  return [
    { plan: period!, keys: periodKeys(order) },
    { plan: results!, keys: resultKeys(order) },
  ];
}

/** The event and, corrected, the same with one result turned round: period and correction of both. */
function correctedCase(name: string, of: (style: StyleName) => ReportOrder): GoldenCase {
  return {
    name,
    write: (book, style) => {
      const before = of(style);
      const after = { ...before, event: withOneTurned(before.event) };
      const sides = [before, after].map((order, index) => {
        const suffix = [" before", " after"][index]!;
        const sheets = put(book, sheetsOfReport(order, suffix));
        const [report, games] = sheets.map(({ plan }) => plan);
        const read = readPlanned(book, report!);
        return {
          sheet: report!.name,
          cells: read.cells,
          report: readReport(read, [EN_REPORT])!,
          games: readReportGames(readPlanned(book, games!))!,
        };
      });
      const [was, is] = sides;
      const correction = correctionSheet({ before: was!, after: is! }, EN_SHEETS);
      const players = resultsOfReports(sides);
      const period = { players, edition: before.edition, style, list: null };
      return put(book, [{ plan: correction, keys: "lines" }, ...sheetsOfPeriod(period)]);
    },
  };
}

function withOneTurned(event: ReportOrder["event"]): ReportOrder["event"] {
  const players = event.players.map((player) => ({
    ...player,
    games: player.games.map((game) => {
      const isFirst = game.round === 1 && [player.name, game.opponent.name].includes("P1");
      return isFirst ? { ...game, score: (2 - game.score) as Result } : game;
    }),
  }));
  return { ...event, players };
}

function publishedOrder(index: number, style: StyleName): ReportOrder {
  const { edition: id, player, rating, k, games } = PUBLISHED_TOURNAMENTS[index]!;
  const played = games.map(([opponent, score], round) => ({
    round: round + 1,
    opponent: { name: `Opponent ${round + 1}`, rating: opponent, place: null },
    score: (2 * score) as Result,
  }));
  const players = [{ name: player, rating, k, games: played }];
  const event = { kind: "swiss", rounds: games.length, players } as const;
  return { ...PLAIN_ORDER, event, edition: edition(id), style };
}

/** The printed examples, and 300 random events: reports, iterations, periods, first ratings, corrections. */
export const GOLDEN_CASES: readonly GoldenCase[] = [
  ...([2005, 2011, 2014] as const).map((id) =>
    iterationCase(`example ${id}`, (style) => exampleOrder(id, style)),
  ),
  iterationCase("example 2011 as printed", (style) => exampleOrder(2011, style, true)),
  ...PUBLISHED_TOURNAMENTS.map((_, index) =>
    reportCase(`published ${index + 1}`, (style) => publishedOrder(index, style)),
  ),
  ...sampled(randomReport(), 130).map((random, index) =>
    reportCase(`report ${index + 1}`, (style) => orderOf(random, style)),
  ),
  ...sampled(randomOrder("fide"), 60).map((order, index) =>
    iterationCase(`iteration ${index + 1}`, (style) => ({ ...order, style })),
  ),
  ...sampled(randomPeriod(), 50).map((random, index) => ({
    name: `period ${index + 1}`,
    write: (book: Book, style: StyleName) => put(book, sheetsOfPeriod(periodOrder(random, style))),
  })),
  ...sampled(randomCareer(), 40).map((random, index) => ({
    name: `career ${index + 1}`,
    write: (book: Book, style: StyleName) => {
      const order = careerOrder(random, style);
      return put(book, [{ plan: careerPlan(order), keys: careerKeys(order) }]);
    },
  })),
  ...sampled(randomReport(), 150)
    .slice(130)
    .map((random, index) =>
      correctedCase(`correction ${index + 1}`, (style) => orderOf(random, style)),
    ),
];
