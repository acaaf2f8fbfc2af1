import { periodOfReports } from "../../../src/desk/ratings/period";
import { resultsOfReports, type NamedReport } from "../../../src/sheets/period/resultsOfReports";
import { unratedPlayers } from "../../../src/sheets/firstRating/unratedPlayers";
import { careersInPeriod } from "../../../src/desk/ratings/careersInPeriod";
import { report as named } from "../../support/namedReport";
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

test("6.1 (2014): whom a round robin leaves out as in a first event, although an earlier one counts", () => {
  const march = (day: number) => dayOf(2015, 3, day);
  const of = (name: string, day: number, score: number, ru: number | null): NamedReport => {
    const { sheet, report: known } = named(name, { start: march(day), games: [5, 5, 5, 5, 5] });
    const [few, ...others] = known.players;
    const unrated = {
      ...few!,
      name: "Few",
      rating: null,
      delta: null,
      k: null,
      score,
      ru,
      rc: 1900,
    };
    const players = [unrated, ...others];
    const gamesPerPairing = name === "Cup" ? 1 : null;
    return { sheet, report: { ...known, edition: edition(2014), players, gamesPerPairing } };
  };
  const leftOut = (...reports: NamedReport[]) =>
    careersInPeriod(resultsOfReports(reports), unratedPlayers(reports))
      .flatMap(({ results }) => results)
      .flatMap(({ event, report: on }) => (on?.leftOut ? [`${event} ${on.leftOut.name}`] : []));
  const [open, cup] = [of("Open", 6, 4, 1850), of("Cup", 13, 0, null)];
  expect(leftOut(open, cup)).toEqual(["Cup 2014"]);
  expect(leftOut(cup)).toEqual([]);
  expect(leftOut(of("Open", 20, 4, 1850), cup)).toEqual([]);
  expect(leftOut(open, of("Cup", 13, 0, 1234))).toEqual([]);
});
