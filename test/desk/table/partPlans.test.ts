import type { Choices } from "../../../src/desk/table/choices";
import { partPlans } from "../../../src/desk/table/partPlans";
import { partsOfEvent } from "../../../src/desk/table/partsOfEvent";
import { reportPlans, type Plans } from "../../../src/desk/table/plans";
import { TableDesk } from "../../../src/desk/table/tableDesk";
import { foundReports, latestReports, reportsOfList } from "../../../src/desk/ratings/foundReports";
import { isSameEvent } from "../../../src/desk/ratings/sameEvent";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import type { Day } from "../../../src/rules/units";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { LEAGUE } from "../../support/teamTrf";
import { LEAGUE_OF_2011, leagueTable, SMALL_LEAGUE } from "../../support/leagueTable";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { bookRead } from "../../support/why/bookRead";

type OnTable = ReturnType<typeof leagueTable>;

function madeOf(plans: readonly Plans[]) {
  const book = new PlannedWorkbook();
  const all = plans.flatMap(({ wished, plansOf }): readonly SheetPlan[] => plansOf(wished));
  writeAllPlanned(book, all);
  return foundReports([...bookRead(book, all).values()], [EN_REPORT]);
}

const partsMade = ({ table, choices }: OnTable) => madeOf(partPlans(table!, choices, EN_SHEETS)!);
const wholeMade = ({ table, choices }: OnTable) =>
  madeOf([reportPlans(table!, choices, EN_SHEETS)!]);

test("4.13 (2011): a league is reported period by period, each part with its days, its number and its list", () => {
  const on = leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011);
  const reports = partsMade(on);
  const whole = { count: 4, start: dayOf(2011, 9, 18), end: dayOf(2012, 3, 4) };
  expect(reports.map(({ report }) => report.part)).toEqual(
    [1, 2, 3, 4].map((number) => ({ number, ...whole })),
  );
  expect(reports.map(({ report }) => [report.startDate, report.endDate])).toEqual([
    [dayOf(2011, 9, 18), dayOf(2011, 10, 9)],
    [dayOf(2011, 11, 6), dayOf(2011, 12, 11)],
    [dayOf(2012, 1, 8), dayOf(2012, 2, 5)],
    [dayOf(2012, 3, 4), dayOf(2012, 3, 4)],
  ]);
  /** 7.13 (2011): every second month. */
  const lists = [dayOf(2011, 11, 1), dayOf(2012, 1, 1), dayOf(2012, 3, 1), dayOf(2012, 5, 1)];
  expect(reports.map(({ report }) => report.countedBy)).toEqual(lists);
});

test("4.13 (2011): games of the parts are those of the whole", () => {
  const on = leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011);
  const [whole] = wholeMade(on);
  const parts = partsMade(on);
  for (const [place, player] of whole!.report.players.entries()) {
    if (player.rating === null) continue;
    const own = parts.map(({ report }) => report.players[place]!);
    expect(own.map(({ name }) => name)).toEqual(own.map(() => player.name));
    const sum = (of: (each: typeof player) => number) =>
      own.reduce((all, each) => all + of(each), 0);
    /** Opponents without a rating count in no part, nor in the whole: 6.41. */
    expect(sum(({ games }) => games)).toBe(player.games);
    expect(sum(({ score }) => score ?? 0)).toBe(player.score ?? 0);
  }
  const { verdict } = on.table!;
  if (verdict.kind !== "report") throw new Error(verdict.kind);
  const { rounds } = {
    rounds: partsOfEvent(verdict, on.choices)!.parts.flatMap((part) => part.rounds),
  };
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("the parts of an event are no event twice; each is made anew by its own, all by the whole", () => {
  const on = leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011);
  const [parts, again, [whole]] = [partsMade(on), partsMade(on), wholeMade(on)];
  for (const [one, report] of parts.entries()) {
    for (const [other, renewed] of again.entries()) {
      expect([one, other, isSameEvent(report, renewed)]).toEqual([one, other, one === other]);
    }
    expect(isSameEvent(whole!, report)).toBe(true);
  }
  expect(latestReports(parts)).toHaveLength(parts.length);
  expect(latestReports([...parts, again[1]!])).toEqual([parts[0], parts[2], parts[3], again[1]]);
  expect(latestReports([...parts, whole!])).toEqual([whole]);
  expect(latestReports([whole!, ...parts])).toEqual(parts);
});

