import type { CareerTerms } from "../../src/rules/careerTerms";
import { at } from "../../src/rules/at";
import { dayOf } from "../../src/rules/day";
import type { CareerEvent } from "../../src/rules/careerEvent";
import type { EditionId } from "../../src/rules/editions/edition";
import { firstRating } from "../../src/rules/firstRating";
import { ownTerms, termsOf } from "../support/careerTerms";
import { edition } from "../support/editions";

const DAY = dayOf(2012, 3, 1);
/** All by one edition. */
const by = (id: EditionId, more: Partial<CareerTerms> = {}) => termsOf(edition(id), more);

const event = (
  rc: number,
  score: number,
  games: number,
  day = DAY,
  system: CareerEvent["system"] = "swiss",
): CareerEvent => ({ day, system, rc, score: 2 * score, games });

test("10.3 (2005): 2280 over 5 games, 2400 over 10, 2000 over 5: 2270", () => {
  const day = dayOf(2006, 3, 1);
  /** At 50 % Ru is Rc; the games are even in number, or half a point is added to Rc's bonus. */
  const career = [
    event(2280 - 12.5, 3, 5, day),
    event(2400, 5, 10, day),
    event(2000 - 12.5, 3, 5, day),
  ];
  const { events, rating, games, isPublished } = firstRating(career, by(2005));
  expect(events.map(({ ru }) => ru)).toEqual([2280, 2400, 2000]);
  expect([rating, games, isPublished]).toEqual([2270, 20, true]);
});

test("8.34 (2011): 1/3 at 2220, 3/5 at 2150, 2½/4 at 2200 as one event: 2199 (2197 is printed with 12.5)", () => {
  const career = [event(2220, 1, 3), event(2150, 3, 5), event(2200, 2.5, 4)];
  const { rating, games, score } = firstRating(career, by(2011));
  expect([rating, games, score]).toEqual([2199, 12, 13]);
});

test("8.3, 8.25 (2011): one round robin alone gives Ru (new) of 8.58, H of the printed example 2144", () => {
  const robin = event(2342, 2, 9, DAY, "robin");
  const rating = (id: 2005 | 2011 | 2014, career: readonly CareerEvent[]) =>
    firstRating(career, by(id)).rating;
  expect([rating(2011, [robin]), rating(2014, [robin]), rating(2005, [robin])]).toEqual([
    2144, 2144, 2144,
  ]);
  /** Two together are no round robin: p .33, dp −125 in full (8.24). */
  const two = [event(2342, 1, 5, DAY, "robin"), event(2342, 2, 4, DAY + 9, "robin")];
  expect(rating(2011, two)).toBe(2342 - 125);
  expect(rating(2011, [event(2342, 2, 9)])).toBe(2342 - 220);
});

test("10.25 (2005), 8.25 (2011): in a double round n is the opponents, so 3 of 10 take off 149 × 5/6", () => {
  const double: CareerEvent = { ...event(2342, 3, 10, DAY, "robin"), isDouble: true };
  const of = (id: 2005 | 2014) => firstRating([double], by(id));
  expect([of(2005).events[0]?.ru, of(2005).rating, of(2014).rating]).toEqual([2218, 2218, 2218]);
});

test("8.2 (2022): the method is gone, dp counts in full whatever the event is called", () => {
  expect(firstRating([event(2000, 2, 9, DAY, "robin")], by(2022)).rating).toBe(1780);
});

test("6.1: until one counts each is a first event; 6.41 (2011) asks a point of every Swiss", () => {
  const career = [event(2000, 0.5, 4), event(2000, 2, 4), event(2000, 0.5, 4)];
  const ignored = (id: 2005 | 2011 | 2014) =>
    firstRating(career, by(id)).events.map((each) => each.ignored);
  expect(ignored(2005)).toEqual(["tooFewPoints", null, null]);
  expect(ignored(2011)).toEqual(["tooFewPoints", null, "tooFewPointsLater"]);
  expect(ignored(2014)).toEqual([null, null, null]);
});

test("6.42 (2005), 8.21 (2011): three rated opponents; from 2014 one", () => {
  const career = [event(2000, 1, 2), event(2000, 2, 4)];
  expect(firstRating(career, by(2011)).events[0]?.ignored).toBe("tooFewOpponents");
  expect(firstRating(career, by(2014)).events[0]?.ignored).toBeNull();
});

