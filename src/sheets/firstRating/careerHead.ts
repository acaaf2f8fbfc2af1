import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { cellFormula } from "../cellFormula";
import { conditionStates, NOTHING_TOLD } from "../conditionsTold";
import type { HeadLines, State } from "../head";
import { floorsOf } from "../../rules/editions/floorOfList";
import type { Rating } from "../../rules/units";
import { editionSaid } from "../headFacts";
import { impossibleState, leastFloor } from "../impossibleRatings";
import { sentence } from "../sentence";
import { allEvents, fact, result, type CareerContext } from "./context";
import { isOutOfForce } from "./careerFacts";
import { CAREER_TITLE } from "./layout";
import { isLinked, type FirstRatingOrder } from "./order";

/** The answer first: the rating and its list, or what it lacks; then what is to be settled. */
export function careerHead(sheet: CareerContext, isAsMade: Expr | null): HeadLines {
  const { order, texts } = sheet;
  const { edition, career, title } = order;
  const { career: words } = texts;
  const startDate = career.at(-1)?.day ?? null;
  return {
    title: words.title(title),
    name: CAREER_TITLE,
    facts: [
      order.isByHand === true
        ? editionSaid(edition, { ...order, startDate }, texts)
        : words.ownEditions,
      words.note(edition),
    ],
    sums: cellFormula(f`${answer(sheet)}&" · "&${whatCounts(sheet)}`),
    states: states(sheet),
    otherwise: isLinked(order) ? words.earlierEvents : words.allRead,
    isAsMade,
  };
}

function answer(sheet: CareerContext): Expr {
  const { answer: words } = sheet.texts.career;
  const [first, lacks] = [result(sheet, "first"), result(sheet, "lacks")];
  const [published, closes] = [fact(sheet, "publishes"), fact(sheet, "closes")];
  const list = sentence(words.list, { day: day(published, words.day) });
  const onList = f`IF(ISNUMBER(${published}),${list},${words.noList})`;
  const until = f`IF(ISNUMBER(${closes}),${sentence(words.until, { day: day(closes, words.day) })},"")`;
  const lacking = f`${sentence(words.lacks, { lacks })}&${until}`;
  return f`IF(ISNUMBER(${first}),${sentence(words.first, { first })}&${onList},${lacking})`;
}

function whatCounts(sheet: CareerContext): Expr {
  const at = result.bind(null, sheet);
  const counts = allEvents(sheet, "counts");
  return sentence(sheet.texts.career.answer.counts, {
    events: f`COUNTIF(${counts},1)`,
    all: f`COUNT(${counts})`,
    games: at("games"),
    points: at("points"),
  });
}

/** As the language writes days: no number format does it in a text. */
function day(date: Expr, words: string): Expr {
  const two = (value: Expr) => f`IF(${value}<10,"0","")&${value}`;
  return sentence(words, {
    year: f`YEAR(${date})`,
    month: two(f`MONTH(${date})`),
    day: two(f`DAY(${date})`),
  });
}

function states(sheet: CareerContext): State[] {
  const { incomplete, toSettle, otherEdition, openLists, ofRated } = sheet.texts.career;
  const lines = f`COUNTIF(${allEvents(sheet, "why")},${incomplete})`;
  const open = f`COUNT(${allEvents(sheet, "otherList")})`;
  const rated = f`(COUNT(${allEvents(sheet, "counts")})-COUNT(${allEvents(sheet, "unrated")}))`;
  const isOfOne = sheet.order.isByHand === true;
  /** By their events: Open (4.1); Cup (6.2). */
  const unmet = sheet.order.career.flatMap(({ name, told }) =>
    told === undefined || told.unmet === "" ? [] : [`${name} (${told.unmet})`],
  );
  return [
    ...conditionStates(
      { ...NOTHING_TOLD, unmet: unmet.join(sheet.texts.head.semicolon) },
      sheet.texts.period,
    ),
    { when: f`${lines}>0`, says: sentence(toSettle, { lines }) },
    impossibleState(meansThat(sheet), floorOfCareer(sheet.order), sheet.texts),
    { when: f`${open}>0`, says: sentence(openLists, { lines: open }) },
    ...(isOfOne ? [{ when: isOutOfForce(sheet), says: otherEdition }] : []),
    { when: f`${rated}>0`, says: sentence(ofRated, { events: rated }), isRemark: true },
  ];
}

/** Ra of a round robin is no mean of ratings, and may be below the floor: 8.21(b) (2014). */
function meansThat(sheet: CareerContext): (criterion: string) => Expr {
  const [rc, kind] = [allEvents(sheet, "rc"), allEvents(sheet, "kind")];
  const { robin, doubleRobin } = sheet.texts.career.kinds;
  return (criterion) =>
    f`COUNTIFS(${rc},${criterion},${kind},${`<>${robin}`},${kind},${`<>${doubleRobin}`})`;
}

/** Of a mean nobody knows the list: the lowest floor in force since what a window can still reach. */
function floorOfCareer({ career, edition }: FirstRatingOrder): Rating {
  const days = career.map(({ day }) => day);
  const floors = floorsOf(edition.pace).map(({ from }) => from);
  const first = Math.min(...days, ...floors.slice(-1)) - LONGEST_WINDOW;
  return leastFloor([first, ...floors.filter((from) => from > first)], edition);
}

/** Days: 26 months, 7.14 (2024). */
const LONGEST_WINDOW = 800;
