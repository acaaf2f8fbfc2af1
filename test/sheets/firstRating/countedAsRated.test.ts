import { EN_CAREER } from "../../../src/i18n/en/career";
import type { CareerColumn } from "../../../src/i18n/career";
import { dayOf } from "../../../src/rules/day";
import { EDITION_IDS } from "../../../src/rules/editions/editions";
import { RESULT_COLUMN } from "../../../src/sheets/firstRating/layout";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import { factRow } from "../../../src/sheets/facts";
import type { NamedEvent } from "../../../src/tournament/career/readCareer";
import { addressOf } from "../../../src/tournament/sheetCells";
import { careerPlan } from "../../support/checkRandomCareers";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writePlanned } from "../../support/plannedSheet";
import { addressIn, factAddress } from "../../support/tableCells";

const [MAY, JUNE, JULY] = [dayOf(2015, 5, 1), dayOf(2015, 6, 1), dayOf(2015, 7, 1)];
const of2014 = edition(2014);
const event = (day: number): NamedEvent => ({
  name: "Event",
  day,
  system: "swiss",
  rc: 2000,
  score: 4,
  games: 4,
});

/** A sheet in which a person goes on typing. */
function sheetOf(career: readonly NamedEvent[]) {
  const book = new PlannedWorkbook();
  const order = { title: "", career, edition: edition(2014), style: "plain" } as const;
  writePlanned(book, careerPlan(order), "Career");
  const { events, facts, results } = careerPlaces(order);
  const at = (address: string) => book.read("Career", address).values[0]![0];
  const cell = (line: number, column: CareerColumn) => addressIn(events, column, line);
  return {
    type: (line: number, column: CareerColumn, value: string | number) => {
      book.write("Career", cell(line, column), [[value]]);
    },
    publish: (value: string | number) => {
      book.write("Career", factAddress(facts, "published"), [[value]]);
    },
    aboutPublished: () =>
      at(addressOf({ row: factRow(facts, "published"), column: facts.noteColumn })),
    publishes: () => at(factAddress(facts, "publishes")),
    first: () => at(addressOf({ row: results.first, column: RESULT_COLUMN })),
    shown: (line: number, column: CareerColumn) => at(cell(line, column)),
    why: (line: number) => at(cell(line, "why")),
    state: () => at("A4"),
  };
}

test("a list and the list of the first rating, typed in one after the other", () => {
  const sheet = sheetOf([event(MAY), event(JUNE)]);
  expect(sheet.aboutPublished()).toBe("blank: the first list whose events are enough");
  expect([sheet.publishes(), sheet.first()]).toEqual([JULY, 2000]);
  sheet.type(0, "list", JULY + 31);
  expect([sheet.why(0), sheet.shown(0, "unrated"), sheet.publishes()]).toEqual([
    "",
    MAY,
    JULY + 31,
  ]);
  sheet.publish(JULY);
  expect([sheet.aboutPublished(), sheet.shown(0, "unrated"), sheet.why(1)]).toEqual(["", "", ""]);
  expect(sheet.why(0)).toBe(
    "rated by then: a rating report, with “Rated since the event?”, 8.4 (2014)",
  );
  sheet.publish(MAY);
  expect(sheet.why(0)).toBe("rated already: a rating report, as for any rated player, 8.5 (2014)");
  expect(sheet.state()).toContain("Events of a rated player, for whose reports he has a rating: 2");
});

test("what is no date is said, and not taken for one", () => {
  const sheet = sheetOf([event(MAY), event(JUNE)]);
  sheet.publish("in July");
  expect([sheet.aboutPublished(), sheet.why(0)]).toEqual(["no date, so it is not read", ""]);
  for (const column of ["list", "end"] as const) {
    for (const day of ["July", MAY - 1]) {
      sheet.type(0, column, day);
      expect(sheet.why(0)).toBe(EN_CAREER.incomplete);
      expect(sheet.state()).toContain("Lines that are not complete: 1");
    }
    sheet.type(0, column, MAY);
    expect(sheet.why(0)).toBe("");
  }
});

test("lines stand in any order: what counts first follows from their days", () => {
  const turned = sheetOf([event(JUNE), event(MAY)]);
  expect([turned.why(0), turned.why(1), turned.first()]).toEqual(["", "", 2000]);
});

test("0.1: a day that is typed brings its own edition along", () => {
  const sheet = sheetOf([{ ...event(JUNE), rc: 1800, score: 5, games: 5 }]);
  expect(sheet.first()).toBe(1800);
  const line = { event: "Open", date: dayOf(2014, 6, 20), kind: "Swiss", rc: 1800, w: 0.5, n: 5 };
  for (const [column, value] of Object.entries(line)) {
    sheet.type(1, column as CareerColumn, value);
  }
  expect([sheet.why(1), sheet.first()]).toEqual(["too few points, 6.1 (2012)", 1800]);
  sheet.type(1, "date", dayOf(2014, 7, 2));
  /** Of 2014 it counts, and makes the rating alone, on 1 August: half a point of five. */
  expect([sheet.why(1), sheet.first()]).toEqual(["", 1800 - 366]);
});

test("where no text fixes the closing, another list that is possible is asked for, until it is told", () => {
  const sheet = sheetOf([event(dayOf(2012, 8, 26)), event(JUNE)]);
  const [september, october] = [dayOf(2012, 9, 1), dayOf(2012, 10, 1)];
  expect([sheet.shown(0, "listed"), sheet.shown(0, "otherList")]).toEqual([october, september]);
  expect(sheet.state()).toContain("type the list of 1 events");
  sheet.type(0, "list", september);
  expect([sheet.shown(0, "listed"), sheet.shown(0, "otherList")]).toEqual([september, ""]);
  expect(sheet.state()).toBe(EN_CAREER.allRead);
});

describe.each(LANGUAGES)("$code", ({ sheets, table: crosstable }) => {
  const { ignored, headings, hints } = sheets.career;

  test("the article of each edition, and the words of the choice in the pane", () => {
    const articles = EDITION_IDS.map((id) => ignored.ratedSince(edition(id)).split(", ").pop());
    expect(articles).toEqual(
      EDITION_IDS.map((id) => `${id === 2005 ? "10.4" : id < 2022 ? "8.4" : "8.2.4"} (${id})`),
    );
    expect(ignored.ratedSince(of2014)).toContain(crosstable.ratedSince(0, "").trim());
  });

  test("Excel shows 32 letters of a hint's title and 255 of its text", () => {
    for (const of of EDITION_IDS.map(edition)) {
      for (const column of ["list", "rc", "ra", "unrated", "guide"] as const) {
        expect(headings[column](of).length).toBeLessThanOrEqual(32);
        expect(hints[column]!(of).length).toBeLessThanOrEqual(255);
      }
    }
  });
});
