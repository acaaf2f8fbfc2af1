import { foundReports, latestReports, reportsOfList } from "../../../src/desk/ratings/foundReports";
import { firstRatingOfPlayer } from "../../../src/desk/ratings/firstRatingOfPlayer";
import { listedPlayers } from "../../../src/desk/ratings/listedPlayers";
import { periodOfReports } from "../../../src/desk/ratings/period";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { firstRatingSheet } from "../../../src/sheets/firstRating/firstRatingSheet";
import { readFirstRating } from "../../../src/sheets/firstRating/readFirstRating";
import { periodNames, periodSheets } from "../../../src/sheets/period/periodSheets";
import { valueAt } from "../../../src/tournament/sheetCells";
import type { Day } from "../../../src/rules/units";
import { LANGUAGES } from "../languages";
import { sortList } from "../sortedList";
import type { GivenFirst, Knows, Living } from "./living";
import { Officer } from "./officer";

const REPORT_TEXTS = LANGUAGES.map(({ sheets }) => sheets.report);

/** Somebody who lives a month without a browser. */
export function atDesk(): Living {
  const officer = new Officer();
  return {
    hand: (written) => officer.hand(written),
    newRatings: (list, knows) => newRatings(officer, list, knows),
    firstRatings: (knows) => firstRatings(officer, knows),
    names: () =>
      new Map(officer.plans.map(({ name, names }) => [name, names.map((each) => each.name)])),
    sheet: (name) => officer.sheet(name),
    type: (sheet, address, value) => {
      officer.book.write(sheet, address, [[value]]);
    },
    sort: (sheet, lines, dice) => {
      sortList(officer.book, sheet, lines, {
        column: dice.whole(0, 8),
        isDescending: dice.chance(0.5),
        shiftsOthers: dice.chance(0.5),
      });
    },
    /** Always a new period beside the one before. */
    keepsTyped: false,
  };
}

function newRatings(officer: Officer, list: Day, knows: Knows): string {
  const found = foundReports(officer.sheets(), REPORT_TEXTS);
  const ticked = reportsOfList(found, list);
  const reports = found.filter(({ sheet }) => ticked.has(sheet));
  /** What is not met is said, and counts all the same where an officer says so. */
  const choices = { rules: BY_DATE, list, isUnmetTaken: true, isForeignTaken: true };
  const plan = () => periodOfReports(reports, [...ticked], choices, [], found, officer.answers);
  let planned = plan();
  for (; planned.kind === "who is who"; planned = plan()) officer.answer(planned.doubts, knows);
  if (planned.kind !== "planned") throw new Error(`The period is not made: ${planned.kind}`);
  const names = officer.unique(periodNames(planned.order, EN_SHEETS));
  officer.write(periodSheets(planned.order, names, EN_SHEETS));
  return names[0]!;
}

const MOST_FIRST_RATINGS = 12;

function firstRatings(officer: Officer, knows: Knows): readonly GivenFirst[] {
  const reports = latestReports(foundReports(officer.sheets(), REPORT_TEXTS));
  return listedPlayers(reports, officer.answers)
    .slice(0, MOST_FIRST_RATINGS)
    .flatMap(({ player }) => {
      if (player.doubts.length > 0) {
        officer.answer(player.doubts, knows);
        return [];
      }
      const planned = firstRatingOfPlayer(player, null, BY_DATE, false);
      if (planned.kind !== "planned") throw new Error(`No first rating: ${planned.kind}`);
      const plan = firstRatingSheet(planned.order, EN_SHEETS);
      const [name = ""] = officer.unique([plan.name]);
      officer.write([{ ...plan, name }]);
      const sheet = officer.sheet(name);
      const read = readFirstRating(sheet);
      const first = read === null ? "not read" : valueAt(sheet.cells, read.first);
      return [{ name: player.name, id: player.id, first }];
    });
}
