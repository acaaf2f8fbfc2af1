import { EN_CAREER } from "../../../src/i18n/en/career";
import { dayOf } from "../../../src/rules/day";
import { EDITION_IDS } from "../../../src/rules/editions/editions";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import { factRow, VALUE_COLUMN } from "../../../src/sheets/facts";
import type { NamedEvent } from "../../../src/tournament/career/readCareer";
import { addressOf } from "../../../src/tournament/sheetCells";
import { careerPlan } from "../../support/checkRandomCareers";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writePlanned } from "../../support/plannedSheet";

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
  const order = { title: "", career, edition: of2014, style: "plain", gamesNeeded: 5 } as const;
  writePlanned(book, careerPlan(order), "Career");
  const { events, facts } = careerPlaces(order);
  const { first } = events;
  const published = factRow(facts, "published");
  const type = (row: number, column: number, value: string | number) => {
    book.write("Career", addressOf({ row, column }), [[value]]);
  };
  const text = (row: number, column: number) =>
    book.read("Career", addressOf({ row, column })).values[0]![0];
  const column = (heading: string) =>
    book.read("Career", `A${first}:O${first}`).values[0]!.indexOf(heading);
  return {
    list: (line: number, value: string | number) => {
      type(first + line, column("List"), value);
    },
    publish: (value: string | number) => {
      type(published, VALUE_COLUMN, value);
    },
    aboutPublished: () => text(published, VALUE_COLUMN + 1),
    why: (line: number) => text(first + line, column("Why not")),
    unrated: (line: number) => text(first + line, column("Unrated on")),
  };
}

test("a list and the list of the first rating, typed in one after the other", () => {
  const sheet = sheetOf([event(MAY), event(JUNE)]);
  expect(sheet.aboutPublished()).toBe("blank: not yet");
  sheet.list(0, JULY + 31);
  expect([sheet.why(0), sheet.unrated(0)]).toEqual(["", MAY]);
  sheet.publish(JULY);
  expect([sheet.aboutPublished(), sheet.unrated(0), sheet.why(1)]).toEqual(["", "", ""]);
  expect(sheet.why(0)).toBe(
    "rated by then: a rating report, with “Rated since the event?”, 8.4 (2014)",
  );
  sheet.publish(MAY);
  expect(sheet.why(0)).toBe("rated already: a rating report, as for any rated player, 8.5 (2014)");
});

test("what is no date is said, and not taken for one", () => {
  const sheet = sheetOf([event(MAY), event(JUNE)]);
  sheet.publish("in July");
  expect([sheet.aboutPublished(), sheet.why(0)]).toEqual(["no date, so it is not read", ""]);
  for (const list of ["July", MAY - 1]) {
    sheet.list(0, list);
    expect(sheet.why(0)).toBe(EN_CAREER.incomplete);
  }
  sheet.list(0, MAY);
  expect(sheet.why(0)).toBe("");
});

test("a rated player's event may stand anywhere among the others", () => {
  const sheet = sheetOf([event(JULY), event(MAY)]);
  expect(sheet.why(1)).toBe("not in the order of the dates");
  sheet.publish(JULY);
  expect(sheet.why(1)).toBe("");
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
