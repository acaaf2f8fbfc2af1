import { at } from "../../../rules/at";
import type { Edition } from "../../../rules/editions/edition";
import { halfUp } from "../../../rules/rounding";
import type { RobinRow, UnratedRow } from "../../../rules/robin/iteration";
import type { HalfPoints } from "../../../rules/units";
import type { ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import type { Dice } from "./dice";
import { dpAsked } from "./dpAsked";
import { meanAsked, roundings } from "./nearly";
import { hint, letterOf, pointsText, questionLine, QUESTIONS } from "./questions";
import { drawnRobin, type DrawnRobin } from "./robinDraw";
import { UNRATED } from "./roundsTable";
import { ruAsked } from "./ruAsked";
import { slip } from "./slips";

const ANSWERS_AT = 3;

/** A round robin: dp of the rated players, Rar, dpa and Ra, and each unrated player's first Ru. */
export function raAndRus(dice: Dice, edition: Edition): readonly ExerciseTable[] {
  const drawn = drawnRobin(dice, edition, areOnBothSides);
  const { rows } = drawn.iteration;
  return [
    {
      key: "field",
      given: [
        { heading: "player", look: "word" },
        { heading: "rating", look: "whole" },
        { heading: "w", look: "points" },
      ],
      asked: { headings: ["dp"], at: ANSWERS_AT, marks: 2 },
      lines: rows.map((row, place) => fieldLine(row, place, drawn.iteration.games, edition)),
    },
    {
      ...QUESTIONS,
      asked: { headings: [null], at: ANSWERS_AT, marks: 2 },
      lines: [...averageLines(drawn, edition), ...ruLines(drawn, edition)],
    },
  ];
}

/** Above 50 % and below it Ru is made in two ways. */
export function areOnBothSides(rows: readonly RobinRow[]): boolean {
  const unrated = rows.filter((row) => row.kind === "unrated");
  return unrated.some(({ dp }) => dp === null) && unrated.some(({ dp }) => dp !== null);
}

function fieldLine(row: RobinRow, place: number, games: number, edition: Edition): ExerciseLine {
  const isRated = row.kind === "rated";
  const asked = isRated ? dpAsked(row.score, games, edition) : null;
  return {
    given: [letterOf(place), isRated ? row.rating : UNRATED, row.score / 2],
    asked: [asked],
    hint: isRated ? hint("p", { quotient: `${pointsText(row.score)} / ${games}` }) : null,
  };
}

function averageLines({ iteration }: DrawnRobin, { articles }: Edition): ExerciseLine[] {
  const { rar, dpa } = iteration;
  const article = articles.robinAverage;
  return [
    questionLine(null, { key: "rar", article, ...meanAsked(rar) }, hint("rar", {})),
    questionLine(null, { key: "dpa", article, ...meanAsked(dpa) }, hint("dpa", {})),
    raLine(iteration, article),
  ];
}

/** Ra before it is rounded. */
function exactRa({ rar, dpa, opponents: n }: DrawnRobin["iteration"]): number {
  return rar - (dpa * n) / (n + 1);
}

export function raLine(iteration: DrawnRobin["iteration"], article: string): ExerciseLine {
  const { rar, dpa, ra, opponents: n } = iteration;
  const exact = exactRa(iteration);
  const slips = [
    slip("sign", halfUp(2 * rar - exact), article),
    slip("share", halfUp(rar - dpa), article),
  ];
  const asked = { key: "ra", solution: ra, article, near: roundings(exact), slips } as const;
  return questionLine(null, asked, hint("robinRa", { n }));
}

export function unratedRows({
  iteration: { rows },
}: DrawnRobin): readonly (readonly [string, UnratedRow])[] {
  return rows.flatMap((row, place) =>
    row.kind === "unrated" ? [[letterOf(place), row] as const] : [],
  );
}

function ruLines(drawn: DrawnRobin, edition: Edition): ExerciseLine[] {
  return unratedRows(drawn).map(([of, row]) => ruLine(of, row, drawn, edition));
}

/** Ru from Ra, the first pass. */
export function ruLine(
  of: string,
  { ru, score, dp }: UnratedRow,
  { iteration }: DrawnRobin,
  edition: Edition,
): ExerciseLine {
  const { games, opponents, ra } = iteration;
  const played = { w: pointsText(score), n: games };
  const { bonus } = edition.firstRating;
  const made = { average: ra, exact: exactRa(iteration), points: score, games, opponents };
  return questionLine(
    of,
    ruAsked("ru", ru, made, articleOfRu(score, games, edition), edition),
    dp === null
      ? hint("ru", { ...played, bonus, average: "Ra", highest: null })
      : hint("ruBelow", { ...played, opponents }),
  );
}

/** 8.22, 8.23 and 8.25 (2014). */
function articleOfRu(score: HalfPoints, games: number, { articles }: Edition): string {
  if (score < games) return articles.belowHalfInRobin;
  return score > games ? articles.aboveHalf : articles.half;
}

/** The player in this place, rated or not. */
export const ratingOrU = ({ ratings }: DrawnRobin, place: number): number | string =>
  at(ratings, place) ?? UNRATED;
