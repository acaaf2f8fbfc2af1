import { at } from "../../rules/at";
import { EDITION_WITH_OWN_FIGURES } from "../../rules/editions/editions";
import { isReason, Reason, type PlayerRef } from "../../rules/reason";
import { iterate, type RobinRow } from "../../rules/robin/iteration";
import { whole } from "../definition";
import type { Outcome } from "../outcome";
import { robinEditionParameter } from "../editionParameter";
import { isFault, Problem } from "../fault";
import { cells, list, optionalList, optionalSingle } from "../parameters";
import { kValue, logical, numberOr, playerName, rating } from "../readers";
import { robinScores } from "../robinField";
import { sizesDiffer } from "../scores";

/** No round robin comes near: a whole column was selected. */
const MOST_PLAYERS = 300;

export const ROBIN = whole({
  name: "ROBIN",
  parameters: [
    list("names", playerName),
    list("ratings", rating),
    cells("scores"),
    optionalList("k", numberOr(0, kValue)),
    robinEditionParameter(),
    optionalSingle("asPrinted", logical, false),
  ],
  compute: (names, ratings, scoreCells, k, edition, asPrinted) => {
    const players = ratings.values.length;
    if (players > MOST_PLAYERS) {
      return new Problem("tooManyPlayers", { players, most: MOST_PLAYERS });
    }
    const uneven =
      sizesDiffer("names", names, "ratings", ratings) ??
      (k === null || k.values.length === 1 ? null : sizesDiffer("k", k, "ratings", ratings));
    if (uneven !== null) return uneven;
    if (asPrinted && edition.example !== "with figures of its own") {
      return new Problem("onlyPrintedIn", {
        edition: EDITION_WITH_OWN_FIGURES.id,
        came: edition.name,
      });
    }
    const scores = robinScores(players, scoreCells);
    if (isFault(scores)) return named(scores, names.values);
    const given = k === null ? {} : { k: kOfEach(k.values, players) };
    const field = { ratings: ratings.values, scores };
    const iteration = iterate(field, edition, { ...given, asPrinted });
    if (isReason(iteration)) return named(iteration, names.values);
    return [
      HEADINGS,
      ...iteration.rows.map((row, index) => tableRow(at(names.values, index), row)),
    ];
  },
});

/** The columns of the example in 10.54 and 8.58, in their order. */
const HEADINGS: Outcome[] = [
  "Player",
  "Rating",
  "W",
  "p",
  "dp",
  "Rc",
  "dp",
  "Ru",
  "Rc (new)",
  "Ru (new)",
  "We",
  "K",
  "Change",
  "Rn",
];

/** A K each, or one for all; 0 and blank: by the rating. */
export function kOfEach(k: readonly number[], players: number): (number | null)[] {
  const each = k.length === 1 ? Array.from({ length: players }, () => at(k, 0)) : k;
  return each.map((value) => value || null);
}

function tableRow(name: string, row: RobinRow): Outcome[] {
  const score = row.score / 2;
  if (row.kind === "left out") return [name, "u", score, ...blanks(11)];
  if (row.kind === "unrated") {
    const { dp, rc, ru, rcNew, ruNew } = row;
    return [name, "u", score, ...blanks(2), rc, dp ?? "", ru, rcNew, ruNew, ...blanks(4)];
  }
  const { rating: own, p, dp, we, k, change, newRating } = row;
  const points = [we / 100, k, change / 100, newRating];
  return [name, own, score, p / 100, dp, ...blanks(5), ...points];
}

function blanks(count: number): Outcome[] {
  return Array.from({ length: count }, () => "");
}

/** The message names the player where his name is known. */
function named<F>(fault: F, names: readonly string[]): F | Problem | Reason {
  const nameOf = (player: unknown): PlayerRef =>
    typeof player === "number" ? names[player] || player : String(player);
  const withNames = <V extends object>(values: V): V => {
    const players = Object.entries(values).map(([key, value]: [string, unknown]) => [
      key,
      key === "player" || key === "opponent" ? nameOf(value) : value,
    ]);
    return Object.fromEntries(players) as V;
  };
  if (fault instanceof Problem) return new Problem(fault.key, withNames(fault.values));
  if (!isReason(fault)) return fault;
  return new Reason(fault.key, fault.article, fault.edition, withNames(fault.values));
}
