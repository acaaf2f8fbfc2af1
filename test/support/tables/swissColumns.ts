import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell, put, type Cell } from "./cell";
import type { Column } from "./column";
import { partsOf } from "./dateText";
import { isInHeadings } from "./dayLines";
import type { Dice } from "./dice";
import type { Hand } from "./hand";
import { ROUNDS } from "./headings";
import type { Layout } from "./layout";
import { twoRowRounds } from "./twoRowRounds";
import { twoColumnRounds } from "./twoColumnRounds";
import { roundSigns, type RoundSigns } from "./roundSigns";
import type { SwissEntry, SwissGames, TrueEvent } from "./trueEvent";

/** The rounds of a Swiss, opponents by their numbers. */
export function swissColumns(layout: Layout, hand: Hand): Column[] {
  const { event, named } = layout;
  const games = event.games as SwissGames;
  if (hand.program === null && hand.does("rounds in two columns"))
    return twoColumnRounds(layout, hand);
  if (hand.program === "two rows a player") return twoRowRounds(layout, hand);
  const write = roundSigns(hand);
  const headings = roundHeadings(event, hand);
  const cells: Cell[][] = games.lines.map((line) =>
    line.map((entry) => write(entry, entry.opponent === null ? 0 : named[entry.opponent]!)),
  );
  doubtedRound({ games, cells, named, write }, hand);
  return Array.from({ length: games.rounds }, (_, round) => ({
    meaning: "result",
    heading: headings[round]!,
    group: "",
    cells: cells.map((line) => line[round]!),
  }));
}

/** Rounds by their numbers, or by their days. */
function roundHeadings(event: TrueEvent, hand: Hand): Cell[] {
  const { rounds } = event.games as SwissGames;
  const dice = hand.for("rounds");
  const headed = dice.pick(ROUNDS[hand.language]);
  const numbered = Array.from({ length: rounds }, (_, round) => headed(round + 1));
  if (!isInHeadings(event, hand)) return numbered.map((text) => cell(text));
  const how = dice.pick(["serial", "text", "both"]);
  return numbered.map((text, round) => {
    const day = event.first + Math.round((round * (event.last - event.first)) / (rounds - 1));
    const { dd, mm, y } = partsOf(day, hand.language);
    if (how === "serial") return cell(day, "d.m.yyyy");
    return cell(how === "text" ? `${dd}.${mm}.${y}` : `${text} (${dd}.${mm}.${y})`);
  });
}

interface Rounds {
  readonly games: SwissGames;
  readonly cells: readonly (readonly Cell[])[];
  readonly named: readonly number[];
  readonly write: RoundSigns;
}

/** One game that the two rows tell otherwise, or that nobody can read. */
function doubtedRound({ games, cells, named, write }: Rounds, hand: Hand): void {
  const isUnreadable = hand.does("a result that nobody can read");
  const isContradiction = !isUnreadable && hand.does("a contradiction");
  if (!isUnreadable && !isContradiction) {
    withoutResult({ games, cells, named, write }, hand);
    return;
  }
  const dice = hand.for("doubted round");
  const { own, mirror, entry } = someGame(games, cells, dice);
  const answers = answersOf(own, mirror);
  if (isUnreadable) {
    const unreadable = cell(dice.pick(["?", "??", "???"]));
    put(own, unreadable);
    /** Where the opponent's row says it, there is no doubt. */
    if (dice.chance(0.4)) return;
    put(mirror, unreadable);
  } else {
    const score = dice.pick(([0, 1, 2] as const).filter((other) => other !== entry.score));
    put(own, write({ ...entry, score }, named[entry.opponent!]!));
  }
  hand.leavesOpen("result", [own, mirror], answers);
}

interface Game {
  readonly own: Cell;
  readonly mirror: Cell;
  readonly entry: SwissEntry;
}

function someGame({ lines }: SwissGames, cells: readonly (readonly Cell[])[], dice: Dice): Game {
  const played = lines.flatMap((line, player) =>
    line.flatMap((entry, round) => (entry.score === null ? [] : [{ player, round, entry }])),
  );
  const { player, round, entry } = dice.pick(played);
  return { own: cells[player]![round]!, mirror: cells[entry.opponent!]![round]!, entry };
}

/** What stood there; of what Excel made a number of, what was typed. */
function answersOf(...cells: readonly Cell[]): Map<Cell, CellValue> {
  const typed = ({ value, formula }: Cell): CellValue =>
    formula ?? (typeof value === "number" && value > 0 ? `+${value}` : String(value));
  return new Map(cells.map((each) => [each, typed(each)]));
}

/** A game that was paired, with nothing behind the colours. */
function withoutResult({ games, cells }: Rounds, hand: Hand): void {
  const { own, mirror } = someGame(games, cells, hand.for("without result"));
  const answers = answersOf(own, mirror);
  const paired = [own, mirror].map(
    ({ value }) => /^(\s*\d+ ?[a-z]) ?[01½]$/i.exec(String(value))?.[1],
  );
  if (paired[0] === undefined || paired[1] === undefined) return;
  /** There it is one of those that have no result yet. */
  if (hand.program === "chess-results, in play") return;
  if (!hand.does("a pairing left blank")) return;
  [own.value, mirror.value] = [paired[0], paired[1]];
  hand.leavesOpen("result", [own, mirror], answers);
}
