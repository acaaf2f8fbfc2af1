import type { EventFileTexts } from "../../src/i18n/eventFile";
import type { SheetTexts } from "../../src/i18n/sheets";
import { dayOf } from "../../src/rules/day";
import type { EditionId } from "../../src/rules/editions/edition";
import type { StyleName } from "../../src/sheets/articles/style";
import { correctionSheet } from "../../src/sheets/correction/correctionSheet";
import { periodCorrectionSheet } from "../../src/sheets/correction/periodCorrectionSheet";
import { eventSheet } from "../../src/sheets/eventFile/eventSheet";
import { firstRatingSheet } from "../../src/sheets/firstRating/firstRatingSheet";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import type { PeriodOrder } from "../../src/sheets/period/order";
import { periodNames, periodSheets } from "../../src/sheets/period/periodSheets";
import type { ReportOrder } from "../../src/sheets/report/order";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Event, EventPlayer } from "../../src/tournament/event";
import { readTrf } from "../../src/tournament/trf/readTrf";
import { SMALL_TRF } from "../fixtures/trf";
import { edition } from "./editions";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { exampleOrder } from "./exampleOrder";
import { periodSideOf } from "./periodSide";
import { writeAllPlanned } from "./plannedSheet";
import { PLAIN_ORDER } from "./reportOnSheet";
import { writtenSide } from "./reportSide";

const [FIRST_DAY, LAST_DAY] = [dayOf(2025, 10, 4), dayOf(2025, 10, 12)];
const TITLE = "43e Open international de Saint-Étienne-du-Rouvray";
const FIRST_NAMES = ["Anne-Sophie", "Maximilian", "Zoë", "Jean", "Li"];
const FAMILY_NAMES = ["van den Heuvel", "Müller", "Ng", "Delacroix-Montferrand", "O’Brien", "Weiß"];

/** As long as names are, and some unrated. */
function player(place: number): Omit<EventPlayer, "games"> {
  const family = FAMILY_NAMES[place % FAMILY_NAMES.length]!;
  const rating = place % 8 === 7 ? null : 2648 - 11 * place;
  return {
    name: `${family}, ${FIRST_NAMES[place % FIRST_NAMES.length]!} ${place + 1}`,
    rating,
    k: place % 5 === 1 ? 40 : null,
    id: String(24_600_000 + 137 * place),
    facts: {
      birth: place % 3 === 0 ? { year: 2011, month: 3, day: 2 } : { year: 1985 + (place % 30) },
      games: place * 4,
      peak: rating === null ? null : rating + 40,
    },
    carried: { federation: place % 2 === 0 ? "SUI" : "FRA" },
  };
}

/** A Swiss in which every result comes about. */
function swiss(players: number, rounds: number): Event {
  const all = Array.from({ length: players }, (_, place) => player(place));
  const games = (place: number) =>
    Array.from({ length: rounds }, (_, round) => {
      const opponent = (players - 1 - place - 2 * round + 4 * players) % players;
      const { name, rating } = all[opponent]!;
      const ofUpper = (Math.min(place, opponent) + round) % 3;
      const score = (place < opponent ? ofUpper : 2 - ofUpper) as 0 | 1 | 2;
      return opponent === place
        ? []
        : [{ round: round + 1, opponent: { place: opponent, name, rating }, score }];
    }).flat();
  return {
    kind: "swiss",
    rounds,
    players: all.map((one, place) => ({ ...one, games: games(place) })),
  };
}

/** Sheets of one workbook: their formulas speak of each other. */
type Workbook = readonly SheetPlan[];

interface Texts {
  readonly sheets: SheetTexts;
  readonly eventFile: EventFileTexts;
}

/** Every kind of sheet, long enough for several pages, as people's events are. */
export function everySheet(
  texts: Texts,
  style: StyleName,
  ids: readonly EditionId[] = [2024],
): readonly Workbook[] {
  const { sheets } = texts;
  const event = swiss(44, 5);
  return [
    ...ids.map((id) => report({ ...orderOf(event, id, style), hasPages: true }, sheets)),
    [
      iterationSheet(
        { ...exampleOrder(2005, style), title: TITLE, startDate: dayOf(2005, 8, 1) },
        sheets,
      ),
    ],
    ...ids.map((id) => period(event, id, style, sheets)),
    ...ids.map((id) => [career(id, style, sheets)]),
    correction(event, sheets),
    comparedPeriods(event, style, sheets),
    [eventSheet(readTrf(SMALL_TRF).file!, texts.eventFile)],
  ];
}

