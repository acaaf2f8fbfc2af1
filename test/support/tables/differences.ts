import type { TableRead } from "../tableRead";
import { addressOf } from "../../../src/tournament/sheetCells";
import type { Subject } from "./hand";
import { gamesRead, gamesTrue } from "./gamesCompared";
import { isSameName } from "./sameName";
import { pointsOf } from "./trueEvent";
import type { Told, WrittenTable } from "./writtenTable";

export interface Difference {
  readonly about: Subject;
  /** Addresses in the rows that it is about. */
  readonly cells: readonly string[];
  readonly text: string;
  /** The product asks by itself: a day that it has not read. */
  readonly isAsked: boolean;
}

/** Everything in which a reading differs from the truth. */
export function differences(written: WrittenTable, reading: TableRead): Difference[] {
  const found: Difference[] = [];
  const add = (about: Subject, rows: readonly number[], text: string, isAsked = false) => {
    const cells = rows.map((row) =>
      addressOf({ row: written.rows[row] ?? 0, column: written.ratingColumn }),
    );
    found.push({ about, cells, text: `${about}: ${text}`, isAsked });
  };
  dayDifference(written, reading, add);
  const players = reading.roundRobin?.players ?? reading.event?.players ?? [];
  const place = placesRead(written, players);
  if (place === null) {
    const came = players.map(({ name }) => name).join("; ");
    add("players", [], `${players.length} of ${written.truth.players.length}: ${came}`);
    return found;
  }
  for (const [row, at] of place.entries()) {
    const read = players[at]!;
    ratingDifference(written, row, read.rating, add);
    detailDifferences(written, row, { k: read.k, ...reading.details[at] }, add);
  }
  resultDifferences(written, reading, place, add);
  return found;
}

type Add = (about: Subject, rows: readonly number[], text: string, isAsked?: boolean) => void;

function dayDifference({ truth, doubts }: WrittenTable, { dates }: TableRead, add: Add): void {
  const startDate = dates.start;
  if (doubts.some(({ about }) => about === "day")) return;
  if (startDate !== truth.first)
    add("day", [], `${startDate}, not ${truth.first}`, startDate === null);
}

/** For each row of the table its place among the players read; null where they are not the same. */
function placesRead(
  { truth }: WrittenTable,
  players: readonly { readonly name: string }[],
): number[] | null {
  if (players.length !== truth.players.length) return null;
  const places = truth.players.map((player, row) => {
    if (isSameName(players[row]!.name, player)) return row;
    return players.findIndex(({ name }) => isSameName(name, player));
  });
  return new Set(places).size === places.length && !places.includes(-1) ? places : null;
}

function ratingDifference(
  { truth, departures }: WrittenTable,
  row: number,
  came: number | null,
  add: Add,
): void {
  const { rating, national, last } = truth.players[row]!;
  /** Where there are none of FIDE's the person chooses these, if any. */
  const right = departures.includes("only national ratings") ? national : rating;
  if (came !== right) add("rating", [row], `${last} ${came}, not ${right}`);
}

interface Details {
  readonly k: number | null;
  readonly birth?: string;
  readonly sex?: string;
  readonly fideNumber?: string;
}

/** What is read of a person must be his; what is not read is not looked for. */
function detailDifferences(
  { truth, told }: WrittenTable,
  row: number,
  { k, birth = "", sex = "", fideNumber = "" }: Details,
  add: Add,
): void {
  const player = truth.players[row]!;
  const { year, month, day } = player.birth;
  const isYearTold = told.has("birth year") || told.has("birth day");
  if (k !== null && (!told.has("k") || k !== player.k)) add("k", [row], `${player.last} ${k}`);
  if (birth !== "" && birth !== "0") {
    const [y, m, d] = birth.split(/\D+/).map(Number);
    const isDay = m === undefined || (m === month && d === day) || (m === 0 && d === 0);
    if (!isYearTold || y !== year || !isDay) add("birth", [row], `${player.last} ${birth}`);
  }
  if (sex !== "" && (!told.has("sex") || sex !== player.sex))
    add("sex", [row], `${player.last} ${sex}`);
  if (fideNumber !== "" && fideNumber !== "0" && (!told.has("id") || fideNumber !== player.id))
    add("id", [row], `${player.last} ${fideNumber}, not ${player.id}`);
}

/** What was read of what the table tells of its players, right or wrong. */
export function detailsRead({ told }: WrittenTable, reading: TableRead): Set<Told> {
  const players = reading.roundRobin?.players ?? reading.event?.players ?? [];
  const { details } = reading;
  const has: Readonly<Record<Told, boolean>> = {
    "birth year": details.some(({ birth }) => birth !== ""),
    "birth day": details.some(({ birth }) => birth !== ""),
    k: players.some(({ k }) => k !== null),
    sex: details.some(({ sex }) => sex !== ""),
    id: details.some(({ fideNumber }) => fideNumber !== ""),
  };
  return new Set([...told].filter((each) => has[each]));
}

/** Which game of a list was in which round is another matter. */
function isByRound({ truth, form }: WrittenTable): boolean {
  return truth.games.kind === "swiss" && form !== "games";
}

function resultDifferences(
  written: WrittenTable,
  reading: TableRead,
  place: readonly number[],
  add: Add,
): void {
  const { truth, form } = written;
  if (form === "ranking") return;
  const scores = reading.roundRobin?.scores;
  if (form === "totals") {
    const totals = scores !== undefined && "totals" in scores ? scores.totals : [];
    for (const [row, at] of place.entries())
      if (totals[at] !== pointsOf(truth, row))
        add("result", [row], `total of ${row + 1}: ${totals[at]}`);
    return;
  }
  const came = gamesRead(reading, place, isByRound(written));
  if (came === null) {
    add("result", [], "totals alone");
    return;
  }
  const expected = gamesTrue(truth, isByRound(written));
  for (const key of new Set([...came.keys(), ...expected.keys()])) {
    if (came.get(key) === expected.get(key)) continue;
    const rows = key.split(" ").slice(0, 2).map(Number);
    add("result", rows, `${key}: ${came.get(key)}, not ${expected.get(key)}`);
  }
}
