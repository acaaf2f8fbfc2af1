import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { firstRatingSheet } from "../../../src/sheets/firstRating/firstRatingSheet";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import { readFirstRating } from "../../../src/sheets/firstRating/readFirstRating";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { periodFigures } from "../../../src/sheets/period/periodFigures";
import { periodPlaces } from "../../../src/sheets/period/places";
import { linkTo } from "../../../src/desk/ratings/firstRatingSheets";
import { selfCheck } from "../../../src/desk/selfCheck";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { figuresOn } from "../../support/figuresOnSheet";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import { periodPlans } from "../../support/randomPeriod";
import { readPlanned } from "../../support/sheetRead";
import { addressIn } from "../../support/tableCells";

const DAY = dayOf(2024, 6, 8);
const of = edition(2024);
const result = { event: "Open", day: DAY, rating: null, games: 8, delta: null, k: null };
const player = { name: "Ann", results: [result], earlierGames: null };

test.each(["fide", "plain"] as const)(
  "Rn of an unrated player is his first rating, once there is one, and the remark names its sheet: %s",
  (style) => {
    const event = {
      name: "Open",
      day: DAY,
      system: "swiss",
      rc: 2000,
      score: 6,
      games: 8,
    } as const;
    const first = { title: "Ann", career: [event], edition: of, style, gamesNeeded: 5 };
    const plan = firstRatingSheet(first, EN_SHEETS);
    const book = new PlannedWorkbook();
    writePlanned(book, plan);
    const link = linkTo({ sheet: plan.name, read: readFirstRating(readPlanned(book, plan))! });
    const order: PeriodOrder = {
      players: [player, { ...player, name: "Bob" }],
      edition: of,
      style,
      list: dayOf(2024, 7, 1),
      firstRatings: [link, null],
    };
    const plans = periodPlans(order);
    writeAllPlanned(book, plans);
    const { players } = periodPlaces(order);
    const shown = (key: "rn" | "remarks", line: number) =>
      book.read(plans[0]!.name, addressIn(players, key, line)).values[0]![0];
    expect([shown("rn", 0), shown("rn", 1)]).toEqual([1888, ""]);
    expect(shown("remarks", 0)).toBe("first rating 1888, from the sheet “First rating”");
    expect(shown("remarks", 1)).toBe(EN_SHEETS.period.unrated(edition(2024)));
    expect(selfCheck(figuresOn(book, plans[0]!), periodFigures(order)).kind).toBe("agrees");
    book.write(plan.name, addressIn(careerPlaces(first).events, "n", 0), [[4]]);
    expect([shown("rn", 0), shown("remarks", 0)]).toEqual([
      "",
      "no first rating yet: see the sheet “First rating”",
    ]);
  },
);

test.each([
  [dayOf(2024, 6, 1), "", "first rating on a later list: see the sheet “First rating”"],
  [dayOf(2024, 7, 1), 1888, "first rating 1888, from the sheet “First rating”"],
  [
    dayOf(2024, 8, 1),
    "",
    "rated since an earlier list: make the report anew with his rating, from the sheet “First rating”",
  ],
])(
  "7.14, 8.2.4 (2024): a first rating of July is none of the list of %i: Rn %s",
  (list, rn, remark) => {
    const event = {
      name: "Open",
      day: DAY,
      system: "swiss",
      rc: 2000,
      score: 6,
      games: 8,
    } as const;
    const plan = firstRatingSheet(
      { title: "Ann", career: [event], edition: of, style: "plain" },
      EN_SHEETS,
    );
    const book = new PlannedWorkbook();
    writePlanned(book, plan);
    const link = linkTo({ sheet: plan.name, read: readFirstRating(readPlanned(book, plan))! });
    const order: PeriodOrder = {
      players: [player],
      edition: of,
      style: "plain",
      list,
      firstRatings: [link],
    };
    const plans = periodPlans(order);
    writeAllPlanned(book, plans);
    const { players } = periodPlaces(order);
    const shown = (key: "rn" | "remarks") =>
      book.read(plans[0]!.name, addressIn(players, key, 0)).values[0]![0];
    expect([shown("rn"), shown("remarks")]).toEqual([rn, remark]);
  },
);
