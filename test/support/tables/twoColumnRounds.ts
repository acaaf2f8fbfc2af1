import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";
import { ROUNDS } from "./headings";
import type { Layout } from "./layout";
import type { SwissEntry, SwissGames } from "./trueEvent";

const RESULT = { en: "Res", de: "Erg.", fr: "Rés", it: "Ris", es: "Res" };

/** A column for the opponent, and one for the result. */
export function twoColumnRounds({ event, named }: Layout, hand: Hand): Column[] {
  const { lines, rounds } = event.games as SwissGames;
  const dice = hand.for("two columns");
  const headed = hand.for("rounds").pick(ROUNDS[hand.language]);
  const result = dice.pick(["", RESULT[hand.language], "+/-"]);
  const of = (heading: string, value: (entry: SwissEntry) => CellValue, round: number): Column => ({
    meaning: "result",
    heading: cell(heading),
    group: "",
    cells: lines.map((line) => cell(value(line[round]!))),
  });
  return Array.from({ length: rounds }, (_, round) => [
    of(headed(round + 1), ({ opponent }) => (opponent === null ? "" : named[opponent]!), round),
    of(result, scoreOf, round),
  ]).flat();
}

function scoreOf({ score, unplayed }: SwissEntry): CellValue {
  if (score !== null) return [0, "½", 1][score]!;
  return { won: "+", lost: "-", bye: "+", half: "½", zero: "", open: "" }[unplayed ?? "zero"];
}
