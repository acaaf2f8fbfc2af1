import { USUAL_K_READING } from "../src/rules/kDay";
import type { NamedSheet } from "../src/i18n/sheetNames";
import type { SheetTexts } from "../src/i18n/sheets";
import { dayOf } from "../src/rules/day";
import type { Edition, EditionId } from "../src/rules/editions/edition";
import { EDITIONS } from "../src/rules/editions/editions";
import { correctionSheet } from "../src/sheets/correction/correctionSheet";
import type { ReportSide } from "../src/sheets/correction/reportSide";
import { firstRatingSheet } from "../src/sheets/firstRating/firstRatingSheet";
import { iterationSheet } from "../src/sheets/iteration/iterationSheet";
import { periodSheets } from "../src/sheets/period/periodSheets";
import type { ReportOrder } from "../src/sheets/report/order";
import { reportSheets, wishedNames } from "../src/sheets/report/reportSheets";
import type { SheetPlan } from "../src/sheets/sheetPlan";
import { CONDITIONS } from "../src/tournament/conditions";
import type { Event } from "../src/tournament/event";
import type { RoundRobin } from "../src/tournament/roundRobin";

const FIRST = dayOf(2005, 8, 1);

const ALL_KNOWN = { birth: { year: 2000 }, games: 40, peak: 2250 };
const RATINGS = [2200, 2100, null, null];

/** Players of whom everything is known, one of them rated since the event, two unrated. */
const EVENT: Event = {
  kind: "match",
  rounds: 2,
  players: RATINGS.map((rating, place) => ({
    name: `P${place + 1}`,
    rating,
    k: rating === null ? 40 : null,
    id: String(1_503_014 + place),
    facts: ALL_KNOWN,
    carried: { federation: "SUI" },
    ...(place === 1 && { isRatedSince: true as const }),
    games: [1, 2].map((round) => {
      const other = (place + round) % RATINGS.length;
      const opponent = { place: other, name: `P${other + 1}`, rating: RATINGS[other] ?? null };
      const forfeits = { own: 0, other: 2 };
      return { opponent, score: 1 as const, round, forfeits };
    }),
  })),
};

/** Everybody drew with everybody. */
const FIELD: RoundRobin = {
  players: EVENT.players.slice(1).map(({ name, rating }) => ({
    ...{ name, rating, k: null, facts: ALL_KNOWN },
  })),
  scores: { square: [0, 1, 2].map((one) => [0, 1, 2].map((other) => (one === other ? [] : [1]))) },
};

/** 8.58 (2014). */
const ROBIN = {
  event: {
    ...EVENT,
    kind: "robin" as const,
    players: FIELD.players.map((player, own) => ({
      ...player,
      games: FIELD.players.flatMap(({ name, rating }, place) =>
        place === own
          ? []
          : [{ opponent: { place, name, rating }, score: 1 as const, round: place + 1 }],
      ),
    })),
  },
  robin: { event: FIELD, championship: "none" as const, later: new Set<number>() },
};

function editionOf(id: EditionId): Edition {
  const found = EDITIONS.find((edition) => edition.id === id);
  if (found === undefined) throw new RangeError(`there is no edition ${id}`);
  return found;
}

const ORDER: ReportOrder = {
  event: EVENT,
  edition: editionOf(2024),
  style: "plain",
  startDate: FIRST,
  endDate: FIRST,
  title: "Open",
  matchGames: 2,
  robin: null,
  isUnplayed: false,
  later: new Set([1]),
  hasPages: false,
  conditions: new Map(CONDITIONS.map((key) => [key, "met"])),
};

const reportsOf = (order: ReportOrder, texts: SheetTexts) =>
  reportSheets(order, wishedNames(order, texts), texts);

/** Of every kind sheets that together have all of its names. */
export function samplePlans(texts: SheetTexts): Record<NamedSheet, readonly SheetPlan[]> {
  const inEdition = (id: EditionId) => ({ ...ORDER, edition: editionOf(id) });
  /** With a rated player who counts with a Ru for his opponents: 6.4 (2005). */
  const withRu = { ...inEdition(2005), event: { ...EVENT, kind: "scheveningen" as const } };
  /** 4.13 (2011): the second of three parts. */
  const part = { number: 2, count: 3, start: FIRST - 60, end: FIRST + 60 };
  const orders = [
    ...[inEdition(2024), inEdition(2005), withRu, { ...inEdition(2011), part }],
    { ...inEdition(2014), ...ROBIN },
  ];
  const reports = orders.map((order) => reportsOf(order, texts));
  const [period, results] = periodPlans(texts);
  const [, ofList] = periodPlans(texts, true);
  return {
    report: reports.flatMap(([plan]) => plan ?? []),
    games: reports.flatMap(([, plan]) => plan ?? []),
    iteration: [2005, 2014].map((id) => iterationPlan(id, texts)),
    period: period === undefined ? [] : [period],
    results: [results, ofList].flatMap((plan) => plan ?? []),
    firstRating: [2005, 2024].map((id) => careerPlan(id, texts)),
    correction: [correctionSheet({ before: side(texts), after: side(texts) }, texts)],
  };
}

function iterationPlan(id: EditionId, texts: SheetTexts): SheetPlan {
  return iterationSheet(
    {
      event: FIELD,
      edition: editionOf(id),
      style: "plain",
      asPrinted: false,
      startDate: FIRST,
      championship: "none",
      later: new Set(),
      title: "Cup",
      isTeaching: false,
    },
    texts,
  );
}

/** Of reports, as most periods are, and of a list, where K is looked up. */
function periodPlans(texts: SheetTexts, isOfList = false): readonly SheetPlan[] {
  const result = { event: "Open", day: FIRST, rating: 2200, games: 5, delta: 50, k: 20 };
  const report = {
    sheet: texts.report.name,
    k: 20,
    row: 12,
    numbered: { number: 1, column: 0, first: 5, last: 12 },
    columns: { rating: 2, games: 6, delta: 9, k: 10 },
  };
  const players = ["P1", "P2"].map((name) => ({
    name,
    id: "1503014",
    carried: { federation: "SUI" },
    earlierGames: 4,
    results: [isOfList ? { ...result, k: null, facts: ALL_KNOWN } : { ...result, report }],
  }));
  const order = { players, edition: editionOf(2024), style: "plain", list: FIRST } as const;
  return periodSheets(order, [texts.period.name, texts.period.resultsName], texts);
}

function careerPlan(id: EditionId, texts: SheetTexts): SheetPlan {
  const order = { title: "P1", career: [], edition: editionOf(id), style: "plain", gamesNeeded: 5 };
  return firstRatingSheet(order as Parameters<typeof firstRatingSheet>[0], texts);
}

function side({ report }: SheetTexts): ReportSide {
  return {
    sheet: report.name,
    cells: {
      area: { row: 0, column: 0, rows: 0, columns: 0 },
      values: [],
      formats: [],
      formulas: [],
    },
    report: {
      title: "Open",
      edition: editionOf(2024),
      startDate: FIRST,
      endDate: FIRST,
      countedBy: null,
      part: null,
      isException: false,
      kReading: USUAL_K_READING,
      players: [],
      gamesSheet: null,
      error: null,
      gamesPerPairing: null,
    },
    games: { games: [], columns: new Map() },
  };
}
