import { isOpen } from "../../../src/rules/editions/openReading";
import { onDay } from "../../support/editions";
import { EDITION_IDS } from "../../../src/rules/editions/editions";
import {
  EDITIONS,
  EDITION_WITH_OWN_FIGURES,
  LAST_ROBIN_EDITION,
  NEWEST_EDITION,
} from "../../../src/rules/editions/editions";
import { floorOn } from "../../../src/rules/editions/floorOn";
import { editionOf } from "../../../src/rules/editions/editionOn";
import { isReason } from "../../../src/rules/reason";

/** The table of parameters, a row an edition, as the texts and sources give them. */
const PARAMETERS = {
  2005: {
    from: [2005, 7, 1],
    limit: 350,
    bonus: 12.5,
    floor: 1401,
    games: 9,
    lists: 4,
    closing: null,
    active: 4,
  },
  2009: {
    from: [2009, 7, 1],
    limit: 400,
    bonus: 12.5,
    floor: 1200,
    games: 9,
    lists: 6,
    closing: 7,
    active: 4,
  },
  2011: {
    from: [2011, 7, 1],
    limit: 400,
    bonus: 15,
    floor: 1200,
    games: 9,
    lists: 6,
    closing: 7,
    active: 1,
  },
  2012: {
    from: [2012, 7, 1],
    limit: 400,
    bonus: 15,
    floor: 1000,
    games: 9,
    lists: 12,
    closing: null,
    active: 1,
  },
  2014: {
    from: [2014, 7, 1],
    limit: 400,
    bonus: 20,
    floor: 1000,
    games: 5,
    lists: 12,
    closing: 3,
    active: 1,
  },
  2017: {
    from: [2017, 7, 1],
    limit: 400,
    bonus: 20,
    floor: 1000,
    games: 5,
    lists: 12,
    closing: null,
    active: 1,
  },
  2022: {
    from: [2022, 1, 1],
    limit: 400,
    bonus: 20,
    floor: 1000,
    games: 5,
    lists: 12,
    closing: null,
    active: 1,
  },
  2024: {
    from: [2024, 3, 1],
    limit: 400,
    bonus: null,
    floor: 1400,
    games: 5,
    lists: 12,
    closing: 3,
    active: 1,
  },
  2025: {
    from: [2025, 10, 1],
    limit: 400,
    bonus: null,
    floor: 1400,
    games: 5,
    lists: 12,
    closing: 3,
    active: 1,
  },
} as const;

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  "edition %d",
  (id, edition) => {
    const { from, limit, bonus, floor, games, lists, closing, active } =
      PARAMETERS[id as keyof typeof PARAMETERS];
    expect(edition).toMatchObject({
      name: String(id),
      from: onDay(from),
      limit: { points: limit },
      firstRating: { bonus },
      publication: { games, closingDays: closing, activeGames: active },
    });
    expect(edition.publication.listMonths).toHaveLength(lists);
    expect(floorOn(edition)).toBe(floor);
  },
);

test("the ids in order of time, each found by its id", () => {
  expect(EDITIONS.map(({ id }) => id)).toEqual([...EDITION_IDS]);
  for (const id of EDITION_IDS) expect(editionOf(id)).toMatchObject({ id });
});

test("what is known of each: 2005, 2011, 2014, 2024 and 2025 were read", () => {
  const read = EDITIONS.filter(({ source }) => source === "text").map(({ id }) => id);
  expect(read).toEqual([2005, 2011, 2014, 2024, 2025]);
});

test("the method of the round robin ends with 2017", () => {
  expect(EDITIONS.filter(({ hasRobin }) => hasRobin).at(-1)?.id).toBe(2017);
});

test("K × n ≤ 700 from 2017, two drawn games against 1800 and at most 2200 from 2024", () => {
  const capped = EDITIONS.filter(({ highestKTimesGames }) => highestKTimesGames === 700);
  expect(capped.map(({ id }) => id)).toEqual([2017, 2022, 2024, 2025]);
  const hypothetical = EDITIONS.filter(
    ({ firstRating }) => firstRating.hypothetical.opponents === 2,
  );
  expect(hypothetical.map(({ id, firstRating }) => [id, firstRating.highest])).toEqual([
    [2024, 2200],
    [2025, 2200],
  ]);
});

test("no edition is a reason", () => {
  expect(EDITION_IDS.map((id) => isReason(editionOf(id)))).not.toContain(true);
});

test("the newest edition, the last with the method, and the one whose example departs from its rule", () => {
  expect(NEWEST_EDITION.id).toBe(2025);
  expect(LAST_ROBIN_EDITION.id).toBe(2017);
  expect(EDITION_WITH_OWN_FIGURES.id).toBe(2011);
});

test("10.54 (2005) and 8.58 (2011) work a round robin out; the others carry it over", () => {
  const of = (example: string) =>
    EDITIONS.filter((edition) => edition.example === example).map(({ id }) => id);
  expect(of("by the rule")).toEqual([2005]);
  expect(of("with figures of its own")).toEqual([2011]);
  expect(of("carried over")).toEqual([2009, 2012, 2014, 2017, 2022, 2024, 2025]);
});

test("where the text was not read, another source is named", () => {
  const { source } = EDITIONS[0]!;
  expect(source).toBe("text");
  const secondary = EDITIONS.filter((edition) => edition.source === "secondary");
  expect(secondary.map(({ id }) => id)).toEqual([2009, 2012, 2017, 2022]);
});

test("10.54 (2005) leaves open which Ru makes We; 8.58 (2011) says Ru (new)", () => {
  const open = EDITIONS.filter((edition) => isOpen(edition, "weOfFirstPass"));
  expect(open.map(({ id }) => id)).toEqual([2005]);
});

test("8.56 (2014): until the 18th birthday; from 2017 to the end of its year", () => {
  const usual = EDITIONS.filter(({ report }) => report === "usual");
  expect(usual).toHaveLength(EDITIONS.length - 1);
  const ages = EDITIONS.map(({ id, age }) => [id, age] as const);
  expect(ages.filter(([, age]) => age === "full years").map(([id]) => id)).toEqual([
    2005, 2009, 2011, 2012, 2014,
  ]);
  expect(ages.filter(([, age]) => age === "calendar years").map(([id]) => id)).toEqual([
    2017, 2022, 2024, 2025,
  ]);
});

test("11.31 stands in 2005 alone", () => {
  expect(EDITIONS.filter(({ report }) => report === "11.31").map(({ id }) => id)).toEqual([2005]);
});