test("10.31 (2005): the first results below the floor; 6.41 (2011): any in a Swiss; 2014: none", () => {
  const low = (id: 2005 | 2011 | 2014, rc: number) => {
    const career = [event(rc, 1, 4), event(2000, 2, 4), event(rc, 1, 4)];
    return firstRating(career, by(id)).events.map((each) => each.ignored);
  };
  expect(low(2005, 1450)).toEqual(["belowFloor", null, null]);
  expect(low(2011, 1300)).toEqual(["belowFloor", null, "belowFloor"]);
  expect(low(2014, 1000)).toEqual([null, null, null]);
});

test("an event without a game that counts has no Ru, and is ignored", () => {
  const { events, games } = firstRating([event(2000, 0, 0), event(2000, 2, 4)], by(2011));
  expect(events[0]).toMatchObject({ ignored: "tooFewOpponents", ru: null, guide: null });
  expect(games).toBe(4);
});

test.each([
  [2005, dayOf(2006, 1, 20), dayOf(2007, 12, 31)],
  [2011, dayOf(2012, 2, 20), dayOf(2013, 12, 31)],
  [2014, dayOf(2015, 1, 20), dayOf(2017, 2, 28)],
  [2024, dayOf(2024, 4, 1), dayOf(2026, 5, 31)],
] as const)("the window of %i closes with a rating period", (id, first, closes) => {
  const late = closes + 1;
  const on = firstRating([event(2000, 2, 4, first), event(2000, 2, 4, closes)], by(id));
  expect([on.closes, on.games]).toEqual([closes, 8]);
  const after = firstRating([event(2000, 2, 4, first), event(2000, 2, 4, late)], by(id));
  expect(after.events.map(({ ignored }) => ignored)).toEqual(["outsideWindow", null]);
});

test("8.2.2 (2024): the two draws are added once; 2200 at most; enough games, above the floor", () => {
  const career = [event(1600, 2, 4), event(1700, 1, 2)];
  const { rating, isPublished } = firstRating(career, by(2024));
  const average = (1600 * 4 + 1700 * 2 + 3600) / 8;
  expect([rating, isPublished]).toEqual([Math.floor(average + 0.5), true]);
  expect(firstRating([event(2600, 5, 5)], by(2024)).rating).toBe(2200);
  expect(firstRating([event(1600, 2, 4)], by(2024)).isPublished).toBe(false);
  expect(firstRating([event(1100, 2, 6)], by(2024)).isPublished).toBe(false);
});

describe("8.4 (2011): a published rating comes before an event is rated", () => {
  const OF_2011 = [event(2220, 1, 3), event(2150, 3, 5), event(2200, 2.5, 4)];
  const LIST = dayOf(2012, 5, 1);
  const judged = (career: readonly CareerEvent[], id: 2005 | 2011 | 2014, published?: number) =>
    firstRating(career, by(id, published === undefined ? {} : { published })).events.map(
      ({ ignored }) => ignored,
    );

  test("what a later list counts, and what begins on the day of the list, leaves the 2199 of 8.34", () => {
    const late = { ...event(2600, 4, 4), ratedOn: LIST + 1 };
    const career = [late, ...OF_2011, event(1500, 1, 4, LIST)];
    const { events, rating, games, isPublished } = firstRating(
      career,
      by(2011, { gamesNeeded: 9, published: LIST }),
    );
    const because = events.map(({ ignored }) => ignored);
    expect(because).toEqual(["ratedSince", null, null, null, "ratedAlready"]);
    expect([rating, games, isPublished]).toEqual([2199, 12, true]);
  });

  test("the list itself counts events begun before it; without a rating every list does", () => {
    const career = [{ ...event(2000, 2, 4, LIST - 1), ratedOn: LIST }];
    expect(judged(career, 2011, LIST)).toEqual([null]);
    expect(judged(career, 2011, LIST - 1)).toEqual(["ratedAlready"]);
    expect(judged([{ ...event(2000, 2, 4), ratedOn: LIST + 100 }], 2011)).toEqual([null]);
  });

  test("6.1 (2005): half a point is too few after an event that is no first one any more", () => {
    const career = [event(2000, 2, 4), event(2000, 0.5, 4)];
    expect(judged(career, 2005)).toEqual([null, null]);
    const late = [{ ...event(2000, 2, 4), ratedOn: LIST + 1 }, event(2000, 0.5, 4)];
    expect(judged(late, 2005, LIST)).toEqual(["ratedSince", "tooFewPoints"]);
  });

  test("26 months (2014) are reckoned from the last event of the unrated player", () => {
    const [first, last, list] = [dayOf(2015, 1, 20), dayOf(2017, 3, 2), dayOf(2017, 5, 1)];
    const career = [event(2000, 2, 4, first), { ...event(2000, 2, 4, last), ratedOn: list + 31 }];
    expect(judged(career, 2014)).toEqual(["outsideWindow", null]);
    expect(judged(career, 2014, list)).toEqual([null, "ratedSince"]);
    expect(judged(career, 2014, last)).toEqual([null, "ratedAlready"]);
  });

  test("before every other reason; nothing may be left", () => {
    const weak = [{ ...event(2000, 0, 1), ratedOn: LIST + 1 }, event(2000, 0, 1, LIST)];
    expect(judged(weak, 2011, LIST)).toEqual(["ratedSince", "ratedAlready"]);
    const left = { rating: null, closes: null, games: 0, isPublished: false };
    expect(firstRating(weak, by(2011, { gamesNeeded: 9, published: LIST }))).toMatchObject(left);
  });
});

