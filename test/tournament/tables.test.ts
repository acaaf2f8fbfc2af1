import { compared } from "../support/accuracy";
import { cases } from "../support/cases";
import { DEPARTURES, type Departure } from "../support/tables/departures";
import { printed } from "../support/tables/printed";
import { PROGRAMS, type Program } from "../support/tables/programs";
import { shareRight, statisticsOf } from "../support/tables/statistics";
import { writeTable } from "../support/tables/writeTable";

describe("tables as people make them", () => {
  const statistics = statisticsOf(cases({ quick: 150, long: 4_000 }));

  it("are read rightly, or asked about: none is wrong without a word", () => {
    console.log(printed(statistics));
    const wrong = statistics.cases.filter(({ verdict }) => verdict === "wrong");
    const read = Object.values(statistics.all).reduce((sum, tables) => sum + tables, 0);
    compared("tables", read, statistics.all.wrong);
    expect(wrong).toEqual([]);
  });

  it("are read rightly at once, by the offered fixes or after answers in 85 of 100", () => {
    expect(shareRight(statistics.all)).toBeGreaterThanOrEqual(0.85);
  });
});

describe("the generator of tables", () => {
  const count = cases({ quick: 1200, long: 20_000 });
  /** Of a hundred; of fewer tables the share is known less well. */
  const least = cases({ quick: 4, long: 5 });
  const tables = Array.from({ length: count }, (_, index) => writeTable(index + 1));
  const departures = tables.map((table) => table.departures);
  const programs = tables.map(({ program }) => program);

  it("writes every departure in a twentieth of the tables that are of people's own making", () => {
    const own = tables.filter(({ program }) => program === null);
    const shareOf = (departure: Departure) =>
      own.filter((each) => each.departures.includes(departure)).length / own.length;
    const all = Object.keys(DEPARTURES) as Departure[];
    expect(all.filter((departure) => 100 * shareOf(departure) < least)).toEqual([]);
  });

  it("writes every layout of a program in three of a hundred tables", () => {
    const share = (program: Program) => programs.filter((each) => each === program).length / count;
    const all = Object.keys(PROGRAMS) as Program[];
    const fewest = cases({ quick: 2, long: 3 });
    expect(all.filter((program) => 100 * share(program) < fewest)).toEqual([]);
  });

  it("writes three departures or more in half of the tables", () => {
    expect(departures.filter((each) => each.length >= 3).length).toBeGreaterThan(count / 2);
  });

  it("writes the same table from the same seed", () => {
    expect(writeTable(7)).toEqual(writeTable(7));
    expect(writeTable(7)).not.toEqual({ ...writeTable(8), seed: 7 });
  });
});
