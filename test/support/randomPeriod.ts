import fc from "fast-check";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { isActive } from "../../src/rules/active";
import { editionsOf } from "../../src/rules/editions/editionOn";
import type { KFacts } from "../../src/rules/kFacts";
import { kOfEach, kOfPeriod } from "../../src/rules/kOfPeriod";
import { periodRating } from "../../src/rules/periodRating";
import type { StyleName } from "../../src/sheets/formulaStyle";
import { FIRST_ROW, periodPlaces } from "../../src/sheets/period/places";
import { startOfPeriod } from "../../src/sheets/period/kOfResults";
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

/** What the rules say of each player; change and ΣΔR in hundredths. */
export function periodByTheRules(order: PeriodOrder) {
  const { players, edition, list } = order;
  const { period: words } = EN_SHEETS;
  const start = startOfPeriod(order);
  return players.map(({ results, earlierGames }) => {
    const all = results.reduce((sum, { games }) => sum + games, 0);
    const rated = results.filter(({ rating }) => rating !== null);
    const played = (of: typeof results) => of.filter(({ games }) => games > 0).length;
    const { rating = null } = rated[rated.length - 1] ?? {};
    if (rating === null) return { n: all, events: played(results), remarks: words.unrated };
    const of = kOfPeriod(results, edition, start);
    const k = kOfEach(of).flatMap((each) => each ?? []);
    const events = rated.map((result, index) => ({
      games: result.games,
      delta: result.delta!,
      k: k[index]!,
    }));
    const passedOver = of.own.flatMap((each, index) =>
      index === of.first || each === null ? [] : [each.k],
    );
    const period = periodRating(rating, events, edition, list);
    const ratings = rated.map((result) => result.rating!);
    const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
    const lacking = edition.publication.activeGames - period.games - (earlierGames ?? 0);
    const inactive = words[earlierGames === null ? "perhapsInactive" : "inactive"](edition);
    const isInactive = !isActive(period.games + (earlierGames ?? 0), edition);
    const remarks = [
      period.isDelisted ? `${words.delisted(edition)}.` : "",
      isInactive ? `${inactive} ${lacking}.` : "",
      least < most
        ? `${words.ratings} ${least}–${most}${most - least >= 200 ? `; ${words.onePlayer}` : "."}`
        : "",
      typeof spread([...k, ...passedOver]) === "string"
        ? `${words.kDiffers[0]} ${spread([...k, ...passedOver])}; ${words.kDiffers[1](edition)}.`
        : "",
    ];
    return {
      n: period.games,
      events: played(rated),
      rating,
      delta: period.delta,
      change: period.change,
      rn: period.rating,
      k: Number.isFinite(edition.highestKTimesGames) ? spread(period.k) : null,
      remarks: remarks.filter((remark) => remark !== "").join(" "),
    };
  });
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
  const { columns } = periodPlaces(order);
  return order.players.map((_, player) => {
    const at = (column: PeriodColumn) =>
      values[FIRST_ROW + player]?.[columns.indexOf(column)] ?? "";
    const known = { n: at("n"), events: at("events"), remarks: at("remarks") };
    if (typeof at("rating") !== "number") return known;
    return {
      ...known,
      rating: at("rating"),
      delta: Math.round(100 * Number(at("delta"))),
      change: Math.round(100 * Number(at("change"))),
      rn: at("rn"),
      k: columns.includes("kCounted") ? at("kCounted") : null,
    };
  });
}
