import { EN_CAREER } from "../../../src/i18n/en/career";
import { dayOf } from "../../../src/rules/day";
import { RESULT_COLUMN } from "../../../src/sheets/firstRating/layout";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import type { NamedEvent } from "../../../src/tournament/career/readCareer";
import { careerPlan } from "../../support/checkRandomCareers";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writePlanned } from "../../support/plannedSheet";
import { shownIn } from "../../support/tableCells";

const event = (rc: number, points: number, games: number, system: "swiss" | "robin" = "swiss") =>
  ({
    name: "Event",
    day: dayOf(2006, 3, 1),
    system,
    rc,
    score: 2 * points,
    games,
  }) satisfies NamedEvent;

test.each(["fide", "plain"] as const)(
  "10.1 (2005): a later event without a point does not count; the guide's 1565 stands beside it, %s",
  (style) => {
    const of = edition(2005);
    const career = [event(2100, 4, 8), event(2300, 0, 5), event(2300, 0, 5, "robin")];
    const order = { title: "Player", career, edition: of, style, gamesNeeded: 9 };
    const book = new PlannedWorkbook();
    writePlanned(book, careerPlan(order), "Career");
    const { events, results, tablesRow } = careerPlaces(order);
    const { values } = book.read("Career", `A1:Z${tablesRow}`);
    const line = (index: number, column: "ru" | "counts" | "guide" | "why") =>
      shownIn(values, events, column, index);
    const why = EN_CAREER.ignored.dpUndefined(of);
    expect([line(1, "ru"), line(1, "counts"), line(1, "guide"), line(1, "why")]).toEqual([
      "",
      0,
      1565,
      why,
    ]);
    expect([line(0, "guide"), line(2, "guide"), line(2, "why")]).toEqual(["", "", why]);
    expect(values[results.rating]![RESULT_COLUMN]).toBe(2100);
    expect(values.flat().join("\n")).toContain("2300, 0 of 5: 1565");
  },
);
