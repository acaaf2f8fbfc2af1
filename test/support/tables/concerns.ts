import type { Finding } from "../../../src/tournament/finding";
import { addressOf } from "../../../src/tournament/sheetCells";
import type { Subject } from "./hand";
import type { WrittenTable } from "./writtenTable";

/** What findings are about; by a word in their names where they are not listed. */
const SUBJECT_OF: Readonly<Partial<Record<string, readonly Subject[]>>> = {
  noTable: ["players", "name", "rating", "result", "day", "birth", "k", "sex", "id"],
  selectionTooSmall: ["players", "name", "rating", "result", "day", "birth", "k", "sex", "id"],
  notAK: ["k"],
  sameName: ["players", "name"],
  noName: ["players", "name"],
  idTwice: ["id"],
  nameIsError: ["name"],
  dateForHalf: ["result"],
  notPlayedYet: ["result"],
  noGames: ["players", "name", "rating", "result", "day", "birth", "k", "sex", "id"],
};

const BY_WORD: readonly (readonly [RegExp, readonly Subject[]])[] = [
  [/rating|elo|rated/i, ["rating"]],
  [/birth|born/i, ["birth"]],
  [/sex/i, ["sex"]],
  [/fideId|number/i, ["id"]],
  [/day|date/i, ["day"]],
  [
    /result|game|point|total|score|round|mirror|contradict|half|unplayed|oneself|order/i,
    ["result"],
  ],
  [/player|row|table|nobody|name/i, ["players", "name"]],
  [/factor|koeff/i, ["k"]],
];

function subjectsOf(key: string): readonly Subject[] {
  return SUBJECT_OF[key] ?? BY_WORD.filter(([word]) => word.test(key)).flatMap(([, of]) => of);
}

interface Matter {
  readonly about: Subject;
  /** Addresses. */
  readonly cells: readonly string[];
}

/** Whether a finding speaks of a matter: of its cells or rows, or of all. */
export function concerns(
  { key, place }: Finding,
  { about, cells }: Matter,
  { rows }: WrittenTable,
): boolean {
  if (place !== undefined && cells.includes(addressOf(place))) return true;
  if (!subjectsOf(key).includes(about)) return false;
  if (place === undefined || cells.length === 0) return true;
  const own = new Set(cells.map((address) => Number(/\d+/.exec(address)) - 1));
  return own.has(place.row) || !rows.includes(place.row);
}
