import { at, last } from "../../../rules/at";
import { counted } from "../../../rules/counted";
import type { Edition } from "../../../rules/editions/edition";
import { EDITIONS } from "../../../rules/editions/editions";
import { expected } from "../../../rules/expected";
import type { Iteration, RatedRow, RobinRow, UnratedRow } from "../../../rules/robin/iteration";
import type { ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import { changeLines } from "./changeAsked";
import type { Dice } from "./dice";
import { oneDecimal, wholes } from "./nearly";
import { givenLine, hint, letterOf, NOTHING_ASKED, questionLine, QUESTIONS } from "./questions";
import { areOnBothSides, raLine, ratingOrU, ruLine, unratedRows } from "./raAndRu";
import { drawnRobin, type DrawnRobin } from "./robinDraw";
import { ruAsked } from "./ruAsked";
import { slip, withoutLimit } from "./slips";

const ANSWERS_AT = 4;
/** Of so many rated players the change is asked. */
const CHANGES = 2;

/** The crosstable of a round robin, and all of 8.58 (2014): both passes, We and the changes. */
export function fullIteration(dice: Dice, edition: Edition): readonly ExerciseTable[] {
  const drawn = drawnRobin(dice, edition, (rows) => areOnBothSides(rows) && isCorrected(rows));
  const { iteration } = drawn;
  const { rows } = iteration;
  const rated = rows.flatMap((row, place) => (row.kind === "rated" ? [{ row, place }] : []));
  return [
    crosstable(drawn),
    {
      ...QUESTIONS,
      asked: { headings: [null], at: ANSWERS_AT, marks: 4 },
      lines: [
        raLine(iteration, edition.articles.robinAverage),
        ...unratedRows(drawn).flatMap(([of, row]) => [
          ruLine(of, row, drawn, edition),
          ...newLines(of, row, drawn, edition),
        ]),
        ...dice
          .shuffled(rated)
          .slice(0, CHANGES)
          .flatMap(({ row, place }) => ratedLines(letterOf(place), row, place, drawn, edition)),
      ],
    },
  ];
}

/** Somebody is further away from an unrated player than the limit. */
function isCorrected(rows: readonly RobinRow[]): boolean {
  return rows.some((row) => row.kind === "unrated" && row.rcNew !== row.rc);
}

function crosstable(drawn: DrawnRobin): ExerciseTable {
  const { square, iteration } = drawn;
  return {
    key: "field",
    given: [
      { heading: "player", look: "word" },
      { heading: "rating", look: "whole" },
      { heading: "k", look: "whole" },
      ...square.map(
        (_, place) => ({ heading: { opponent: letterOf(place) }, look: "result" }) as const,
      ),
      { heading: "w", look: "points" },
    ],
    asked: NOTHING_ASKED,
    lines: iteration.rows.map((row, place) =>
      givenLine([
        letterOf(place),
        ratingOrU(drawn, place),
        row.kind === "rated" ? row.k : null,
        ...at(square, place).map(([score]) => (score == null ? null : score / 2)),
        row.score / 2,
      ]),
    ),
  };
}

/** The one correction, and what comes of it: 2014 says no more than that it iterates. */
function newLines(
  of: string,
  { ru, rc, rcNew, ruNew, score }: UnratedRow,
  { iteration }: DrawnRobin,
  edition: Edition,
): ExerciseLine[] {
  const { games, opponents } = iteration;
  const article = articleOfCorrection(edition);
  const exact = rc + movedBy(ru, iteration, edition) / opponents;
  const limit = (value: number) => slip("limit", value, edition.articles.limit);
  const made = { average: rcNew, exact, points: score, games, opponents };
  const newRu = ruAsked("ruNew", ruNew, made, article, edition);
  return [
    questionLine(
      of,
      { key: "rcNew", solution: rcNew, article, near: wholes(exact), slips: [limit(rc)] },
      hint("rcNew", { limit: edition.limit.points }),
    ),
    questionLine(of, { ...newRu, slips: [limit(ru), ...(newRu.slips ?? [])] }, hint("ruNew", {})),
  ];
}

/** 8.58 (2014) carries over what the last worked example of another edition shows. */
function articleOfCorrection({ articles, leavesOpen }: Edition): string {
  const worked = EDITIONS.filter(({ example }) => example !== "carried over");
  const { name } = last(worked);
  return leavesOpen.correctionCarriedOver === undefined
    ? articles.robin
    : `${articles.robin} (${name})`;
}

/** By how much the opponents beyond the limit move the sum. */
function movedBy(ru: number, { rows }: Iteration, edition: Edition): number {
  return rows.reduce((sum, row) => {
    const strength = strengthOf(row, "ru");
    return strength === null ? sum : sum + counted(ru, strength, edition) - strength;
  }, 0);
}

function strengthOf(row: RobinRow, which: "ru" | "ruNew"): number | null {
  if (row.kind === "left out") return null;
  return row.kind === "rated" ? row.rating : row[which];
}

function ratedLines(
  of: string,
  { we, k, rating, score }: RatedRow,
  place: number,
  { iteration: { rows } }: DrawnRobin,
  edition: Edition,
): ExerciseLine[] {
  const { articles } = edition;
  const others = rows.filter((_, other) => other !== place);
  const weOf = (which: "ru" | "ruNew", rules: Edition) =>
    others.reduce(
      (sum, row) => sum + expected(rating, strengthOf(row, which) ?? rating, rules),
      0,
    ) / 100;
  const slips = [
    slip("limit", weOf("ruNew", withoutLimit(edition)), articles.limit),
    slip("firstRu", weOf("ru", edition), articles.robin),
  ].filter(({ value }) => Math.round(100 * value) !== we);
  const w = score / 2;
  const sum = (50 * score - we) / 100;
  const sums = slips.map((each) => ({ ...each, value: w - each.value }));
  return [
    questionLine(
      of,
      {
        ...{ key: "we", solution: we / 100, article: articles.robin, inHundredths: true },
        ...{ near: oneDecimal(we / 100), slips },
      },
      hint("we", { article: articles.limit }),
    ),
    ...changeLines(of, { rating, k, sum, sums, ks: [] }, edition),
  ];
}
