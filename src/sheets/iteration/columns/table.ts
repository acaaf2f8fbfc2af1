import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { FIRST_BONUS_AS_PRINTED } from "../../../rules/robin/passes";
import { change as changeOf, newRating } from "../../articles/change";
import { ifNumber, isNumber } from "../../articles/ifNumber";
import { percentage } from "../../articles/percentage";
import { dpOfRu, ru as ruOf, shareOfRobin } from "../../articles/ru";
import { each, type Column } from "../../column";
import { acrossOpponents } from "../across";
import { games, ofInput, ofTable, opponents, ra, type IterationContext } from "../context";
import type { IterationColumn } from "../places";
import type { PlayerLine } from "../playerLine";
import { scoreOf } from "../score";

/** The table of the worked example, same columns, same order. */
type TableCells = Column<IterationColumn, IterationContext, PlayerLine>;

function ofRated(sheet: IterationContext, value: Expr): Expr {
  return ifNumber(ofTable(sheet, "rating"), value);
}

/** Rc stays empty for everybody who is rated or left out; the columns behind it follow it. */
function ofUnrated(sheet: IterationContext, value: Expr): Expr {
  return f`IF(${ofTable(sheet, "rc")}="","",${value})`;
}

function isNobody(sheet: IterationContext): Expr {
  return f`OR(${isNumber(ofTable(sheet, "rating"))},${ofInput(sheet, "counts")}=0)`;
}

const player: TableCells = {
  key: "player",
  look: null,
  cells: (sheet) => each(ofInput(sheet, "player")),
};

const rating: TableCells = {
  key: "rating",
  name: "Rating",
  look: "whole",
  cells: (sheet) => {
    const given = ofInput(sheet, "rating");
    return each(ifNumber(given, given, "u"));
  },
};

const w: TableCells = {
  key: "w",
  name: "W_points",
  look: "points",
  cells: (sheet) => each(scoreOf(sheet)),
};

const p: TableCells = {
  key: "p",
  name: "p_fraction",
  look: "hundredths",
  cells: (sheet) => each(ofRated(sheet, percentage(ofTable(sheet, "w"), games(sheet)))),
};

const dp: TableCells = {
  key: "dp",
  name: "dp",
  look: "whole",
  cells: (sheet) => each(ofRated(sheet, sheet.style.dp(ofTable(sheet, "p")))),
};

const rc: TableCells = {
  key: "rc",
  name: "Rc_mean",
  look: "whole",
  cells: (sheet) => each(f`IF(${isNobody(sheet)},"",${ra(sheet)})`),
};

/** It does not follow Rc: a FIDE function behind Ra would make a chain of three. */
const dpUnrated: TableCells = {
  key: "dpUnrated",
  name: "dp_unrated",
  look: "whole",
  cells: (sheet) => {
    const score = ofTable(sheet, "w");
    const dpOf = sheet.style.dp(percentage(score, games(sheet)));
    const below = dpOfRu({ w: score, games: games(sheet) }, dpOf, sheet.order.edition);
    return each(f`IF(${isNobody(sheet)},"",${below})`);
  },
};

const ru: TableCells = {
  key: "ru",
  name: "Ru",
  look: "whole",
  cells: (sheet) => {
    const bonus = sheet.order.asPrinted ? FIRST_BONUS_AS_PRINTED : undefined;
    return each(ofUnrated(sheet, ruFrom(sheet, "rc", bonus)));
  },
};

/** Rc with the opponents beyond the limit as they are counted: 10.54 (2005), 8.58 (2011). */
const rcNew: TableCells = {
  key: "rcNew",
  name: "Rc_new",
  look: "whole",
  cells: (sheet) => {
    const { places } = sheet;
    const counted = acrossOpponents(places, "counted");
    const ratings = acrossOpponents(places, places.rows.countedRatings);
    const moved = f`SUM(${counted})-SUMPRODUCT(--ISNUMBER(${counted}),${ratings})`;
    return each(
      ofUnrated(sheet, f`ROUND(${ofTable(sheet, "rc")}+(${moved})/${opponents(sheet)},0)`),
    );
  },
};

const ruNew: TableCells = {
  key: "ruNew",
  name: "Ru_new",
  look: "whole",
  cells: (sheet) => each(ofUnrated(sheet, ruFrom(sheet, "rcNew"))),
};

function ruFrom(sheet: IterationContext, rcColumn: "rc" | "rcNew", bonus?: number): Expr {
  const parts = {
    average: ofTable(sheet, rcColumn),
    w: ofTable(sheet, "w"),
    games: games(sheet),
    dp: ofTable(sheet, "dpUnrated"),
    share: shareOfRobin(opponents(sheet)),
  };
  return ruOf(parts, sheet.order.edition, bonus);
}

const we: TableCells = {
  key: "we",
  name: "We",
  look: "hundredths",
  cells: (sheet) => each(ofRated(sheet, weOf(sheet, "expected"))),
};

/** The sum of PD; of a double round twice. */
export function weOf({ places }: IterationContext, block: "expected" | "other"): Expr {
  const sum = f`SUM(${acrossOpponents(places, block)})`;
  return places.gamesPerPairing === 1 ? sum : f`${places.gamesPerPairing}*${sum}`;
}

const k: TableCells = {
  key: "k",
  name: "K_factor",
  look: "whole",
  cells: (sheet) => each(ofRated(sheet, ofInput(sheet, "k"))),
};

const change: TableCells = {
  key: "change",
  name: "Rating_change",
  look: "change",
  cells: (sheet) => {
    const difference = f`${ofTable(sheet, "w")}-${ofTable(sheet, "we")}`;
    return each(ofRated(sheet, changeOf(ofTable(sheet, "k"), difference)));
  },
};

const rn: TableCells = {
  key: "rn",
  name: "Rn",
  look: "whole",
  cells: (sheet) =>
    each(ofRated(sheet, newRating(ofTable(sheet, "rating"), ofTable(sheet, "change")))),
};

export const TABLE_COLUMNS: readonly TableCells[] = [
  ...[player, rating, w, p, dp, rc, dpUnrated, ru, rcNew, ruNew, we, k, change, rn],
];