test("7.14f (2011): seven games by exception; a zero score has no dp in 2005", () => {
  const career = [event(2000, 4, 7)];
  expect(firstRating(career, by(2011)).isPublished).toBe(false);
  expect(firstRating(career, by(2011, { isException: true })).isPublished).toBe(true);
  const zero = [event(2000, 2, 4), event(2000, 0, 4)];
  expect(firstRating(zero, by(2005)).events[1]?.ignored).toBe("dpUndefined");
  expect(firstRating([], by(2014))).toMatchObject({ rating: null, closes: null, games: 0 });
});

test("exactly on the floor: a first result counts (8.31, 2011), a first rating is published", () => {
  const { events } = firstRating([event(1200, 2, 4)], by(2011));
  expect(events).toMatchObject([{ ignored: null, ru: 1200 }]);
  expect(firstRating([event(1199, 2, 4)], by(2011)).events[0]?.ignored).toBe("belowFloor");
  const published = (rc: number) => firstRating([event(rc, 3, 6)], by(2014));
  expect(published(1000)).toMatchObject({ rating: 1000, isPublished: true });
  expect(published(999)).toMatchObject({ rating: 999, isPublished: false });
});

test("10.1 (2005): no point in a later event has no dp; the guide takes off 735, for it alone", () => {
  const day = dayOf(2006, 3, 1);
  const career = [event(2000, 2, 4, day), event(1990, 0, 3, day), event(2000, 0, 10, day)];
  expect(firstRating(career, by(2005)).events).toMatchObject([
    { ignored: null, ru: 2000, guide: null },
    { ignored: "dpUndefined", ru: null, guide: 1255 },
    { ignored: "dpUndefined", ru: null, guide: null },
  ]);
  const low = [event(1500, 0, 3, day)];
  expect(firstRating(low, by(2005)).events).toMatchObject([
    { ignored: "tooFewPoints", ru: null, guide: null },
  ]);
});

const on = (year: number, month: number, day: number) => dayOf(year, month, day);

