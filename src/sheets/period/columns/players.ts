import type { Expr } from "../../../formula/expr";
import { onSheet } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { CARRIED, CARRIED_KEYS } from "../../../tournament/carried";
import type { ResultColumn } from "../../../i18n/period";
import { ifNumber } from "../../articles/ifNumber";
import { isRated } from "../../articles/rated";
import { widthOfNames } from "../../textWidth";
import { each, eachBy } from "../../column";
import { inLine } from "../../table";
import { ofPlayer, type PeriodContext } from "../context";
import { firstRatingCell, ownFirstRating } from "../firstRatingLink";
import { resultsOf } from "../playerResults";
import { hasHighest } from "../order";
import type { PeriodCells, PlayerLine } from "../playerLine";
import { remarksOf } from "../remarks";

/** A player's events, ΣΔR, K, one rounding, the new rating. */

function ofRated(sheet: PeriodContext, value: Expr): Expr {
  return f`IF(${isRated(ofPlayer(sheet, "rating"))},${value},"")`;
}

/** The sum of a column over the events in which he was rated. */
function sumOfRated(sheet: PeriodContext, column: ResultColumn): Expr {
  const ratings = resultsOf(sheet, "rating");
  const values = resultsOf(sheet, column);
  return ifNumber(f`SUM(${ratings},${values})`, f`SUMIF(${ratings},">0",${values})`);
}

/** One K for all events, or the least and the greatest of them. */
function leastAndGreatest(of: Expr): Expr {
  return f`IF(MIN(${of})=MAX(${of}),MAX(${of}),MIN(${of})&"–"&MAX(${of}))`;
}

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
  cells: ({ names, places }) =>
    each(onSheet(names.results, inLine(places.results, "rating", "lastRated"))),
};

const events: PeriodCells = {
  key: "events",
  name: "Events",
  look: "whole",
  width: 8,
  cells: (sheet) => {
    const [ratings, games] = [resultsOf(sheet, "rating"), resultsOf(sheet, "n")];
    const ofRatedOnes = f`COUNTIFS(${ratings},">0",${games},">0")`;
    const isOne = isRated(ofPlayer(sheet, "rating"));
    const counted = f`IF(${isOne},${ofRatedOnes},COUNTIF(${games},">0"))`;
    return each(ifNumber(f`SUM(${ratings},${games})`, counted));
  },
};

const n: PeriodCells = {
  key: "n",
  name: "n_games",
  look: "whole",
  width: 6,
  cells: (sheet) => {
    const all = f`SUM(${resultsOf(sheet, "n")})`;
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
  cells: (sheet) => each(ofRated(sheet, leastAndGreatest(resultsOf(sheet, "k")))),
};

/** K × n ≤ 700: 8.3.3 (2022). */
const kCounted: PeriodCells = {
  key: "kCounted",
  name: "K_counted",
  look: "whole",
  width: 9,
  isShown: hasHighest,
  cells: (sheet) => each(ofRated(sheet, leastAndGreatest(resultsOf(sheet, "kCounted")))),
};

/** As the last event has it; of events with several K none. */
const kReason: PeriodCells = {
  key: "kReason",
  name: "K_reason",
  look: "note",
  width: 26,
  cells: (sheet) => {
    const { names, places, texts } = sheet;
    const last = (column: ResultColumn) =>
      onSheet(names.results, inLine(places.results, column, "lastRated"));
    const own = ofPlayer(sheet, "k");
    const told = f`IF(${own}=${last("k")},${last("kReason")},${texts.kReason.byHand})`;
    return each(ifNumber(own, told));
  },
};

const change: PeriodCells = {
  key: "change",
  name: "Rating_change",
  look: "change",
  width: 8,
  cells: (sheet) => each(ofRated(sheet, f`ROUND(SUM(${resultsOf(sheet, "product")}),2)`)),
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
      const first = firstRatingCell(firstRating);
      return f`IF(${isRated(ofPlayer(sheet, "rating"))},${rated},${ifNumber(first, first)})`;
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
  width: 44,
  cells: remarksOf,
};

/** Under which names the events have him: nothing that was joined is hidden. */
const spellings: PeriodCells = {
  key: "spellings",
  name: "Also_written",
  look: "plain",
  width: 30,
  isShown: ({ players }) => players.some((each) => each.spellings !== undefined),
  cells: () => (line) => line.player.spellings?.join("; ") ?? null,
};

export const PERIOD_COLUMNS: readonly PeriodCells[] = [
  ...[number, player, rating, events, n, delta, k, kCounted, change, rounded, rn],
  ...[earlierGames, remarks, spellings, kReason, id, ...CARRIED_COLUMNS],
];
