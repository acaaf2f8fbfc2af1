import { cell, line, squared, type Line } from "./cell";
import { headingOf } from "./column";
import type { Dice } from "./dice";
import type { Hand } from "./hand";
import { NAMES } from "./names";

/** A table of something else on the same sheet. */
export function otherTable(hand: Hand, purpose: string): Line[] {
  const dice = hand.for(purpose);
  const kind = dice.pick(["crosstable", "players", "prizes", "schedule"]);
  if (kind === "crosstable") return smallCrosstable(hand, dice);
  if (kind === "players") return playerList(hand, dice);
  if (kind === "prizes") return prizeList(hand, dice);
  return schedule(hand, dice);
}

function names(hand: Hand, dice: Dice, count: number): string[] {
  const { last, men } = NAMES[hand.language];
  return dice
    .shuffled(last)
    .slice(0, count)
    .map((each) => `${each}, ${dice.pick(men)}`);
}

function smallCrosstable(hand: Hand, dice: Dice): Line[] {
  const count = dice.whole(4, 6);
  const square = Array.from({ length: count }, () => Array<string | number>(count).fill("*"));
  for (let row = 0; row < count; row += 1)
    for (let column = row + 1; column < count; column += 1) {
      const score = dice.pick([0, 1, 2]);
      square[row]![column] = [0, "½", 1][score]!;
      square[column]![row] = [1, "½", 0][score]!;
    }
  const value = (sign: string | number) => (sign === "½" ? 0.5 : Number(sign) || 0);
  const rows = names(hand, dice, count).map((name, row) =>
    line(
      row + 1,
      name,
      dice.whole(1400, 2300),
      ...square[row]!,
      square[row]!.reduce<number>((sum, sign) => sum + value(sign), 0),
    ),
  );
  const title = dice.chance(0.6) ? [line(dice.pick(["B", "Open B", "Open 2", "2"]))] : [];
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const headings = line(
    headingOf("start", hand),
    headingOf("name", hand),
    headingOf("elo", hand),
    ...numbers,
    headingOf("points", hand),
  );
  return squared([...title, headings, ...rows]);
}

function playerList(hand: Hand, dice: Dice): Line[] {
  const headings = line(headingOf("name", hand), headingOf("elo", hand), headingOf("club", hand));
  const rows = names(hand, dice, dice.whole(3, 8)).map((name) =>
    line(name, dice.whole(1300, 2300), dice.pick(["A", "B", "C"])),
  );
  return squared([headings, ...rows]);
}

function prizeList(hand: Hand, dice: Dice): Line[] {
  const headings = line(headingOf("rank", hand), headingOf("prize", hand));
  const prizes = [2000, 1500, 1200, 1000, 500].slice(0, dice.whole(3, 5));
  return squared([headings, ...prizes.map((prize, place) => line(place + 1, prize))]);
}

const ROUND = { en: "Round", de: "Runde", fr: "Ronde", it: "Turno", es: "Ronda" };

/** When the rounds began: hours alone, so that no day stands there. */
function schedule(hand: Hand, dice: Dice): Line[] {
  const rounds = dice.whole(3, 7);
  const hour = dice.whole(9, 19);
  return squared(
    Array.from({ length: rounds }, (_, round) => [
      cell(`${ROUND[hand.language]} ${round + 1}`),
      cell((hour + (round % 2) * 4) / 24, "hh:mm"),
    ]),
  );
}