function orderOf(event: Event, id: EditionId, style: StyleName): ReportOrder {
  const [startDate, endDate] = [FIRST_DAY, LAST_DAY];
  return { ...PLAIN_ORDER, event, edition: edition(id), style, startDate, endDate, title: TITLE };
}

function report(order: ReportOrder, texts: SheetTexts): Workbook {
  return reportSheets(order, wishedNames(order, texts), texts);
}

function period(event: Event, id: EditionId, style: StyleName, texts: SheetTexts): Workbook {
  const names = [texts.period.name, texts.period.resultsName];
  return periodSheets(periodOrder(event, id, style), names, texts);
}

function periodOrder({ players }: Event, id: EditionId, style: StyleName): PeriodOrder {
  return {
    players: players.map(({ name, rating, id: number, carried }, place) => ({
      name,
      id: number!,
      carried: carried!,
      earlierGames: place % 4 === 0 ? place : null,
      results: [TITLE, "Championnat de ligue"].map((event, index) => ({
        event,
        day: FIRST_DAY + 7 * index,
        rating,
        games: 5 + index,
        delta: rating === null ? null : 25 * ((place % 9) - 4) + index,
        k: null,
      })),
    })),
    edition: edition(id),
    style,
    list: dayOf(2025, 11, 1),
  };
}

/** Pages of both periods have one title: both have the column of K of an event. */
function withOwnK(order: PeriodOrder): PeriodOrder {
  const players = order.players.map(({ results: [first, ...others], ...player }, place) => ({
    ...player,
    results: [{ ...first!, k: place % 7 === 3 ? 10 : null }, ...others],
  }));
  return { ...order, players };
}

/** With an event less of some, another K, another score. */
function comparedPeriods(event: Event, style: StyleName, texts: SheetTexts): Workbook {
  const was = withOwnK(periodOrder(event, 2024, style));
  const players = was.players.map(({ results, ...player }, place) => {
    const [first, ...others] = results;
    const k = place % 7 === 1 ? 10 : null;
    const delta = first!.delta === null || place % 5 > 0 ? first!.delta : first!.delta - 50;
    return {
      ...player,
      results: place % 9 === 2 ? [first!] : [{ ...first!, k, delta }, ...others],
    };
  });
  const sides = [was, { ...was, players }].map((order, index) => {
    const names = periodNames(order, texts).map((name) => `${name} (${index + 1})`);
    return periodSheets(order, names, texts);
  });
  const book = new PlannedWorkbook();
  writeAllPlanned(book, sides.flat());
  const [before, after] = sides.map((plans) => periodSideOf(book, plans));
  const order = { before: before!, after: after!, madeAnew: [], reports: new Map() };
  return [periodCorrectionSheet(order, texts), ...sides.flat()];
}

function career(id: EditionId, style: StyleName, texts: SheetTexts): SheetPlan {
  const of = edition(id);
  const events = [TITLE, "Championnat de ligue", "Open 3"].map((name, index) => ({
    name,
    day: of.from + 100 + 90 * index,
    ratedOn: null,
    system: index === 1 ? ("robin" as const) : ("swiss" as const),
    rc: 2150.5 + 40 * index,
    score: 5 + index,
    games: 7 + index,
  }));
  const order = { title: player(3).name, career: events, edition: of, style, gamesNeeded: 5 };
  return firstRatingSheet(order, texts);
}

function correction(before: Event, texts: SheetTexts): Workbook {
  const [first, second, ...others] = before.players;
  const changed = [{ ...first!, rating: 2600 }, { ...second!, k: 10 }, ...others];
  const sides = [before, { ...before, players: changed }].map((event, index) => {
    const order = orderOf(event, 2024, "fide");
    const names = wishedNames(order, texts).map((name) => `${name} ${index + 1}`.slice(-31));
    return reportSheets(order, names, texts);
  });
  const book = new PlannedWorkbook();
  const [was, is] = sides.map((plans) => writtenSide(book, plans));
  return [correctionSheet({ before: was!, after: is! }, texts), ...sides.flat()];
}
