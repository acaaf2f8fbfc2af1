import { text, type Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { CARRIED, CARRIED_KEYS } from "../../../tournament/carried";
import type { ResultColumn } from "../../../i18n/period";
import { ifNumber } from "../../articles/ifNumber";
import { isRated } from "../../articles/rated";
import { widthOfNames } from "../../textWidth";
import { each, eachBy } from "../../column";
import { ofPlayer, type PeriodContext } from "../context";
import { firstRatingCell, onListOf, ownFirstRating } from "../firstRatingLink";
import { allResults, countOf, greatestOf, inResult, leastOf, ofOwn, sumOf } from "../playerResults";
import { hasHighest } from "../order";
import type { PeriodCells, PlayerLine } from "../playerLine";
import { remarksOf } from "../remarks";

/** A player's events, ΣΔR, K, one rounding, the new rating. */

function ofRated(sheet: PeriodContext, value: Expr): Expr {
  return f`IF(${isRated(ofPlayer(sheet, "rating"))},${value},"")`;
}

/** The sum of a column over the events in which he was rated. */
function sumOfRated(sheet: PeriodContext, column: ResultColumn): Expr {
  const of = [allResults(sheet, column), ...ofOwn(sheet), allResults(sheet, "rating")];
  return ifNumber(f`${sumOf(sheet, "rating")}+${sumOf(sheet, column)}`, f`SUMIFS(${of},">0")`);
}

/** One K for all events, or the least and the greatest of them. */
function leastAndGreatest(sheet: PeriodContext, column: ResultColumn): Expr {
  const [least, greatest] = [leastOf(sheet, column), greatestOf(sheet, column)];
  return f`IF(${least}=${greatest},${greatest},${least}&"–"&${greatest})`;
}

/** Each has the line of his last event in his own formulas. */
const lineOf = ({ lastRated }: PlayerLine) => String(lastRated);

const number: PeriodCells = {
  key: "number",
  name: "No",
  look: "ordinal",
  width: 5,
  cells:
    () =>
    ({ index }) =>
      index + 1,
};

const player: PeriodCells = {
  key: "player",
  name: "Player",
  look: "inputName",
  width: ({ players }) => widthOfNames(players),
  cells: () => (line) => line.player.name,
};

const rating: PeriodCells = {
  key: "rating",
  name: "Rating",
  look: "counted",
  /** Days stand below it. */
  width: 11,
  cells: (sheet) =>
    eachBy<PlayerLine>(lineOf, ({ lastRated }) => inResult(sheet, "rating", lastRated)),
};

const events: PeriodCells = {
  key: "events",
  name: "Events",
  look: "whole",
  width: 8,
  cells: (sheet) => {
    const [ratings, games] = [allResults(sheet, "rating"), allResults(sheet, "n")];
    const ofRatedOnes = f`COUNTIFS(${[...ofOwn(sheet), ratings]},">0",${games},">0")`;
    const isOne = isRated(ofPlayer(sheet, "rating"));
    const counted = f`IF(${isOne},${ofRatedOnes},${countOf(sheet, "n")})`;
    return each(ifNumber(f`${sumOf(sheet, "rating")}+${sumOf(sheet, "n")}`, counted));
  },
};

const n: PeriodCells = {
  key: "n",
  name: "n_games",
  look: "whole",
  width: 6,
  cells: (sheet) => {
    const all = sumOf(sheet, "n");
    return each(f`IF(${isRated(ofPlayer(sheet, "rating"))},${sumOfRated(sheet, "n")},${all})`);
  },
};

const delta: PeriodCells = {
  key: "delta",
  name: "Sum_of_changes",
  look: "change",
  width: 8,
  cells: (sheet) => each(ofRated(sheet, f`ROUND(${sumOfRated(sheet, "delta")},2)`)),
};

const k: PeriodCells = {
  key: "k",
  name: "K_factor",
  look: "whole",
  width: 6,
  cells: (sheet) => each(ofRated(sheet, leastAndGreatest(sheet, "k"))),
};

/** K × n ≤ 700: 8.3.3 (2022). */
const kCounted: PeriodCells = {
  key: "kCounted",
  name: "K_counted",
  look: "whole",
  width: 9,
  isShown: hasHighest,
  cells: (sheet) => each(ofRated(sheet, leastAndGreatest(sheet, "kCounted"))),
};

/** As the last event has it; of events with several K none. */
const kReason: PeriodCells = {
  key: "kReason",
  name: "K_reason",
  look: "reason",
  width: 27,
  cells: (sheet) => {
    const own = ofPlayer(sheet, "k");
    return eachBy<PlayerLine>(lineOf, ({ lastRated }) => {
      const last = (column: ResultColumn) => inResult(sheet, column, lastRated);
      const told = f`IF(${own}=${last("k")},${last("kReason")},${sheet.texts.kReason.byHand})`;
      return ifNumber(own, told);
    });
  },
};

const change: PeriodCells = {
  key: "change",
  name: "Rating_change",
  look: "change",
  width: 8,
  cells: (sheet) => each(ofRated(sheet, f`ROUND(${sumOf(sheet, "product")},2)`)),
};

const rounded: PeriodCells = {
  key: "rounded",
  name: "Rounded_change",
  look: "wholeChange",
  width: 9,
  cells: (sheet) => each(ofRated(sheet, f`ROUND(${ofPlayer(sheet, "change")},0)`)),
};

const rn: PeriodCells = {
  key: "rn",
  name: "Rn",
  look: "counted",
  width: 7,
  cells: (sheet) => {
    const rated = f`${ofPlayer(sheet, "rating")}+${ofPlayer(sheet, "rounded")}`;
    return eachBy<PlayerLine>(ownFirstRating, ({ firstRating }) => {
      if (firstRating === null) return ofRated(sheet, rated);
      const none = text("");
      const others = { earlier: none, later: none, notYet: none };
      const first = onListOf(sheet, firstRating, { here: firstRatingCell(firstRating), ...others });
      return f`IF(${isRated(ofPlayer(sheet, "rating"))},${rated},${first})`;
    });
  },
};

const id: PeriodCells = {
  key: "id",
  name: "FIDE_ID",
  look: "input",
  width: 12,
  isShown: ({ players }) => players.some((each) => each.id !== undefined),
  cells: () => (line) => idContent(line.player.id),
};

/** A list's own numbers may have letters. */
function idContent(number: string | undefined): string | number | null {
  if (number === undefined) return null;
  return /^\d+$/.test(number) ? Number(number) : number;
}

/** What reports or a list tell of the players beside what the rules ask for. */
const CARRIED_COLUMNS: readonly PeriodCells[] = CARRIED_KEYS.map((key) => ({
  key,
  name: CARRIED[key].name,
  look: "word",
  width: CARRIED[key].width,
  isShown: ({ players }) => players.some(({ carried }) => carried?.[key] !== undefined),
  cells: () => (line) => line.player.carried?.[key] ?? null,
}));

const earlierGames: PeriodCells = {
  key: "earlierGames",
  name: "Earlier_games",
  look: "input",
  width: 11,
  cells: () => (line) => line.player.earlierGames,
};

const remarks: PeriodCells = {
  key: "remarks",
  name: "Remarks",
  look: "remark",
  width: 45,
  cells: remarksOf,
};

/** Under which names the events have him: nothing that was joined is hidden. */
const spellings: PeriodCells = {
  key: "spellings",
  name: "Also_written",
  look: "plain",
  width: 30,
  isShown: ({ players }) => players.some((each) => each.spellings !== undefined),
  cells:
    ({ texts }) =>
    (line) =>
      line.player.spellings?.join(texts.head.semicolon) ?? null,
};

export const PERIOD_COLUMNS: readonly PeriodCells[] = [
  ...[number, player, rating, events, n, delta, k, kCounted, change, rounded, rn],
  ...[earlierGames, remarks, spellings, kReason, id, ...CARRIED_COLUMNS],
];
