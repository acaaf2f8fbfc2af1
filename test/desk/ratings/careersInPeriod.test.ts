import { periodOfReports } from "../../../src/desk/ratings/period";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import type { Result } from "../../../src/rules/units";
import { periodNames, periodSheets } from "../../../src/sheets/period/periodSheets";
import type { Event } from "../../../src/tournament/event";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { writtenSide } from "../../support/reportSide";

const PLAYERS = 60;

/** Two unrated players, Few and Many, against rated ones; the others only stand there. */
function eventOf(few: readonly Result[], many: readonly Result[]): Event {
  const games = (scores: readonly Result[], from: number) =>
    scores.map((score, round) => {
      const place = from + round;
      const opponent = { name: `Player ${place}`, rating: 1500 + place, place };
      return { round: round + 1, opponent, score };
    });
  const rated = Array.from({ length: PLAYERS }, (_, place) => ({
    name: `Player ${place}`,
    rating: 1500 + place,
    k: null,
    games: [],
  }));
  const unrated = { rating: null, k: null };
  return {
    kind: "swiss",
    rounds: 9,
    players: [
      ...rated,
      { ...unrated, name: "Few", games: games(few, 0) },
      { ...unrated, name: "Many", games: games(many, 20) },
    ],
  };
}

const book = new PlannedWorkbook();
const report = (title: string, day: number, event: Event) =>
  writtenSide(
    book,
    reportPlans(
      {
        ...PLAIN_ORDER,
        title,
        event,
        edition: edition(2014),
        style: "plain",
        startDate: dayOf(2015, 3, day),
        endDate: dayOf(2015, 3, day + 2),
        list: dayOf(2015, 4, 1),
      },
      ` ${title}`,
    ),
  );

const OPEN = report("Open", 6, eventOf([0, 0, 0], [2, 0, 1]));
const CUP = report("Cup", 13, eventOf([1, 1, 1, 0], [1, 2]));

function remarks() {
  const reports = [OPEN, CUP];
  const names = reports.map(({ sheet }) => sheet);
  const made = periodOfReports(reports, names, { rules: BY_DATE, list: undefined });
  if (made.kind !== "planned") throw new Error(made.kind);
  const plans = periodSheets(made.order, periodNames(made.order, EN_SHEETS), EN_SHEETS);
  writeAllPlanned(book, plans);
  const named = (name: string) => plans[0]!.names.find((each) => each.name === name)!.area;
  const { values } = book.read(plans[0]!.name, "A1:Z90");
  const [player, remark] = [named("Player"), named("Remarks")];
  return new Map(values.map((row) => [row[player.column], String(row[remark.column])]));
}

test("6.1, 7.14 (2014): an unrated player's remark says which events do not count, and the games of the others", () => {
  const said = remarks();
  const [before] = EN_SHEETS.period.unratedLacks(edition(2014));
  const few = EN_SHEETS.career.ignored.tooFewPoints(edition(2014));
  expect(said.get("Few")).toContain(`${before} 1;`);
  expect(said.get("Few")).toContain(`. Open: ${few}.`);
  expect(said.get("Few")).not.toContain("Cup");
  expect(said.get("Many")).toBe(EN_SHEETS.period.unrated(edition(2014)));
});
