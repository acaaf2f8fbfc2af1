import { dayOf } from "../../../src/rules/day";
import type { EditionId } from "../../../src/rules/editions/edition";
import type { NamedEvent } from "../../../src/tournament/career/readCareer";
import { careerPlan, careerShown } from "../../support/checkRandomCareers";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writePlanned } from "../../support/plannedSheet";

const event = (rc: number, points: number, games: number, day: number): NamedEvent => ({
  name: "Event",
  day,
  system: "swiss",
  rc,
  score: 2 * points,
  games,
});

function shown(id: EditionId, career: readonly NamedEvent[], style: "fide" | "plain") {
  const of = edition(id);
  const order = { title: "Player", career, edition: of, style, gamesNeeded: of.publication.games };
  const book = new PlannedWorkbook();
  writePlanned(book, careerPlan(order), "Career");
  const { values } = book.read("Career", "A1:Z90");
  return { ...careerShown(values, order), text: values.flat().join("\n") };
}

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("10.3 (2005): 2270", () => {
    const day = dayOf(2006, 3, 1);
    const career = [
      event(2280 - 12.5, 3, 5, day),
      event(2400, 5, 10, day),
      event(2000 - 12.5, 3, 5, day),
    ];
    const { events, first } = shown(2005, career, style);
    expect(events.map(([, , ru]) => ru)).toEqual([2280, 2400, 2000]);
    expect(first).toBe(2270);
  });

  test("8.34 (2011): 2199 by the rule, and why 2197 is printed", () => {
    const day = dayOf(2012, 3, 1);
    const career = [event(2220, 1, 3, day), event(2150, 3, 5, day), event(2200, 2.5, 4, day)];
    const { first, text } = shown(2011, career, style);
    expect(first).toBe(2199);
    expect(text).toContain("prints 2197");
  });
});
