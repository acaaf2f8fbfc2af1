import { NOTHING_TOLD } from "../../../src/sheets/conditionsTold";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { firstRatingOfPlayer } from "../../../src/desk/ratings/firstRatingOfPlayer";
import { foundFirstRatings } from "../../../src/desk/ratings/firstRatingSheets";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { dayOf } from "../../../src/rules/day";
import type { Day } from "../../../src/rules/units";
import { firstRatingSheet } from "../../../src/sheets/firstRating/firstRatingSheet";
import type { FirstRatingOrder } from "../../../src/sheets/firstRating/order";
import { linesAhead } from "../../../src/sheets/firstRating/lines";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import type { UnratedPlayer } from "../../../src/sheets/firstRating/unratedPlayers";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writePlanned } from "../../support/plannedSheet";
import { readPlanned } from "../../support/sheetRead";
import { addressIn } from "../../support/tableCells";

const [MAY, JUNE] = [dayOf(2024, 5, 4), dayOf(2024, 6, 8)];

function ann(day: Day | null = JUNE): UnratedPlayer {
  const columns = { rc: 3, w: 5, n: 4 };
  const place = { sheet: "Rating report", row: 9, numbered: null, columns };
  const figures = { games: 8, score: 6, rc: 2000, ru: 1888 };
  const event = {
    countedBy: null,
    isException: false,
    told: NOTHING_TOLD,
    title: "Open",
    day,
    end: day,
    edition: edition(2024),
    system: "swiss" as const,
    ...figures,
    place,
  };
  const known = { name: "Ann", id: "12345", spellings: [], doubts: [] };
  return { ...known, pace: "standard", events: [event] };
}

function planned(player = ann()): FirstRatingOrder {
  const found = firstRatingOfPlayer(player, null, BY_DATE, false);
  if (found.kind !== "planned") throw new Error(found.kind);
  return found.order;
}

/** The sheet of the player, in which a person types. */
function sheetOf(type: (book: PlannedWorkbook, order: FirstRatingOrder) => void) {
  const order = planned();
  const plan = firstRatingSheet(order, EN_SHEETS);
  const book = new PlannedWorkbook();
  book.addSheet("Rating report");
  writePlanned(book, plan);
  type(book, order);
  const read = readPlanned(book, plan);
  const { area } = read.cells;
  const [found] = foundFirstRatings([{ ...read, sheet: plan.name, selected: area, asked: area }]);
  return found!;
}

const ofLine = (order: FirstRatingOrder, line: number, key: "event" | "list" | "n" | "rc") =>
  addressIn(careerPlaces(order).events, key, line);

test("linked to his line of the report, by its edition, for his name and number", () => {
  expect(planned()).toMatchObject({
    title: "Ann",
    player: { name: "Ann", id: "12345" },
    edition: { id: 2024 },
    gamesNeeded: null,
    isException: false,
    career: [{ name: "Open", day: JUNE, system: "swiss", report: { row: 9 } }],
  });
});

test("a sheet knows whose it is; made again, it keeps events, lists and days typed into it", () => {
  const before = sheetOf((book, order) => {
    const typed = ["Club", MAY, MAY + 2, "", "Swiss", 1900, 2, 5];
    book.write("Ann – first rating", ofLine(order, 0, "event"), [typed]);
    book.write("Ann – first rating", ofLine(order, linesAhead(order), "list"), [[JUNE + 60]]);
  });
  expect(before.read.player).toEqual({ name: "Ann", id: "12345" });
  const found = firstRatingOfPlayer(ann(), before, BY_DATE, false);
  expect(found).toMatchObject({
    kind: "planned",
    keptFrom: "Ann – first rating",
    order: {
      career: [
        { name: "Club", day: MAY, end: MAY + 2, rc: 1900, score: 4, games: 5 },
        { name: "Open", ratedOn: JUNE + 60, report: { row: 9 } },
      ],
    },
  });
});

test("numbers typed over an event of a report stand for it", () => {
  const before = sheetOf((book, order) => {
    book.write("Ann – first rating", ofLine(order, linesAhead(order), "rc"), [[1950, 3, 8]]);
  });
  const found = firstRatingOfPlayer(ann(), before, BY_DATE, false);
  expect(found).toMatchObject({ order: { career: [{ name: "Open", rc: 1950, games: 8 }] } });
});

test("what is wrong in the sheet before is to settle there first", () => {
  const before = sheetOf((book, order) => {
    book.write("Ann – first rating", ofLine(order, 1, "event"), [
      ["Club", MAY, "", "", "Swiss", 1900, 2, "many"],
    ]);
  });
  const found = firstRatingOfPlayer(ann(), before, BY_DATE, false);
  expect(found).toMatchObject({
    kind: "findings before",
    sheet: "Ann – first rating",
    findings: [{ key: "notGames" }],
  });
});

test("a report that does not say when its event began is named", () => {
  const found = firstRatingOfPlayer(ann(null), null, BY_DATE, false);
  expect(found).toEqual({ kind: "no days", sheets: ["Rating report"] });
});

test("7.13 (2014): the list that the report of an official event names goes along; else it follows", () => {
  const of = (countedBy: Day | null) => {
    const player = ann();
    const events = player.events.map((event) => ({ ...event, countedBy }));
    const found = firstRatingOfPlayer({ ...player, events }, null, BY_DATE, false);
    return found.kind === "planned" ? found.order.career[0]?.ratedOn : found;
  };
  const [july, august] = [dayOf(2024, 7, 1), dayOf(2024, 8, 1)];
  expect([of(null), of(july), of(august)]).toEqual([null, null, august]);
});

test("7.14f (2011): seven games by exception go along from the report", () => {
  const player = ann();
  const events = player.events.map((event) => ({ ...event, isException: true }));
  const found = firstRatingOfPlayer({ ...player, events }, null, BY_DATE, false);
  expect(found).toMatchObject({ order: { isException: true } });
});
