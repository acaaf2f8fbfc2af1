import { cases } from "../support/tables/cases";
import { DEPARTURES, type Departure } from "../support/tables/departures";
import { printed } from "../support/tables/printed";
import { shareRight, statisticsOf } from "../support/tables/statistics";
import { writeTable } from "../support/tables/writeTable";

describe("tables as people make them", () => {
  const statistics = statisticsOf(cases(500, 20_000));

  it("are read rightly, or asked about: none is wrong without a word", () => {
    console.log(printed(statistics));
    const wrong = statistics.cases.filter(({ verdict }) => verdict === "wrong");
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it("are read rightly at once, by the offered fixes or after answers in 85 of 100", () => {
    expect(shareRight(statistics.all)).toBeGreaterThanOrEqual(0.85);
  });
});

describe("the generator of tables", () => {
  const count = 4000;
  const tables = Array.from({ length: count }, (_, index) => writeTable(index + 1));

  it("writes every departure in a twentieth of the tables", () => {
    const shares = new Map<string, number>();
    for (const { departures } of tables)
      for (const departure of departures)
        shares.set(departure, (shares.get(departure) ?? 0) + 1 / count);
    const rare = (Object.keys(DEPARTURES) as Departure[]).filter(
      (departure) => (shares.get(departure) ?? 0) < 0.05,
    );
    expect(rare).toEqual([]);
  });

  it("writes three departures or more in half of the tables", () => {
    const many = tables.filter(({ departures }) => departures.length >= 3);
    expect(many.length).toBeGreaterThanOrEqual(count / 2);
  });

  it("writes the same table from the same seed", () => {
    expect(writeTable(7)).toEqual(tables[6]);
  });
});
