import { fideNumberOf } from "../fideNumber";
import { errorFound, type Finding } from "../finding";
import type { HeadedColumn } from "../headedColumn";
import type { Answer } from "../identity/answers";
import { disagreeing, type NamedLine } from "../identity/disagreeing";
import { knownLine } from "../identity/known";
import { personsOfLists } from "../identity/personsOfLists";
import type { Doubt } from "../identity/whoIsWho";
import { playerName } from "../playerName";
import { readFacts, type FactColumns } from "../readFacts";
import { readRating } from "../readRating";
import { textAt, type SheetCells } from "../sheetCells";
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
  readonly doubts: readonly Doubt[];
}

/** What is known of people beside the list. */
export interface Asked {
  readonly answers?: readonly Answer[];
  readonly sheetName?: string;
}

/** Where a list tells who plays. */
interface SideColumns extends Pick<
  GameColumns,
  "player" | "opponent" | "id" | "opponentId" | "facts" | "opponentFacts"
> {
  /** The ratings of each. */
  readonly own: HeadedColumn | null;
  readonly his: HeadedColumn | null;
}

/** One player has many lines: who is one, is decided where it is for all lists. */
export function whoIsWho(
  cells: SheetCells,
  rows: readonly number[],
  columns: SideColumns,
  { answers = [], sheetName = "" }: Asked,
): WhoIsWho {
  const all = rows.flatMap((row) =>
    sidesOf(columns).map((side) => namedLine(cells, row, side, sheetName)),
  );
  /** Nobody plays himself. */
  const { persons, disagreements, doubts } = personsOfLists(
    [all.map(({ known }) => known)],
    answers,
    ({ line }) => [Math.floor(line / 2)],
  );
  const [numbers = []] = persons;
  const first = new Map<number, string>();
  const sides = all.map(({ known: { name, id } }, at): Person => {
    const number = numbers[at] ?? 0;
    if (!first.has(number)) first.set(number, name);
    return { number, name: first.get(number) ?? name, id };
  });
  return {
    pairings: rows.map((_, at): Pairing => [sides[2 * at] as Person, sides[2 * at + 1] as Person]),
    findings: [
      ...disagreements.flatMap((each) =>
        disagreeing(each.kind, all[each.line], all[each.before.line]),
      ),
      ...oneself(all, numbers),
    ],
    doubts,
  };
}

interface Side {
  readonly name: number;
  readonly id: number | undefined;
  readonly rating: HeadedColumn | null;
  readonly facts: FactColumns;
}

function sidesOf(columns: SideColumns): readonly [Side, Side] {
  const { player, opponent, id, opponentId, own, his, facts, opponentFacts } = columns;
  return [
    { name: player, id, rating: own, facts },
    { name: opponent, id: opponentId, rating: his, facts: opponentFacts },
  ];
}

/** With all that tells who it is; what cannot be read is said where the line is. */
function namedLine(cells: SheetCells, row: number, side: Side, title: string): NamedLine {
  const place = { row, column: side.name };
  const name = playerName(textAt(cells, place));
  const id = side.id === undefined ? "" : fideNumberOf(textAt(cells, { row, column: side.id }));
  const rating = side.rating === null ? undefined : readRating(cells, row, side.rating, name).value;
  const { value: facts } = readFacts(cells, row, side.facts, { name, rating: rating ?? null });
  return { known: knownLine({ name, id, rating, facts }, { title, day: null }), place };
}

function oneself(all: readonly NamedLine[], persons: readonly number[]): Finding[] {
  return all.flatMap(({ known, place }, at): Finding[] => {
    const isOneself = at % 2 === 1 && persons[at] === persons[at - 1];
    return isOneself ? [errorFound("bothSidesOneself", { player: known.name }, { place })] : [];
  });
}