describe("0.1: each event by the edition of its own first day", () => {
  const [JUNE_2012, JULY_2014] = [on(2012, 6, 20), on(2014, 7, 5)];

  test("6.41 (2011): half a point of 20 June 2012 does not count with 5 July 2014, 2½ of 5: 1800", () => {
    const career = [event(1800, 0.5, 5, JUNE_2012), event(1800, 2.5, 5, JULY_2014)];
    const { events, rating, games, isPublished } = firstRating(career, ownTerms());
    expect(events.map(({ ignored }) => ignored)).toEqual(["tooFewPoints", null]);
    expect(events.map(({ edition: { id } }) => id)).toEqual([2011, 2014]);
    expect([rating, games, isPublished]).toEqual([1800, 5, true]);
    /** By one edition, as a person may choose, it counts: 3 of 10 at 1800. */
    const told = by(2014, { published: on(2014, 8, 1) });
    expect(firstRating(career, told).rating).toBe(1651);
  });

  test("8.31 (2011): a result below the floor of its day stays ignored under 2014, where such count", () => {
    const career = [event(1190, 2, 4, on(2012, 6, 20)), event(1800, 2, 4, JULY_2014)];
    const { events } = firstRating(career, ownTerms());
    expect(events.map(({ ignored }) => ignored)).toEqual(["belowFloor", null]);
    const later = [event(1190, 2, 4, on(2012, 7, 20)), event(1800, 2, 4, JULY_2014)];
    expect(firstRating(later, ownTerms()).events[0]?.ignored).toBeNull();
  });

  test("three rated opponents: 6.42 (2005), 8.21 (2011), of their own events alone", () => {
    const career = [event(1800, 1, 2, on(2014, 6, 20)), event(1800, 1, 2, JULY_2014)];
    const { events } = firstRating(career, ownTerms());
    expect(events.map(({ ignored }) => ignored)).toEqual(["tooFewOpponents", null]);
  });

  test("bonus, games needed, window and pooling are those of the last event that counts: a reading", () => {
    /** 6 of 8 by 2014: four half points at 20; nine games are no longer needed. */
    const career = [event(1800, 3, 4, on(2014, 6, 10)), event(1800, 3, 4, JULY_2014)];
    const { rating, isPublished, edition: of } = firstRating(career, ownTerms());
    expect([rating, isPublished, of?.id]).toEqual([1800 + 4 * 20, true, 2014]);
    /** 8.2.2 (2024): the two draws are added to games of 2023, too, as the report has their Rc. */
    const across = [event(1600, 2, 4, on(2024, 2, 10)), event(1700, 1, 2, on(2024, 3, 9))];
    const average = (1600 * 4 + 1700 * 2 + 3600) / 8;
    expect(firstRating(across, ownTerms()).rating).toBe(Math.floor(average + 0.5));
  });

  test("what does not count ends no window", () => {
    const [first, late] = [on(2015, 1, 20), on(2017, 3, 2)];
    const career = [event(2000, 2, 4, first), event(2000, 0, 4, late)];
    const { events, games, last } = firstRating(career, ownTerms());
    expect(events.map(({ ignored }) => ignored)).toEqual([null, "tooFewPoints"]);
    expect([games, last]).toEqual([4, first]);
  });

  test("before the oldest edition that is known: by that one", () => {
    const career = [event(2000, 2, 4, on(2005, 6, 1)), event(2000, 3, 5, on(2005, 7, 9))];
    const { events } = firstRating(career, ownTerms());
    expect(events.map(({ edition: { id } }) => id)).toEqual([2005, 2005]);
  });
});

describe("7.13, 7.14 (2014), 9.14 (2005): a list that publishes ends the first rating", () => {
  test("10 January 2015, 3 of 5 at 2000: 2020 on 1 February; 10 June is a rated player's", () => {
    const career = [event(2000, 3, 5, on(2015, 1, 10)), event(1800, 1, 5, on(2015, 6, 10))];
    const { events, rating, published } = firstRating(career, ownTerms());
    expect([rating, published]).toEqual([2020, on(2015, 2, 1)]);
    expect(events.map(({ ignored }) => ignored)).toEqual([null, "ratedAlready"]);
  });

  test("9.13 (2005), a month before the list is a reading: 5 of 9 at 2000 makes 2013 in April 2006", () => {
    const career = [event(2000, 5, 9, on(2006, 1, 10)), event(1800, 1, 5, on(2007, 6, 9))];
    const { events, rating, published } = firstRating(career, ownTerms());
    expect([rating, published]).toEqual([2013, on(2006, 4, 1)]);
    expect(events[0]?.list).toEqual({ list: on(2006, 4, 1), isFixed: false, other: null });
    expect(events[1]?.ignored).toBe("ratedAlready");
  });

  test("10.4 (2005), 8.4 (2014): begun before the list, counted by a later one", () => {
    const late = { ...event(1800, 1, 5, on(2015, 1, 28)), end: on(2015, 1, 30) };
    const career = [event(2000, 3, 5, on(2015, 1, 10)), late];
    const { events, rating } = firstRating(career, ownTerms());
    expect(rating).toBe(2020);
    expect(events.map(({ ignored }) => ignored)).toEqual([null, "ratedSince"]);
    /** Ended three days before the list, it counts with the other. */
    const early = { ...late, end: on(2015, 1, 29) };
    expect(firstRating([at(career, 0), early], ownTerms()).games).toBe(10);
  });

  test("a list whose events are not enough ends nothing", () => {
    const career = [event(2000, 3, 4, on(2015, 1, 10)), event(1800, 2, 4, on(2015, 6, 10))];
    const { rating, published, games } = firstRating(career, ownTerms());
    expect([games, published]).toEqual([8, on(2015, 7, 1)]);
    expect(rating).toBe(1900 + 2 * 20);
  });

  test("told by a person, the list is another one", () => {
    const career = [event(2000, 3, 5, on(2015, 1, 10)), event(1800, 2, 5, on(2015, 2, 10))];
    const { events, published } = firstRating(career, ownTerms({ published: on(2015, 4, 1) }));
    expect(published).toBe(on(2015, 4, 1));
    expect(events.map(({ ignored }) => ignored)).toEqual([null, null]);
  });
});
