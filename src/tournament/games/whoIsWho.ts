import { errorFound, warning, type Finding } from "../finding";
import { identities, type Alike, type Disagreement } from "../identity";
import { fideNumberOf } from "../fideNumber";
import { playerName } from "../playerName";
import { addressOf, textAt, type CellPlace, type SheetCells } from "../sheetCells";
import type { GameColumns } from "./gameColumns";

/** Who plays in a line of a list of games. */
export interface Person {
  /** The same in every line of one player. */
  readonly number: number;
  /** As his first line has it. */
  readonly name: string;
  /** His FIDE number; empty where the line does not tell it. */
  readonly id: string;
}

/** The two of a line. */
export type Pairing = readonly [player: Person, opponent: Person];

export interface WhoIsWho {
  /** Line by line. */
  readonly pairings: readonly Pairing[];
  readonly findings: readonly Finding[];
}

interface Named {
  readonly name: string;
  readonly id: string;
  readonly place: CellPlace;
}

/** One player has many lines: his FIDE number tells that they are his, else his name. */
export function whoIsWho(
  cells: SheetCells,
  rows: readonly number[],
  columns: GameColumns,
): WhoIsWho {
  const all = rows.flatMap((row) => [
    named(cells, row, columns.player, columns.id),
    named(cells, row, columns.opponent, columns.opponentId),
  ]);
  /** Nobody plays himself. */
  const { persons, disagreements, unclear, alike } = identities([all], ({ line }) => [
    Math.floor(line / 2),
  ]);
  const [numbers = []] = persons;
  const first = new Map<number, string>();
  const known = all.map(({ name, id }, at): Person => {
    const number = numbers[at] ?? 0;
    if (!first.has(number)) first.set(number, name);
    return { number, name: first.get(number) ?? name, id };
  });
  return {
    pairings: rows.map((_, at): Pairing => [known[2 * at] as Person, known[2 * at + 1] as Person]),
    findings: [
      ...disagreements.flatMap((each) => disagreeing(each, all[each.line])),
      ...unclear.flatMap(({ line }) => nameAlone(all[line])),
      ...alike.flatMap((each) => likeNames(each, all)),
      ...oneself(all, numbers),
    ],
  };
}

function named(cells: SheetCells, row: number, column: number, id: number | undefined): Named {
  const place = { row, column };
  return {
    name: playerName(textAt(cells, place)),
    id: id === undefined ? "" : fideNumberOf(textAt(cells, { row, column: id })),
    place,
  };
}

function disagreeing(
  { kind, name: player, id, before }: Disagreement,
  line: Named | undefined,
): Finding[] {
  if (line === undefined) return [];
  const key = kind === "names" ? "namesOfIdDiffer" : "idsOfNameDiffer";
  return [warning(key, { player, id, before }, { place: line.place })];
}

/** A name of several players, in a line without the number that tells which of them it is. */
function nameAlone(line: Named | undefined): Finding[] {
  if (line === undefined) return [];
  return [errorFound("nameWithAndWithoutId", { player: line.name }, { place: line.place })];
}

function likeNames({ line, before, isOne }: Alike, all: readonly Named[]): Finding[] {
  const [told, first] = [all[line], all[before.line]];
  if (told === undefined || first === undefined) return [];
  const values = { player: told.name, before: first.name, cell: addressOf(first.place) };
  return [warning(isOne ? "joinedNames" : "likeNames", values, { place: told.place })];
}

function oneself(all: readonly Named[], persons: readonly number[]): Finding[] {
  return all.flatMap(({ name: player, place }, at): Finding[] => {
    const isOneself = at % 2 === 1 && persons[at] === persons[at - 1];
    return isOneself ? [errorFound("bothSidesOneself", { player }, { place })] : [];
  });
}
