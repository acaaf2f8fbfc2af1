import fc from "fast-check";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import type { Edition } from "../../src/rules/editions/edition";
import { editionsOf } from "../../src/rules/editions/editionOn";
import type { KFacts } from "../../src/rules/kFacts";
import { editionOfList } from "../../src/rules/period/periodEdition";
import { periodReport, type PeriodRemark } from "../../src/rules/period/periodReport";
import type { StyleName } from "../../src/sheets/articles/style";
import { valueIn } from "./tableCells";
import { has } from "../../src/sheets/table";
import { periodPlaces } from "../../src/sheets/period/places";
import { periodSheets } from "../../src/sheets/period/periodSheets";
import type { PeriodOrder } from "../../src/sheets/period/order";
import type { PeriodColumn } from "../../src/i18n/period";
import type { PeriodPlayer } from "../../src/tournament/period/periodPlayer";
import type { CellContent } from "../../src/workbench/engine/cellContent";

interface RandomPeriod {
  readonly edition: number;
  readonly days: number | null;
  readonly players: readonly PeriodPlayer[];
}

/** Up to eight players with up to six events each: unrated ones, given K or none, many games. */
export function randomPeriod(): fc.Arbitrary<RandomPeriod> {
  const result = (rating: number | null) =>
    fc
      .record({
        day: fc.option(fc.integer({ min: 40_000, max: 46_000 })),
        games: fc.nat(15),
        share: fc.integer({ min: -100, max: 100 }),
        k: fc.option(fc.constantFrom(10, 15, 20, 40), { freq: 3 }),
        facts: fc.option(randomFacts()),
        drift: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constant(210)),
      })
      .map(({ day, games, share, k, facts, drift }) => {
        const isUnrated = rating === null || drift < -15;
        return {
          event: "Event",
          day,
          rating: isUnrated ? null : rating + Math.max(0, drift),
          games,
          delta: isUnrated ? null : Math.round(games * share),
          k: isUnrated ? null : k,
          ...(facts !== null && { facts }),
        };
      });
  const player = fc.option(fc.integer({ min: 1000, max: 2850 }), { freq: 6 }).chain((rating) =>
    fc.record({
      results: fc.array(result(rating), { minLength: 1, maxLength: 6 }),
      earlierGames: fc.option(fc.nat(5)),
    }),
  );
  return fc.record({
    edition: fc.nat(),
    /** From the edition's first day to the list; into later editions too. */
    days: fc.option(fc.nat(3_000)),
    players: fc
      .array(player, { minLength: 1, maxLength: 8 })
      .map((players) => players.map((each, index) => ({ name: `P${index + 1}`, ...each }))),
  });
}

const EDITIONS = [...editionsOf("standard"), ...editionsOf("rapid"), ...editionsOf("blitz")];

export function periodOrder(random: RandomPeriod, style: StyleName): PeriodOrder {
  const edition = EDITIONS[random.edition % EDITIONS.length]!;
  return {
    players: random.players,
    edition,
    style,
    list: random.days === null ? null : edition.from + random.days,
  };
}

export function periodPlans(order: PeriodOrder, suffix = "") {
  const { name, resultsName } = EN_SHEETS.period;
  return periodSheets(order, [`${name}${suffix}`, `${resultsName}${suffix}`], EN_SHEETS);
}

/** Births around the age that matters, a year alone too; games around thirty. */
export function randomFacts(): fc.Arbitrary<KFacts> {
  const year = fc.integer({ min: 1985, max: 2015 });
  const date = fc.record({
    year,
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  return fc.record({
    birth: fc.option(fc.oneof(date, fc.record({ year }))),
    games: fc.option(fc.integer({ min: 1, max: 60 })),
    peak: fc.option(fc.integer({ min: 2200, max: 2500 })),
  });
}

/** What the rules say that the sheet shows of each player; change and ΣΔR in hundredths. */
export function periodToShow({ players, edition, list }: PeriodOrder) {
  const { period: words } = EN_SHEETS;
  return periodReport(players, edition, list).map((row) => {
    if (row.kind === "unrated") {
      const of = editionOfList(list, edition);
      const [before, behind] = words.unratedLacks(of);
      const lacks = `${before} ${row.lacking}${behind}`;
      const remarks = row.lacking > 0 ? lacks : words.unrated(of);
      return { n: row.games, events: row.events, remarks };
    }
    const { games, delta, change, rating, k } = row.period;
    return {
      n: games,
      events: row.events,
      rating: row.before,
      delta,
      change,
      rn: rating,
      k: Number.isFinite(edition.highestKTimesGames) ? spread(k) : null,
      remarks: row.remarks.map((remark) => inWords(remark, editionOfList(list, edition))).join(" "),
    };
  });
}

function inWords(remark: PeriodRemark, edition: Edition): string {
  const { period: words } = EN_SHEETS;
  if (remark.key === "delisted") return `${words.delisted(edition)}.`;
  if (remark.key === "inactive") {
    const sentence = words[remark.isCertain ? "inactive" : "perhapsInactive"](edition);
    return `${sentence} ${remark.lacking}.`;
  }
  if (remark.key === "earlierList") return `${words.earlierList(edition)}.`;
  const range = `${remark.least}–${remark.most}`;
  if (remark.key === "k") return `${words.kDiffers[0]} ${range}; ${words.kDiffers[1]}.`;
  return `${words.ratings} ${range}${remark.isFarApart ? `; ${words.onePlayer}` : "."}`;
}

function spread(k: readonly number[]): number | string {
  const [least, most] = [Math.min(...k), Math.max(...k)];
  return least === most ? most : `${least}–${most}`;
}

/** The same from the cells of the sheet. */
export function periodShown(
  values: readonly (readonly (CellContent | undefined)[])[],
  order: PeriodOrder,
) {
  const { players } = periodPlaces(order);
  return order.players.map((_, player) => {
    const at = (column: PeriodColumn) => valueIn(values, players, column, player);
    const known = { n: at("n"), events: at("events"), remarks: at("remarks") };
    if (typeof at("rating") !== "number") return known;
    return {
      ...known,
      rating: at("rating"),
      delta: Math.round(100 * Number(at("delta"))),
      change: Math.round(100 * Number(at("change"))),
      rn: at("rn"),
      k: has(players, "kCounted") ? at("kCounted") : null,
    };
  });
}
