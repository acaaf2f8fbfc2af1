import { change as changeOf, newRating } from "../../articles/change";
import { ifNumber } from "../../articles/ifNumber";
import { kTimesGames } from "../../articles/kTimesGames";
import { each, eachBy } from "../../column";
import { f } from "../../../formula/template";
import { delistingFloor } from "../../../rules/report/delistingFloor";
import { isRated } from "../../articles/rated";
import { ofPlayer } from "../context";
import { hasFirstEvent, kOfChange } from "../layout";
import { isNewKind, kCellsOf } from "./kFrom";
import { ofRated } from "./ofRated";
import type { ReportCells } from "./reportCells";

/** What a rated player's games make of his rating: 8.56 (2011). */

/** Given, or by the rating and what else is known. */
export const k: ReportCells = {
  key: "k",
  name: "K_factor",
  look: "whole",
  lookOf: (line) => (line.player.k === null ? null : "input"),
  width: 5,
  cells: (sheet) => {
    const sought = eachBy(isNewKind, (line) =>
      ofRated(sheet, sheet.style.k(kCellsOf(sheet, line))),
    );
    return (line) => line.player.k ?? sought(line);
  },
};

/** K × n ≤ 700: 8.3.3 (2022). */
export const kCounted: ReportCells = {
  key: "kCounted",
  name: "K_counted",
  look: "whole",
  width: 9,
  isShown: (order) => Number.isFinite(order.edition.highestKTimesGames),
  cells: (sheet) => {
    const own = ofPlayer(sheet, "k");
    const { highestKTimesGames } = sheet.order.edition;
    const counted = kTimesGames(own, ofPlayer(sheet, "n"), highestKTimesGames);
    return each(ofRated(sheet, ifNumber(own, counted)));
  },
};

export const change: ReportCells = {
  key: "change",
  name: "Rating_change",
  look: "change",
  width: 9,
  cells: (sheet) => {
    const of = ofPlayer(sheet, kOfChange(sheet.places));
    return each(ofRated(sheet, ifNumber(of, changeOf(of, ofPlayer(sheet, "wMinusWe")))));
  },
};

export const rn: ReportCells = {
  key: "rn",
  name: "Rn",
  look: "whole",
  width: 7,
  cells: (sheet) => {
    const points = ofPlayer(sheet, "change");
    const rating = ofPlayer(sheet, "rating");
    return each(ofRated(sheet, ifNumber(points, newRating(rating, points))));
  },
};

/** A rating that falls below the floor; and that nothing of this line holds for an unrated player. */
export const remarks: ReportCells = {
  key: "remarks",
  name: "Remarks",
  look: "reason",
  /** What an unrated player lacks runs over it: most where dp can be undefined, 10.1 (2005). */
  width: (order) => (hasFirstEvent(order) && !order.edition.dpAtExtremes ? 64 : 39),
  cells: (sheet) => {
    const { order, texts } = sheet;
    const floor = delistingFloor(order, order.edition);
    const isBelow = f`${ofPlayer(sheet, "rn")}<${floor}`;
    const delisted = f`IF(${isBelow},${texts.report.delisted(floor)},"")`;
    const rating = ofPlayer(sheet, "rating");
    return each(f`IF(${isRated(rating)},${delisted},${texts.report.nowUnrated})`);
  },
};

/** Of an unrated player K changes nothing; what was given stands there all the same. */
export const kGiven: ReportCells = {
  key: "kGiven",
  name: "K_given",
  look: "input",
  isShown: ({ event }) => event.players.some((each) => each.rating === null && each.k !== null),
  cells: () => (line) => line.player.k,
};
