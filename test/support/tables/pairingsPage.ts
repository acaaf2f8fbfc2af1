import { cell, line, squared, type Cell, type Line } from "./cell";
import { partsOf } from "./dateText";
import { listOf, type ListedGame } from "./gamesTable";
import type { EventTable } from "./eventTable";
import type { Hand } from "./hand";
import { nameWriter } from "./nameColumns";
import type { ByLanguage } from "./language";
import { columnOf } from "./column";
import { pointsOf, type TrueEvent } from "./trueEvent";

/** The pairings of all rounds below each other, as the server has them: with their results, or without any. */
export function pairingsPage(event: TrueEvent, hasResults: boolean, hand: Hand): EventTable {
  const dice = hand.for("pairings page");
  const write = nameWriter(hand);
  const names = event.players.map(write);
  const words = WORDS[hand.language];
  const games = listOf(event);
  const rounds = hasResults ? Math.max(...games.map(({ round }) => round)) : 1;
  const rating = (player: number) => event.players[player]!.rating ?? 0;
  const body: Line[] = [];
  const heads = (): Line => line(...words.heads);
  const blocks = Array.from({ length: rounds }, (_, index) => {
    const own = games.filter(({ round }) => round === index + 1);
    const rows = own.map((game, board) => {
      const { white, black } = game;
      const result = hasResults ? resultOf(game) : "";
      const points = (player: number) => cell(pointsOf(event, player) / 2);
      const side = (player: number): [Cell, Cell] => [cell(names[player]), cell(rating(player))];
      return [
        ...[cell(board + 1), cell(white + 1), cell(), ...side(white), points(white)],
        ...[cell(result, "@"), points(black), cell(), ...side(black), cell(black + 1)],
      ];
    });
    body.push(...rows);
    const { dd, mm, y } = partsOf(event.first, hand.language);
    const isDated = dice.chance(0.5) && !hand.would("no day") && !hand.would("an ambiguous day");
    const title = words.title(index + 1) + (isDated ? ` ${y}/${mm}/${dd}` : "");
    return [line(title), heads(), ...rows, ...free(event, index, names, hand), []];
  });
  const lines = squared(blocks.flat().slice(0, -1));
  const ratings = columnOf(
    "elo",
    event.players.map((_, player) => rating(player)),
    hand,
  );
  const [first] = body;
  const column = { ...ratings, cells: [first![4]!, ...ratings.cells.slice(1)] };
  const block = { lines, headings: [], inner: lines, body };
  return { event, form: "games", columns: [column], rating: column, rows: [], block };
}

/** Who is left over stands below the games of the round. */
function free({ games }: TrueEvent, round: number, names: readonly string[], hand: Hand): Line[] {
  if (games.kind !== "swiss") return [];
  return games.lines.flatMap((own, player) => {
    const { unplayed, opponent } = own[round]!;
    if (opponent !== null || unplayed === null) return [];
    const [points, word] =
      unplayed === "bye" ? ["1", WORDS[hand.language].bye] : ["0", WORDS[hand.language].absent];
    return [line("", player + 1, "", names[player]!, "", "", points, "", "", word, "", "")];
  });
}

function resultOf({ score, winner }: ListedGame): string {
  if (score !== null) return ["0 - 1", "½ - ½", "1 - 0"][score]!;
  return { white: "+ - -", black: "- - +", null: "- - -" }[winner ?? "null"];
}

interface Words {
  readonly heads: readonly string[];
  readonly title: (round: number) => string;
  readonly bye: string;
  readonly absent: string;
}

const heads = (no: string, name: string, elo: string, points: string, result: string) => [
  ...["Bo.", no, "", name, elo, points, result],
  ...[points, "", name, elo, no],
];

const WORDS: ByLanguage<Words> = {
  en: {
    heads: heads("No.", "Name", "Rtg", "Pts.", "Result"),
    title: (round) => `Round ${round} on`,
    bye: "bye",
    absent: "not paired",
  },
  de: {
    heads: heads("Nr.", "Name", "Elo", "Pkt.", "Ergebnis"),
    title: (round) => `${round}. Runde am`,
    bye: "spielfrei",
    absent: "nicht ausgelost",
  },
  fr: {
    heads: heads("No.", "Nom", "Elo", "Pts", "Résultat"),
    title: (round) => `Ronde ${round} le`,
    bye: "exempt",
    absent: "non apparié",
  },
  it: {
    heads: heads("Nr.", "Nome", "Elo", "Pt.", "Risultato"),
    title: (round) => `Turno ${round} il`,
    bye: "bye",
    absent: "non abbinato",
  },
  es: {
    heads: heads("Nº", "Nombre", "Elo", "Pts.", "Resultado"),
    title: (round) => `Ronda ${round} el`,
    bye: "bye",
    absent: "no emparejado",
  },
};
