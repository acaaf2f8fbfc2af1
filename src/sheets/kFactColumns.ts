import type { Reference } from "../formula/reference";
import type { KHeading } from "../i18n/kReason";
import type { Edition } from "../rules/editions/edition";
import type { KFacts } from "../rules/kFacts";
import type { Day } from "../rules/units";
import type { KCells } from "./articles/kMet";
import { birthDay } from "./birth";
import type { Column, HasRows, Ordered } from "./column";

/** What K is decided from: inputs, where anybody's is known. */
type KFactColumn = Extract<KHeading, "birth" | "gamesSoFar" | "peak">;

/** Where a sheet's lines have what is known of their players. */
interface OfFacts<Sheet extends Ordered, Line> {
  readonly factsOf: (line: Line) => KFacts | null;
  /** Of everybody on the sheet. */
  readonly all: (order: Sheet["order"]) => readonly (KFacts | null | undefined)[];
}

type KFactColumns<Sheet extends Ordered, Line> = Readonly<
  Record<KFactColumn, Column<KFactColumn, Sheet, Line>>
>;

const WIDTH = 11;

export function kFactColumns<Sheet extends Ordered, Line extends HasRows>({
  factsOf,
  all,
}: OfFacts<Sheet, Line>): KFactColumns<Sheet, Line> {
  const isKnown = (fact: keyof KFacts) => (order: Sheet["order"]) => isAnyKnown(all(order), fact);
  const dayOfBirth = (line: Line): Day | null => {
    const { birth = null } = factsOf(line) ?? {};
    return birth === null ? null : birthDay(birth);
  };
  return {
    birth: {
      key: "birth",
      name: "Born",
      look: "inputYear",
      width: WIDTH,
      isShown: isKnown("birth"),
      cells: () => (line) => dayOfBirth(line) ?? factsOf(line)?.birth?.year ?? null,
    },
    gamesSoFar: {
      key: "gamesSoFar",
      name: "Games_so_far",
      look: "input",
      isShown: isKnown("games"),
      cells: () => (line) => factsOf(line)?.games ?? null,
    },
    peak: {
      key: "peak",
      name: "Highest_rating",
      look: "input",
      width: WIDTH,
      isShown: isKnown("peak"),
      cells: () => (line) => factsOf(line)?.peak ?? null,
    },
  };
}

/** What K follows in a line; null: a column that the sheet does not show, and nothing is known of anybody. */
export function kCellsBy(rating: Reference, shown: (key: KHeading) => Reference | null): KCells {
  return { rating, games: shown("gamesSoFar"), age: shown("age"), peak: shown("peak") };
}

export function isAnyKnown(
  all: readonly (KFacts | null | undefined)[],
  fact: keyof KFacts,
): boolean {
  return all.some((facts) => facts?.[fact] != null);
}

/** Whether K of an edition asks for an age: 8.56 (2014). */
export function asksForAge({ k }: Edition): boolean {
  return k.some(({ asks }) => asks.lastAge !== undefined);
}