test("4.13 (2011): each part counts with the ratings of its time, where the table has them and it is said", () => {
  const columns = [
    ["Elo 01.11.2011", (place: number) => 2000 + place],
    ["Rtg Jan", (place: number) => 2100 + place],
    ["Mar 2012", (place: number) => 2200 + place],
  ] as const;
  const ratings = (changed: Partial<Choices>) =>
    partsMade(
      leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011, columns, { ratingColumn: 7, ...changed }),
    ).map(({ report }) => report.players[0]!.rating);
  const [own] = wholeMade(leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011))[0]!.report.players;
  expect(ratings({ ratingsOfParts: "start" })).toEqual([1, 2, 3, 4].map(() => own!.rating));
  expect(ratings({ ratingsOfParts: "then" })).toEqual([own!.rating, 2000, 2100, 2200]);
  /** A period of which the table has no ratings is not counted with those of another. */
  const two = leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011, columns.slice(0, 2), { ratingColumn: 7 });
  expect(partPlans(two.table!, two.choices, EN_SHEETS)).toBeNull();
});

test("7.13 (2011): every list counts its own part alone, the last part by itself", () => {
  const parts = partsMade(leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011));
  for (const { sheet, report } of parts) {
    expect(reportsOfList(parts, report.countedBy)).toEqual(new Set([sheet]));
  }
});

test("7.13 (2011): a part of an official event counts until the day before the list", () => {
  const days = [...LEAGUE_OF_2011.slice(0, 6), dayOf(2012, 2, 28)];
  const lists = (official: boolean) => {
    const { table, choices } = leagueTable(SMALL_LEAGUE, days, [], { official });
    return partsOfEvent(table!.verdict, choices)!.parts.map(({ list }) => list);
  };
  const [november, january, march] = [dayOf(2011, 11, 1), dayOf(2012, 1, 1), dayOf(2012, 3, 1)];
  expect(lists(false)).toEqual([november, january, dayOf(2012, 5, 1)]);
  expect(lists(true)).toEqual([november, january, march]);
});

test("rounds whose day nobody knows are asked for, and then the event is cut", () => {
  const days = LEAGUE_OF_2011;
  const on = leagueTable(SMALL_LEAGUE, [days[0]!, days[6]!]);
  const { table, choices } = on;
  expect(partsOfEvent(table!.verdict, choices)).toMatchObject({
    undated: [3, 4, 5, 6, 7],
    parts: [],
  });
  expect(partPlans(table!, choices, EN_SHEETS)).toBeNull();
  const roundDates = new Map(days.map((day, index) => [index + 1, day]));
  const said = new TableDesk().chosen(on, { roundDates });
  expect(partsOfEvent(said.table!.verdict, said.choices)!.parts).toHaveLength(4);
});

test("2005 has no parts; 4.13 (2014): what is longer than 90 days is cut by months", () => {
  const shifted = (years: number, of = LEAGUE_OF_2011) => of.map((day) => day + 365 * years);
  const partsIn = (days: readonly Day[]) => {
    const { table, choices } = leagueTable(SMALL_LEAGUE, days);
    return partsOfEvent(table!.verdict, choices)?.parts.length ?? null;
  };
  expect(partsIn(shifted(-5))).toBeNull();
  expect(partsIn(shifted(4))).toBe(7);
  expect(
    partsIn(shifted(4).map((day, _, [first]) => first! + Math.floor((day - first!) / 3))),
  ).toBeNull();
});

test("a league of 249 players is cut in no time", () => {
  const days = Array.from({ length: 14 }, (_, round) => dayOf(2011, 9, 18) + 14 * round);
  const { table, choices } = leagueTable(LEAGUE, days);
  const plans = partPlans(table!, choices, EN_SHEETS)!;
  expect(plans).toHaveLength(4);
  expect(plans.map(({ wished }) => wished.length)).toEqual([2, 2, 2, 2]);
});
