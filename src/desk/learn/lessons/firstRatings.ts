import type { FirstRatingLessonKey } from "../../../i18n/learn/lessons";
import { dayOf } from "../../../rules/day";
import type { EditionId } from "../../../rules/editions/edition";
import type { ErratumKey } from "../../../rules/editions/erratum";
import { firstRatingFigures } from "../../../sheets/firstRating/firstRatingFigures";
import { firstRatingSheet } from "../../../sheets/firstRating/firstRatingSheet";
import type { FirstRatingOrder } from "../../../sheets/firstRating/order";
import { HEAD_SUMS } from "../../../sheets/lesson/lessonSheet";
import { editionOfLesson } from "./editionOfLesson";
import type { Lesson, LessonDocument, LessonSetting, StepShown } from "./lesson";

/** An event of the example: the mean of the rated opponents, half points, games. */
type ExampleEvent = readonly [rc: number, score: number, games: number];

interface Example {
  readonly key: FirstRatingLessonKey;
  readonly edition: EditionId;
  readonly article: string;
  readonly errata: readonly ErratumKey[];
  readonly year: number;
  readonly events: readonly ExampleEvent[];
}

const NOTHING_YET: StepShown = { shows: [] };
const ANSWER = ["Ru_together", "rating_published", HEAD_SUMS];
const TOGETHER = ["games_together", "points_together"];

export const FIRST_RATING_LESSONS: readonly Lesson[] = [
  firstRating(
    {
      key: "weighted2005",
      edition: 2005,
      article: "10.3",
      errata: [],
      year: 2006,
      /** The text has Ru alone: at 50 % it is Rc. */
      events: [
        [2280, 5, 5],
        [2400, 10, 10],
        [2000, 5, 5],
      ],
    },
    [
      NOTHING_YET,
      { shows: ["Ru"] },
      { shows: ["Rating_times_games", "Counts"] },
      { shows: [...ANSWER, ...TOGETHER] },
    ],
  ),
  firstRating(
    {
      key: "pooled2011",
      edition: 2011,
      article: "8.34",
      errata: ["poolPrinted"],
      year: 2012,
      events: [
        [2220, 2, 3],
        [2150, 6, 5],
        [2200, 5, 4],
      ],
    },
    [
      NOTHING_YET,
      { shows: ["Ru", "p_fraction", "dp"] },
      { shows: ["Rc_together", "p_together", "dp_together", ...TOGETHER] },
      { shows: ANSWER },
    ],
  ),
  firstRating(
    {
      key: "first2024",
      edition: 2024,
      article: "8.2",
      errata: [],
      year: 2024,
      /** FIDE Arbiters' Manual 2025, Q15: 1726, 1415, 1424, 1625, 1502, 1628, 1740. */
      events: [[1580, 6, 7]],
    },
    [
      NOTHING_YET,
      { shows: ["average_together", "Ra", "Rc_together", ...TOGETHER] },
      { shows: ["p_together", "dp_together"] },
      { shows: ANSWER },
    ],
  ),
];

function firstRating(example: Example, steps: readonly StepShown[]): Lesson {
  const { key, article, errata, edition } = example;
  return {
    key,
    article,
    errata,
    edition: editionOfLesson(edition).name,
    steps,
    document: (setting) => documentOf(example, setting),
  };
}

function documentOf(
  { key, edition: id, year, events }: Example,
  { style, sheets, lessons }: LessonSetting,
): LessonDocument {
  const words = lessons.lessons[key];
  const edition = editionOfLesson(id);
  const order: FirstRatingOrder = {
    title: words.tab,
    career: events.map(([rc, score, games], index) => ({
      name: lessons.examples.event(index + 1),
      day: dayOf(year, FIRST_MONTH + index, 1),
      system: "swiss",
      rc,
      score,
      games,
    })),
    edition,
    isByHand: true,
    style,
    gamesNeeded: edition.publication.games,
  };
  return {
    wished: [words.tab],
    plansOf: ([name = words.tab]) => [{ ...firstRatingSheet(order, sheets), name }],
    figures: () => firstRatingFigures(order),
  };
}

/** Of the first event; the examples name no days. */
const FIRST_MONTH = 4;
