import type { LevelKey } from "../../../i18n/learn/exercise";
import { at } from "../../../rules/at";
import type { Edition, EditionId } from "../../../rules/editions/edition";
import { editionsOf } from "../../../rules/editions/editionOn";
import type { Exercise } from "../../../sheets/exercise/exercise";
import { changesWithK } from "./changeWithK";
import { countedGames } from "./countingGames";
import { Dice } from "./dice";
import { fullIteration } from "./fullIteration";
import { gamesOfPd } from "./gamePd";
import { raAndRus } from "./raAndRu";
import { rusInSwiss } from "./ruInSwiss";

/** What a level draws, and by which editions it can. */
interface Level {
  readonly key: LevelKey;
  readonly draw: (dice: Dice, edition: Edition) => Exercise["tables"];
  readonly isOf: (edition: Edition) => boolean;
  readonly widths: readonly number[];
}

const ALL = () => true;
const HAS_ROBIN = ({ hasRobin }: Edition) => hasRobin;

/** The easiest first. */
export const LEVELS: readonly Level[] = [
  { key: "pd", draw: gamesOfPd, isOf: ALL, widths: [6, 12, 13, 11, 10, 24, 10, 24] },
  { key: "change", draw: changesWithK, isOf: ALL, widths: Array.from({ length: 11 }, () => 8.5) },
  { key: "swiss", draw: rusInSwiss, isOf: ALL, widths: [8, 12, 11, 12, 11, 12, 12] },
  { key: "robin", draw: raAndRus, isOf: HAS_ROBIN, widths: [10, 11, 9, 10, 12, 12] },
  {
    key: "counting",
    draw: countedGames,
    isOf: ({ articles }) => articles.composition !== null,
    widths: Array.from({ length: 10 }, () => 11),
  },
  {
    key: "iteration",
    draw: fullIteration,
    isOf: HAS_ROBIN,
    widths: [9, ...Array.from({ length: 11 }, () => 8.5)],
  },
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
