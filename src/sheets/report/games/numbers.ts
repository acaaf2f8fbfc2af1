import { at } from "../../../rules/at";
import { numbersOf } from "../../../tournament/numbers";
import type { ReportContext } from "../context";
import { played, type GameCells, type GameLine } from "./gameLine";

/** Whose line it is and whom he met, by the numbers of both; by them lines are found wherever they stand. */

export const number: GameCells = {
  key: "number",
  name: "No",
  look: "ordinal",
  width: 4,
  cells: ({ order }) => {
    const numbers = numbersOf(order.event.players);
    return (line) => at(numbers, line.player);
  },
};

/** Strangers have none. */
export const opponentNumber: GameCells = {
  key: "opponentNumber",
  name: "No_of_opponent",
  look: "ordinal",
  width: 6,
  cells: numberOfOpponent,
};

/** A crosstable tells no rounds: the opponent's number stands for them. */
export const round: GameCells = {
  key: "round",
  name: "Round",
  look: "ordinal",
  width: 7,
  cells: (sheet) => {
    const known = ({ game }: GameLine) => game?.round ?? null;
    if (sheet.order.event.isWithoutRounds !== true) return played(known);
    const met = numberOfOpponent(sheet);
    return played((line) => met(line) ?? known(line));
  },
};

function numberOfOpponent({ order }: ReportContext): (line: GameLine) => number | null {
  const numbers = numbersOf(order.event.players);
  return ({ game }) => {
    const place = game?.opponent.place ?? null;
    return place === null ? null : at(numbers, place);
  };
}
