import { at } from "../../../rules/at";
import type { Edition } from "../../../rules/editions/edition";
import type { RatedRow, RobinRow } from "../../../rules/robin/iteration";
import type { ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import { CHANGE_UNIT, PD_UNIT, RATING_UNIT } from "./askedUnits";
import type { Dice } from "./dice";
import { givenLine, hint, letterOf, NOTHING_ASKED, questionLine, QUESTIONS } from "./questions";
import { areOnBothSides, raLine, ratingOrU, ruLine, unratedRows } from "./raAndRu";
import { drawnRobin, type DrawnRobin } from "./robinDraw";

const ANSWERS_AT = 4;
/** Of so many rated players the change is asked. */
const CHANGES = 2;

/** The crosstable of a round robin, and all of 8.58 (2014): both passes, We and the changes. */
export function fullIteration(dice: Dice, edition: Edition): readonly ExerciseTable[] {
  const drawn = drawnRobin(dice, edition, (rows) => areOnBothSides(rows) && isCorrected(rows));
  const { ra, rows, opponents } = drawn.iteration;
  const rated = rows.flatMap((row, place) => (row.kind === "rated" ? [{ row, place }] : []));
  return [
    crosstable(drawn),
    {
      ...QUESTIONS,
      asked: { headings: [null], at: ANSWERS_AT, marks: 4 },
      lines: [
        raLine(ra, opponents, edition.articles.robinAverage),
        ...unratedRows(drawn).flatMap(([of, row]) => [
          ruLine(of, row, drawn, edition),
          ...newLines(of, row, edition),
        ]),
        ...dice
          .shuffled(rated)
          .slice(0, CHANGES)
          .flatMap(({ row, place }) => changeLines(letterOf(place), row, edition)),
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

/** The one correction, and what comes of it. */
function newLines(
  of: string,
  { rcNew, ruNew }: Extract<RobinRow, { kind: "unrated" }>,
  { articles, limit }: Edition,
): ExerciseLine[] {
  const article = articles.robin;
  return [
    questionLine(
      of,
      { key: "rcNew", solution: rcNew, article, unit: RATING_UNIT },
      hint("rcNew", { limit: limit.points }),
    ),
    questionLine(
      of,
      { key: "ruNew", solution: ruNew, article, unit: RATING_UNIT },
      hint("ruNew", {}),
    ),
  ];
}

function changeLines(
  of: string,
  { we, change, newRating }: RatedRow,
  { articles }: Edition,
): ExerciseLine[] {
  const { rounded, robin, sum } = articles;
  return [
    questionLine(
      of,
      { key: "we", solution: we / 100, article: robin, unit: PD_UNIT },
      hint("we", { article: articles.limit }),
    ),
    questionLine(
      of,
      { key: "change", solution: change / 100, article: sum, unit: CHANGE_UNIT },
      hint("change", { article: sum }),
    ),
    questionLine(
      of,
      { key: "rn", solution: newRating, article: rounded, unit: RATING_UNIT },
      hint("rn", { article: rounded }),
    ),
  ];
}
