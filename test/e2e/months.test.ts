import { checkMonth } from "../support/months/checkMonth";
import { randomMonth, type MonthSize } from "../support/months/month";
import { OfficerAtPane } from "./officerAtPane";
import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();

const SIZE: MonthSize = { events: 4, people: 60, mostPlayers: 28 };

/** 967: two editions, and somebody whom two lists spell otherwise; 258: days of two readings, an event of a later list. */
test.each([
  [967, "renew"],
  [258, "make-new"],
] as const)(
  "a rating officer's month, %d, lived in the pane, what is there already answered by %s: new ratings, changes, K and first ratings are those of the rules",
  async (seed, again) => {
    const officer = new OfficerAtPane(under, again);
    const { asked, compared, differences } = await checkMonth(randomMonth(seed, SIZE), officer);
    expect(differences).toEqual([]);
    expect(asked).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  },
);
