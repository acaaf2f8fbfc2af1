import { othersOpen } from "../../src/rules/editions/openReading";
import fc from "fast-check";
import type { Pace } from "../../src/rules/editions/edition";
import { editionOf, editionsOf } from "../../src/rules/editions/editionOn";
import { isReason } from "../../src/rules/reason";
import { iterate } from "../../src/rules/robin/iteration";
import type { KFacts } from "../../src/rules/kFacts";
import type { StyleName } from "../../src/sheets/articles/style";
import { reportPlaces } from "../../src/sheets/report/places";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { Event, EventGame, EventPlayer } from "../../src/tournament/event";
import { eventOfRoundRobin, roundRobinOfEvent } from "./tournaments";
import { isScheveningenWithRu } from "../../src/rules/report/scheveningen";
import type { Book } from "./book";
import { addressOfPlayer } from "./reportCells";
import { addressIn } from "./tableCells";
import { cases } from "./cases";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { numbered } from "./numbered";
import { writeAllPlanned } from "./plannedSheet";
import { randomMatch, randomScheveningen, randomSwiss } from "./randomEvent";
import { randomFacts } from "./randomPeriod";
import { randomField } from "./randomField";
import {
  gamesAddress,
  gamesToShow,
  NAMES,
  PLAIN_ORDER,
  reportAddress,
  reportPlans,
  reportToShow,
  shownGames,
  shownReport,
} from "./reportOnSheet";
import { comparing } from "./accuracy";

type Agree = ReturnType<typeof comparing>;

const RUNS = cases({ quick: 12, long: 500 });

/** Editions by their place: a failing case is printed, and an edition carries its tables. */
export interface RandomReport {
  readonly event: Event;
  readonly pace: Pace;
  readonly edition: number;
  readonly k: readonly (number | null)[];
  readonly facts: readonly (KFacts | null)[];
  /** From the edition's first; null: not known. */
  readonly day: number | null;
  readonly ratedSince: number;
  readonly later: readonly number[];
  readonly matchGames: number;
}

const MOST_PLAYERS = 14;

export function randomReport(): fc.Arbitrary<RandomReport> {
  const k = fc.option(fc.constantFrom(10, 40, 300), { freq: 2 });
  return fc.record({
    event: fc.oneof(randomSwiss(), randomMatch(), randomScheveningen(), randomRobin()),
    pace: fc.constantFrom<Pace>("standard", "standard", "standard", "rapid", "blitz"),
    edition: fc.nat(),
    k: fc.array(k, { minLength: MOST_PLAYERS, maxLength: MOST_PLAYERS }),
    facts: fc.array(fc.option(randomFacts(), { freq: 2 }), {
      minLength: MOST_PLAYERS,
      maxLength: MOST_PLAYERS,
    }),
    day: fc.option(fc.nat(900)),
    ratedSince: fc.nat(3 * MOST_PLAYERS),
    later: fc.array(fc.nat(MOST_PLAYERS - 1), { maxLength: 4 }),
    matchGames: fc.integer({ min: 2, max: 14 }),
  });
}

function randomRobin(): fc.Arbitrary<Event> {
  return randomField({ fewest: 3, most: 10 }).map(({ ratings, square }) => {
    const players = ratings.map((rating, index) => ({ name: `P${index + 1}`, rating, k: null }));
    return eventOfRoundRobin({ players, scores: { square } })!;
  });
}

export function orderOf(random: RandomReport, style: StyleName): ReportOrder {
  const { pace, matchGames, day } = random;
  const editions = editionsOf(pace);
  const edition = editions[random.edition % editions.length]!;
  const event = withKAndRatedSince(random);
  const isRobin = event.kind === "robin" && edition.hasRobin && hasIteration(event, edition.id);
  const robin = isRobin ? roundRobinOfEvent(event) : null;
  const others = new Set(matchGames % 2 === 0 ? (["weOfFirstPass"] as const) : []);
  return {
    ...PLAIN_ORDER,
    event,
    edition,
    style,
    startDate: day === null ? null : edition.from + day,
    hasPages: matchGames % 3 === 0,
    matchGames: event.kind === "match" ? matchGames : null,
    /** Of whom it matters: of others nothing is said on the sheet. */
    later: new Set(
      random.later.filter((place) => {
        const player = event.players[place];
        return player?.rating === null || player?.isRatedSince === true;
      }),
    ),
    robin:
      robin === null
        ? null
        : {
            event: robin,
            championship: "none",
            later: new Set(),
          },
    others: othersOpen(others, edition),
  };
}

function withKAndRatedSince({ event, k, facts, ratedSince, matchGames }: RandomReport): Event {
  const players = numbered(event.players, matchGames).map((player, place): EventPlayer => {
    const known = facts[place] ?? null;
    const withK = { ...player, k: k[place] ?? null, ...(known !== null && { facts: known }) };
    if (player.rating !== null || place !== ratedSince) return withK;
    return { ...withK, rating: 1500 + place, isRatedSince: true };
  });
  return { ...event, players };
}

