import { change as changeOf, newRating } from "../../articles/change";
import { ifNumber } from "../../articles/ifNumber";
import { kTimesGames } from "../../articles/kTimesGames";
import { each, eachBy } from "../../column";
import { ofPlayer } from "../context";
import { kOfChange } from "../layout";
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
  width: 10,
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
  cells: (sheet) => {
    const of = ofPlayer(sheet, kOfChange(sheet.places));
    return each(ofRated(sheet, ifNumber(of, changeOf(of, ofPlayer(sheet, "wMinusWe")))));
  },
};

export const rn: ReportCells = {
  key: "rn",
  name: "Rn",
  look: "whole",
  cells: (sheet) => {
    const points = ofPlayer(sheet, "change");
    const rating = ofPlayer(sheet, "rating");
    return each(ofRated(sheet, ifNumber(points, newRating(rating, points))));
  },
};
