import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { at } from "../../../src/rules/at";
import type { Rating, Result } from "../../../src/rules/units";
import { firstRatingSheet } from "../../../src/sheets/firstRating/firstRatingSheet";
import { RESULT_COLUMN } from "../../../src/sheets/firstRating/layout";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import type { ReportColumn } from "../../../src/sheets/report/layout";
import { reportPlaces } from "../../../src/sheets/report/places";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { raForRc } from "../../../src/tournament/career/raForRc";
import { readCareer } from "../../../src/tournament/career/readCareer";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import { NAMES, PLAIN_ORDER, reportAddress, reportPlans } from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";
import { ofPlayer } from "../../support/reportCells";
import { shownIn } from "../../support/tableCells";

const of2024 = edition(2024);

function orderOf(style: "fide" | "plain", opponents: readonly Rating[], scores: readonly Result[]) {
  const games = opponents.map((rating, index) => ({
    round: index + 1,
    opponent: { name: `O${index + 1}`, rating, place: null },
    score: at(scores, index),
  }));
  const players = [{ name: "A", rating: null, k: null, games }];
  const event = { kind: "swiss" as const, rounds: games.length, players };
  return { ...PLAIN_ORDER, event, edition: of2024, style } satisfies ReportOrder;
}

/** Eight opponents, three points: p is (3 + 1) / (8 + 2) = .40. */
const OPPONENTS = [2000, 2010, 1990, 2005, 1995, 2020, 1980, 2000];
const SCORES: Result[] = [2, 2, 2, 0, 0, 0, 0, 0];

describe.each(["fide", "plain"] as const)("%s", (style) => {
  const order = orderOf(style, OPPONENTS, SCORES);
  const book = new PlannedWorkbook();
  writeAllPlanned(book, reportPlans(order));
  const ofReport = reportPlaces(order);
  const { values } = book.read(NAMES.report, reportAddress(order));
  const note = book.read(NAMES.report, `B${ofReport.notesRow + 1}`).values[0]![0];
  const shown = (column: ReportColumn) => ofPlayer(values, ofReport, column, 0);

  test("8.2.2 (2024): Rc is the mean of the rated opponents, Ra that with the two draws; the report says so", () => {
    expect([shown("n"), shown("w"), shown("rc"), shown("ra")]).toEqual([8, 3, 2000, 1960]);
    expect([shown("p"), shown("dp"), shown("ru")]).toEqual([0.4, -72, 1888]);
    expect(note).toContain("two drawn games against 1800");
  });

  test("an event carried over from its report gives the same rating, by Rc; under Ra it is asked", () => {
    const rows = (average: "Rc" | "Ra") => [
      ["Event", "Date", "Kind", average, "W", "n"],
      [
        "Open",
        dayOf(2024, 6, 1),
        "Swiss",
        Number(shown(average === "Rc" ? "rc" : "ra")),
        Number(shown("w")),
        Number(shown("n")),
      ],
    ];
    const read = (average: "Rc" | "Ra") => {
      const cells = cellsOf(rows(average));
      return readCareer(cells, cells.area)!;
    };
    expect(raForRc(read("Ra"), of2024)?.key).toBe("raForRc");
    const { career } = read("Rc");
    const first = { title: "A", career, edition: of2024, style, gamesNeeded: 5 };
    writePlanned(book, firstRatingSheet(first, EN_SHEETS), "Career");
    const places = careerPlaces(first);
    const sheet = book.read("Career", `A1:Z${places.notesRow}`).values;
    expect(shownIn(sheet, places.events, "ra", 0)).toBe(1960);
    const result = (row: "rc" | "average" | "first") => sheet[places.results[row]]![RESULT_COLUMN];
    expect([result("rc"), result("average"), result("first")]).toEqual([2000, 1960, shown("ru")]);
  });
});
