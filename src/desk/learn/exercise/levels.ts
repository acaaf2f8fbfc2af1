import type { LevelKey } from "../../../i18n/learn/exercise";
import { at } from "../../../rules/at";
import type { Edition, EditionId } from "../../../rules/editions/edition";
import { editionsOf } from "../../../rules/editions/editionOn";
import type { Exercise } from "../../../sheets/exercise/exercise";
import { changesWithK } from "./changeWithK";
import { Dice } from "./dice";
import { gamesOfPd } from "./gamePd";

/** What a level draws, and by which editions it can. */
interface Level {
  readonly key: LevelKey;
  readonly draw: (dice: Dice, edition: Edition) => Exercise["tables"];
  readonly isOf: (edition: Edition) => boolean;
  readonly widths: readonly number[];
}

const ALL = () => true;

/** The easiest first. */
export const LEVELS: readonly Level[] = [
  { key: "pd", draw: gamesOfPd, isOf: ALL, widths: [5, 11, 12, 9, 10, 20, 10, 20] },
  { key: "change", draw: changesWithK, isOf: ALL, widths: Array.from({ length: 11 }, () => 8.5) },
];

function levelOf(key: LevelKey): Level {
  return at(
    LEVELS,
    LEVELS.findIndex((level) => level.key === key),
  );
}

/** Those that have the method, oldest first. */
export function editionsOfLevel(key: LevelKey): readonly Edition[] {
  return editionsOf("standard").filter(levelOf(key).isOf);
}

/** The one chosen where it has the method, else the newest that has. */
export function editionOfLevel(key: LevelKey, chosen: EditionId | null): Edition {
  const all = editionsOfLevel(key);
  return all.find(({ id }) => id === chosen) ?? at(all, all.length - 1);
}

/** The same of a seed on every machine. */
export function exerciseOf(key: LevelKey, seed: number, edition: Edition): Exercise {
  const { draw, widths } = levelOf(key);
  const number = LEVELS.findIndex((level) => level.key === key) + 1;
  const tables = draw(new Dice(seed), edition);
  return { level: key, number, seed, edition, widths, tables };
}
