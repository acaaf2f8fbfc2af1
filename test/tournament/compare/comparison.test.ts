import fc from "fast-check";
import { editionsOf } from "../../../src/rules/editions/editionOn";
import type { Edition, EditionId } from "../../../src/rules/editions/edition";
import { comparison } from "../../../src/tournament/compare/comparison";
import type { ComparedEvent } from "../../../src/tournament/compare/comparedEvent";
import { COMPARED_RULES, RULES_OF_EDITIONS } from "../../../src/tournament/compare/comparedRules";
import { figuresUnder } from "../../../src/tournament/compare/editionFigures";
import { cases } from "../../support/cases";
import { randomReport } from "../../support/checkRandomReports";
import { comparedOf, EXAMPLE } from "../../support/comparedEvents";
import { edition } from "../../support/editions";

const compare = (compared: ComparedEvent, ...ids: readonly EditionId[]) =>
  comparison(compared, ids.map(edition));

describe("the worked example", () => {
  const { editions, rules } = compare(EXAMPLE, 2005, 2011, 2014);
  const of = (key: "ru" | "k" | "change" | "rn") =>
    editions.map(({ players }) => players.flatMap((player) => player[key] ?? []));

  test("10.54 (2005), 8.58 (2011) by the rule, and 2014 derived: Ra and Ru (new)", () => {
    expect(editions.map(({ ra }) => ra)).toEqual([2348, 2348, 2348]);
    expect(of("ru")).toEqual([
      [2414, 2386, 2139, 1989],
      [2423, 2393, 2144, 2006],
      [2450, 2408, 2144, 2004],
    ]);
  });

  test("8.58 (2011), We 7.36, 6.48, 5.40, 2.55, 4.21, 4.21: the changes", () => {
    expect(of("k")[1]).toEqual([10, 10, 10, 15, 15, 15]);
    expect(of("change")[1]).toEqual([640, 520, 600, 2175, -1815, -4815]);
  });

  test("the limit, K and the bonus make the differences, and whose", () => {
    expect(rules.map(({ rule }) => rule)).toEqual(["limit", "k", "bonus"]);
    const [limit, k] = rules;
    const names = (places: readonly number[]) =>
      places.map((place) => editions[0]!.players[place]!).filter(({ ru }) => ru !== null).length;
    /** 2005 counts I as 2061 for C: with 400 nobody is that far from C but A, B and E. */
    expect(names(limit!.players)).toBeGreaterThan(0);
    expect(names(k!.players)).toBe(0);
  });
});

test("8.52 (2011) asks for three rated opponents in a round robin as well, 2005 and 2014 do not", () => {
  const two = { ...EXAMPLE, of: { event: onlyRated(EXAMPLE, 2) } };
  const { editions, rules } = compare(two, 2005, 2011, 2014);
  expect(editions.map(({ players }) => players.filter(({ ru }) => ru !== null).length)).toEqual([
    8, 0, 8,
  ]);
  expect(rules.map(({ rule }) => rule)).toContain("ratedOpponents");
});

test("from 2022 points alone give nothing: the method is gone", () => {
  const { of } = EXAMPLE;
  const totals = { players: "event" in of ? of.event.players : [], scores: { totals: TOTALS } };
  const { editions, rules } = compare({ ...EXAMPLE, of: { totals } }, 2017, 2022);
  expect(editions[0]!.players.map(({ ru }) => ru).filter((ru) => ru !== null)).toHaveLength(4);
  expect(editions[1]!.none).toMatchObject({ key: "robinRemoved" });
  expect(rules.map(({ rule }) => rule)).toContain("robin");
});

const TOTALS = [16, 14, 14, 12, 12, 8, 6, 4, 2, 2];

function onlyRated({ of }: ComparedEvent, most: number) {
  const { event } = of as Extract<ComparedEvent["of"], { event: unknown }>;
  const ratings = event.players.map(({ rating }, place) => (place < most ? rating : null));
  const players = event.players.map((player, place) => ({
    ...player,
    rating: ratings[place]!,
    games: player.games.map((game) => {
      const rating = ratings[game.opponent.place!]!;
      return { ...game, opponent: { ...game.opponent, rating } };
    }),
  }));
  return { ...event, players };
}

const RUNS = cases({ quick: 30, long: 1000 });

test(`${RUNS} random events: an edition with all rules of another gives what the other does`, () => {
  fc.assert(
    fc.property(randomReport(), fc.nat(), (random, other) => {
      const compared = comparedOf(random);
      const all = editionsOf(compared.pace);
      const [into, from] = [random.edition, other].map((index) => all[index % all.length]!) as [
        Edition,
        Edition,
      ];
      const every = COMPARED_RULES.reduce(
        (edition, rule) => RULES_OF_EDITIONS[rule].taken(edition, from),
        into,
      );
      const { players } = figuresUnder(compared, every);
      expect(players).toEqual(figuresUnder(compared, from).players);
    }),
    { numRuns: RUNS },
  );
});

test(`${RUNS} random events: where figures differ a rule is named, and else none`, () => {
  fc.assert(
    fc.property(randomReport(), fc.nat(), (random, other) => {
      const compared = comparedOf(random);
      const all = editionsOf(compared.pace);
      const pair = [random.edition, other].map((index) => all[index % all.length]!);
      const { editions, rules } = comparison(compared, pair);
      const [one, next] = editions.map(({ players }) => players);
      const differ = one!.flatMap((player, place) =>
        JSON.stringify(player) === JSON.stringify(next![place]) ? [] : [place],
      );
      const named = new Set(rules.flatMap(({ players }) => players));
      expect(rules.length > 0).toBe(differ.length > 0);
      expect(differ.filter((place) => !named.has(place))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
