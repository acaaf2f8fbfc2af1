import { cell, type Cell } from "./cell";
import { columnOf, type Column } from "./column";
import type { Hand } from "./hand";
import type { ByLanguage } from "./language";
import type { Layout } from "./layout";
import { pointsOf, recordOf, type TrueEvent } from "./trueEvent";

/** Columns that are calculated or won: behind the results. */
export function endColumns({ event, rank }: Layout, hand: Hand): Column[] {
  const columns: Column[] = [];
  if (hand.does("tie-breaks")) columns.push(...tieBreaks(event, hand));
  if (hand.does("performance")) columns.push(performance(event, hand));
  if (hand.does("wins, draws and losses")) columns.push(...records(event, hand));
  if (hand.did("ratings before and after") && hand.for("change").chance(0.5))
    columns.push(change(event, hand));
  if (hand.does("prizes like ratings")) columns.push(prizes(rank, hand));
  return columns;
}

function tieBreaks({ players }: TrueEvent, hand: Hand): Column[] {
  const dice = hand.for("tie-breaks of all");
  const isText = dice.chance(0.3);
  const half = (): Cell => {
    const value = dice.whole(10, 90) / 2;
    return isText ? cell(String(value).replace(".", ","), "@") : cell(value);
  };
  const buchholz = columnOf("buchholz", players.map(half), hand);
  return dice.chance(0.6) ? [buchholz, columnOf("sonneborn", players.map(half), hand)] : [buchholz];
}

function performance({ players }: TrueEvent, hand: Hand): Column {
  const values = players.map((player) => player.performance);
  return columnOf(hand.for("mean").chance(0.65) ? "performance" : "opponents", values, hand);
}

/** Numbers of games that look like results; or the share of the points. */
function records(event: TrueEvent, hand: Hand): Column[] {
  const dice = hand.for("records");
  const all = event.players.map((_, row) => recordOf(event, row));
  const of = (index: 0 | 1 | 2) => all.map((record) => record[index]);
  const how = dice.pick(["wins", "three", "games", "share"]);
  if (how === "wins") return [columnOf("wins", of(2), hand)];
  const games = all.map(([lost, drawn, won]) => lost + drawn + won);
  if (how === "share") {
    const shares = games.map((count, row) =>
      cell(count === 0 ? 0 : pointsOf(event, row) / 2 / count, "0%"),
    );
    return [columnOf("share", shares, hand)];
  }
  const [won, drawn, lost] = dice.pick(RECORDS[hand.language]);
  const three = [
    columnOf("wins", of(2), hand, { heading: won }),
    columnOf("wins", of(1), hand, { heading: drawn }),
    columnOf("wins", of(0), hand, { heading: lost }),
  ];
  return how === "three" ? three : [columnOf("played", games, hand), ...three];
}

type Three = readonly [won: string, drawn: string, lost: string];

const RECORDS: ByLanguage<readonly Three[]> = {
  en: [
    ["W", "D", "L"],
    ["+", "=", "-"],
  ],
  de: [
    ["S", "R", "N"],
    ["G", "R", "V"],
    ["+", "=", "-"],
  ],
  fr: [
    ["G", "N", "P"],
    ["+", "=", "-"],
  ],
  it: [
    ["V", "N", "P"],
    ["+", "=", "-"],
  ],
  es: [
    ["G", "T", "P"],
    ["+", "=", "-"],
  ],
};

function change({ players }: TrueEvent, hand: Hand): Column {
  const isText = hand.for("change as text").chance(0.3);
  const changes = players.map(({ rating, after }) => {
    const difference = (after ?? 0) - (rating ?? 0);
    return isText ? cell(`${difference < 0 ? "" : "+"}${difference},0`, "@") : difference;
  });
  return columnOf("change", changes, hand);
}

function prizes(rank: readonly number[], hand: Hand): Column {
  const won = hand.for("prizes").pick([
    [2500, 2000, 1500, 1200, 1000],
    [2000, 1500, 1000],
    [1500, 1200, 1100, 1000],
  ]);
  return columnOf(
    "prize",
    rank.map((place) => won[place - 1] ?? ""),
    hand,
  );
}