function hasIteration({ players }: Event, id: ReportOrder["edition"]["id"]): boolean {
  const ratings = players.map(({ rating, isRatedSince }) => (isRatedSince ? null : rating));
  const robin = roundRobinOfEvent({ kind: "robin", rounds: 0, players });
  const edition = editionOf(id);
  if (robin === null || isReason(edition)) return false;
  return !isReason(iterate({ ratings, scores: robin.scores }, edition));
}

/** The sheets against the rules, on random events; after a change of ratings too. */
export function checkRandomReports(
  style: StyleName,
  book: Book = new PlannedWorkbook(),
  runs = RUNS,
): void {
  const agree = comparing("report");
  test(`${runs} random events of every kind, one rating of each changed, and a game taken out`, () => {
    fc.assert(
      fc.property(randomReport(), fc.nat(), (random, what) => {
        const order = orderOf(random, style);
        const plans = reportPlans(order);
        for (const sheet of book.sheets().slice(1)) book.deleteSheet(sheet);
        writeAllPlanned(book, plans);
        expectAsRules(agree, book, order);
        const later = changed(order, what);
        if (order.robin !== null && !hasIteration(later.event, order.edition.id)) return;
        writeChanged(book, order, later, what);
        expectAsRules(agree, book, later, order);
        if (order.robin === null) expectWithoutGame(book, later, order, what);
      }),
      { numRuns: runs },
    );
  });
}

/** Made when players may have had other ratings. */
function expectAsRules(agree: Agree, book: Book, order: ReportOrder, made = order): void {
  const { values } = book.read(NAMES.report, reportAddress(made));
  agree(shownReport(values, made), reportToShow(order, made));
  const games = book.read(NAMES.games, gamesAddress(made)).values;
  agree(shownGames(games, made), gamesToShow(order));
  expect(errorsIn(book, order)).toEqual([]);
}

/** With the score of a game taken out of both its lines the report is that of the other games. */
function expectWithoutGame(book: Book, order: ReportOrder, made: ReportOrder, what: number): void {
  const { players, ...event } = order.event;
  const lines = players.flatMap(({ games }, player) => games.map((game) => ({ player, game })));
  const taken = lines[what % Math.max(1, lines.length)];
  if (taken === undefined) return;
  const { player: one, game } = taken;
  const { place: other } = game.opponent;
  const isTaken = (player: number, { round, opponent }: EventGame) =>
    round === game.round &&
    ((player === one && opponent.place === other) || (player === other && opponent.place === one));
  /** A line is left of a player without games, and in the rules nothing. */
  const isOnly = [one, other].some((place) => place !== null && players[place]!.games.length < 2);
  if (isOnly) return;
  const { games, gameRows } = reportPlaces(made);
  for (const [player, { games: own }] of players.entries()) {
    for (const [index, each] of own.entries()) {
      if (!isTaken(player, each)) continue;
      const line = gameRows[player]!.first - games.first + index;
      book.write(NAMES.games, addressIn(games, "score", line), [["-"]]);
    }
  }
  const left = players.map((player, place) => ({
    ...player,
    games: player.games.filter((each) => !isTaken(place, each)),
  }));
  const { values } = book.read(NAMES.report, reportAddress(made));
  const without = { ...order, event: { ...event, players: left } };
  expect(shownReport(values, made)).toEqual(reportToShow(without, made));
}

/** Cells that show an error, on any sheet made; without the iteration, whose rules may give none. */
function errorsIn(book: Book, order: ReportOrder): string[] {
  return book
    .sheets()
    .slice(1)
    .filter((sheet) => !sheet.startsWith("Ra Ru"))
    .flatMap((sheet) =>
      book
        .read(sheet, sheet === NAMES.report ? reportAddress(order) : "A1:Q300")
        .values.flatMap((row, index) =>
          row
            .filter((value) => String(value).startsWith("#"))
            .map((value) => `${sheet} ${index + 1} ${value}`),
        ),
    );
}

function writeChanged(book: Book, made: ReportOrder, order: ReportOrder, what: number): void {
  const player = what % order.event.players.length;
  const { rating } = order.event.players[player]!;
  const address = addressOfPlayer(reportPlaces(made), "rating", player);
  book.write(NAMES.report, address, [[rating ?? "u"]]);
}

/**
 * A rating taken away or given, for every opponent too; of a Scheveningen, which is made for the one
 * who is unrated (6.4, 2005), another rating.
 */
function changed(order: ReportOrder, what: number): ReportOrder {
  const { players } = order.event;
  const player = what % players.length;
  const { rating: before } = players[player]!;
  const another = before === null ? null : 4000 - before;
  const other = before === null ? 1000 + (what % 1800) : null;
  const rating = isScheveningenWithRu(order) ? another : other;
  const asOpponent = players[player]!.isRatedSince ? null : rating;
  const event: Event = {
    ...order.event,
    players: players.map((each, index) => ({
      ...each,
      rating: index === player ? rating : each.rating,
      games: each.games.map((game) =>
        game.opponent.place === player
          ? { ...game, opponent: { ...game.opponent, rating: asOpponent } }
          : game,
      ),
    })),
  };
  return { ...order, event };
}
