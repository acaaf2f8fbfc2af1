import type { LessonsTexts, TableLessonKey } from "../../../i18n/learn/lessons";
import type { EditionId } from "../../../rules/editions/edition";
import type { ErratumKey } from "../../../rules/editions/erratum";
import {
  exampleSheet,
  type ExampleColumn,
  type ExampleResult,
} from "../../../sheets/lesson/exampleTable";
import { editionArgument } from "../../../sheets/editionArgument";
import type { StyleName } from "../../../sheets/articles/style";
import { bothListsColumns, listResults, pointsColumns } from "./bothLists";
import { careerColumns, kTimesGamesColumns } from "./coefficients";
import { deductionColumns, OTHER_GAMES } from "./deductions";
import { editionOfLesson } from "./editionOfLesson";
import type { Lesson, LessonSetting, StepShown } from "./lesson";
import { nineGamesColumns, nineGamesResults } from "./nineGames";

interface Example {
  readonly key: TableLessonKey;
  /** Whose rules the sheet calculates with. */
  readonly edition: EditionId;
  /** null: the slides that train arbiters. */
  readonly article: string | null;
  readonly errata: readonly ErratumKey[];
  readonly columns: (lessons: LessonsTexts, style: StyleName) => readonly ExampleColumn[];
  readonly results?: (lessons: LessonsTexts) => readonly ExampleResult[];
  readonly steps: readonly StepShown[];
  /** Beside each other: the sheet is of none of them. */
  readonly hasSeveralEditions?: true;
}

const NOTHING_YET: StepShown = { shows: [] };
const shows = (...names: readonly string[]): StepShown => ({ shows: names });

const EXAMPLES: readonly Example[] = [
  {
    key: "deductions",
    edition: 2005,
    article: "10.24",
    errata: ["noPoint"],
    columns: ({ examples }) => deductionColumns(examples),
    steps: [NOTHING_YET, shows("of_8"), shows(...OTHER_GAMES), { shows: [], lookAt: "points" }],
  },
  {
    key: "nineGames2025",
    edition: 2024,
    article: "8.3",
    errata: [],
    columns: ({ examples }) => nineGamesColumns(examples, editionOfLesson(2024)),
    results: ({ examples }) => nineGamesResults(examples),
    steps: [
      NOTHING_YET,
      shows("counted", "D"),
      shows("PD"),
      shows("delta", "sum"),
      shows("change", "Rn"),
    ],
  },
  {
    key: "kThroughCareer",
    hasSeveralEditions: true,
    edition: 2024,
    article: "8.3.3",
    errata: [],
    columns: ({ examples }, style) => careerColumns(examples, style),
    steps: [NOTHING_YET, shows("in_2005"), shows("in_2011"), shows("in_2014"), shows("in_2024")],
  },
  {
    key: "kTimesGames",
    edition: 2024,
    article: "8.3.3",
    errata: [],
    columns: ({ examples }) => kTimesGamesColumns(examples, editionOfLesson(2024)),
    steps: [NOTHING_YET, shows("product"), shows("K_used")],
  },
  {
    key: "fideAndFse",
    edition: 2024,
    article: null,
    errata: ["slidesFide", "slidesFse", "slidesJuniors"],
    columns: ({ examples }) => pointsColumns(examples),
    steps: [
      NOTHING_YET,
      shows("FIDE_PD", "FIDE_win", "FIDE_draw", "FIDE_loss"),
      shows("FSE_PD", "FSE_win", "FSE_draw", "FSE_loss"),
      {
        shows: ["FIDE_slides", "FSE_slides"],
        differs: [
          ["FIDE_slides", "FIDE_PD"],
          ["FSE_slides", "FSE_PD"],
        ],
      },
    ],
  },
  {
    key: "fsePeriods",
    edition: 2024,
    article: null,
    errata: [],
    columns: ({ examples }, style) => bothListsColumns(examples, style, editionOfLesson(2024)),
    results: ({ examples }) => listResults(examples),
    steps: [
      NOTHING_YET,
      shows("K_FSE"),
      shows("K_FIDE"),
      shows("FSE_periods", "FIDE_periods", "FSE_months", "FIDE_months"),
    ],
  },
];

export const TABLE_LESSONS: readonly Lesson[] = EXAMPLES.map((example) => {
  const { key, article, errata, steps, edition } = example;
  const { name } = editionOfLesson(edition);
  const document = (setting: LessonSetting) => documentOf(example, setting);
  return { key, article, edition: name, errata, steps, document };
});

function documentOf(
  { key, edition: id, columns, results, hasSeveralEditions }: Example,
  { style, sheets, lessons }: LessonSetting,
) {
  const words = lessons.lessons[key];
  const edition = editionOfLesson(id);
  const madeFor: ExampleResult = {
    ...{ name: "edition", heading: sheets.edition, look: "plain" },
    value: editionArgument(edition),
  };
  const example = {
    title: words.name,
    tab: words.tab,
    about: words.look,
    edition,
    style,
    columns: columns(lessons, style),
    results: [...(results?.(lessons) ?? []), ...(hasSeveralEditions ? [] : [madeFor])],
  };
  return {
    wished: [words.tab],
    plansOf: ([name = words.tab]: readonly string[]) => [
      { ...exampleSheet(example, sheets), name },
    ],
  };
}
