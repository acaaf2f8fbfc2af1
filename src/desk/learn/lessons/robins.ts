import type { RobinLessonKey } from "../../../i18n/learn/lessons";
import type { Edition, EditionId } from "../../../rules/editions/edition";
import { BY_RULE, RULE_TABLE } from "../../../sheets/iteration/byRuleBlock";
import { iterationFigures } from "../../../sheets/iteration/iterationFigures";
import { iterationSheet } from "../../../sheets/iteration/iterationSheet";
import type { IterationOrder } from "../../../sheets/iteration/order";
import { HEAD_SUMS } from "../../../sheets/lesson/lessonSheet";
import type { SheetPlan } from "../../../sheets/sheetPlan";
import type { RoundRobin } from "../../../tournament/roundRobin";
import type { Lesson, LessonDocument, LessonSetting, StepShown } from "./lesson";
import { editionOfLesson } from "./editionOfLesson";
import { PRINTED_FIELD, STRONGER_FIELD } from "./printedField";

/** The iteration, column by column, as the worked example has them. */
const P: StepShown = { shows: ["p_fraction", "dp"] };
const RA: StepShown = { shows: ["Ra", "Rar", "dpa", HEAD_SUMS] };
const RC: StepShown = { shows: ["Rc_mean"] };
const RU: StepShown = { shows: ["Ru", "dp_unrated"] };
const COUNTED: StepShown = { shows: ["Counted_as", "Counted_ratings"] };
const RC_NEW: StepShown = { shows: ["Rc_new"] };
const RU_NEW: StepShown = { shows: ["Ru_new"] };
const WE: StepShown = { shows: ["We", "PD", "PD_ratings"] };
const CHANGE: StepShown = { shows: ["Rating_change", "K_factor", "Rn"] };
const NOTHING_YET: StepShown = { shows: [] };

/** 10.54 (2005): We by the reading that is not taken. */
const OTHER_WE: StepShown = { shows: ["We_other", "PD_other", "PD_other_ratings"] };

/** What the rule would change, and what it would be. */
const DIFFERENT: StepShown = {
  shows: [],
  lookAt: "We",
  differs: ["Ru", "Rc_new", "Ru_new", "We", "Rating_change", "Rn"].flatMap((name) => [
    [name, BY_RULE + name] as const,
    [BY_RULE + name, name] as const,
  ]),
};

const RULE: StepShown = {
  lookAt: `${BY_RULE}We`,
  shows: [
    RULE_TABLE,
    ...["Counted_as", "Counted_ratings", "PD", "PD_ratings"].map((name) => BY_RULE + name),
  ],
};

const TO_RU_NEW = [RU, COUNTED, RC_NEW, RU_NEW];

/** What is misprinted in the worked example itself. */
const OF_ROBINS = new Set(["firstRuPrinted", "wePrinted"]);

export const ROBIN_LESSONS: readonly Lesson[] = [
  robin({ key: "printed2011", edition: 2011, field: PRINTED_FIELD, asPrinted: true }, [
    ...[NOTHING_YET, P, RA, RC, ...TO_RU_NEW, WE, CHANGE, DIFFERENT, RULE],
  ]),
  robin({ key: "printed2005", edition: 2005, field: PRINTED_FIELD }, [
    ...[NOTHING_YET, P, RA, RC, ...TO_RU_NEW, WE, OTHER_WE, CHANGE],
  ]),
  robin({ key: "rule2014", edition: 2014, field: PRINTED_FIELD }, [
    ...[NOTHING_YET, P, RA, RC, ...TO_RU_NEW, WE, CHANGE],
  ]),
  robin({ key: "strongerField", edition: 2005, field: STRONGER_FIELD }, [
    NOTHING_YET,
    P,
    RA,
    { shows: [...RU.shows, ...RC.shows] },
    COUNTED,
    RC_NEW,
    RU_NEW,
    { shows: [...CHANGE.shows, ...WE.shows, ...OTHER_WE.shows] },
  ]),
];

interface RobinExample {
  readonly key: RobinLessonKey;
  readonly edition: EditionId;
  readonly field: RoundRobin;
  readonly asPrinted?: true;
}

function robin(example: RobinExample, steps: readonly StepShown[]): Lesson {
  const edition = editionOfLesson(example.edition);
  return {
    key: example.key,
    edition: edition.name,
    article: edition.articles.robin,
    errata: edition.errata.flatMap(({ key }) => (OF_ROBINS.has(key) ? [key] : [])),
    steps,
    document: (setting) => documentOf(example, edition, setting),
  };
}

function documentOf(
  { key, field, asPrinted }: RobinExample,
  edition: Edition,
  { style, sheets, lessons }: LessonSetting,
): LessonDocument {
  const words = lessons.lessons[key];
  const order: IterationOrder = {
    event: field,
    edition,
    style,
    asPrinted: asPrinted === true,
    ...(asPrinted === true && { byRule: lessons.byRule }),
    startDate: null,
    championship: "none",
    later: new Set(),
    title: words.tab,
    isTeaching: false,
  };
  return {
    wished: [words.tab],
    plansOf: ([name = words.tab]) => [narrowed({ ...iterationSheet(order, sheets), name })],
    figures: () => iterationFigures(order),
  };
}

/** Names of one letter, and no day: the whole table is to be in view on a wall. */
function narrowed(plan: SheetPlan): SheetPlan {
  const widths = plan.widths.map((width, column) => (column === RATING ? NARROW : width));
  return { ...plan, widths };
}

const RATING = 2;
const NARROW = 9.5;
