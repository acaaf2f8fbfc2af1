import { at } from "../../../rules/at";
import type { Edition } from "../../../rules/editions/edition";
import type { RobinRow, UnratedRow } from "../../../rules/robin/iteration";
import type { Asked, ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import { AVERAGE_EXACT, RATING_UNIT } from "./askedUnits";
import type { Dice } from "./dice";
import { hint, letterOf, pointsText, questionLine, QUESTIONS } from "./questions";
import { drawnRobin, type DrawnRobin } from "./robinDraw";
import { UNRATED } from "./roundsTable";

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

function fieldLine(
  row: RobinRow,
  place: number,
  games: number,
  { articles }: Edition,
): ExerciseLine {
  const isRated = row.kind === "rated";
  const asked: Asked | null = isRated
    ? { key: "dp", solution: row.dp, article: articles.dpTable }
    : null;
  return {
    given: [letterOf(place), isRated ? row.rating : UNRATED, row.score / 2],
    asked: [asked],
    hint: isRated ? hint("p", { quotient: `${pointsText(row.score)} / ${games}` }) : null,
  };
}

function averageLines({ iteration }: DrawnRobin, { articles }: Edition): ExerciseLine[] {
  const { rar, dpa, ra, opponents: n } = iteration;
  const article = articles.robinAverage;
  return [
    questionLine(null, { key: "rar", solution: rar, article, ...AVERAGE_EXACT }, hint("rar", {})),
    questionLine(null, { key: "dpa", solution: dpa, article, ...AVERAGE_EXACT }, hint("dpa", {})),
    raLine(ra, n, article),
  ];
}

export function raLine(ra: number, n: number, article: string): ExerciseLine {
  return questionLine(
    null,
    { key: "ra", solution: ra, article, unit: RATING_UNIT },
    hint("robinRa", { n }),
  );
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
  { iteration: { games, opponents } }: DrawnRobin,
  { articles, firstRating }: Edition,
): ExerciseLine {
  const above = score > games ? articles.aboveHalf : articles.half;
  const article = score < games ? articles.belowHalfInRobin : above;
  const played = { w: pointsText(score), n: games };
  return questionLine(
    of,
    { key: "ru", solution: ru, article, unit: RATING_UNIT },
    dp === null
      ? hint("ru", { ...played, bonus: firstRating.bonus, average: "Ra", highest: null })
      : hint("ruBelow", { ...played, opponents }),
  );
}

/** The player in this place, rated or not. */
export const ratingOrU = ({ ratings }: DrawnRobin, place: number): number | string =>
  at(ratings, place) ?? UNRATED;
