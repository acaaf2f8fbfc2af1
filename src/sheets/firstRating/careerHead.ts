import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { cellFormula } from "../cellFormula";
import type { HeadLines, State } from "../head";
import { editionSaid } from "../headFacts";
import { sentence } from "../sentence";
import { allEvents, fact, result, type CareerContext } from "./context";
import { isOutOfForce } from "./careerFacts";
import { CAREER_TITLE } from "./layout";
import { isLinked } from "./order";

/** The answer first: the rating and its list, or what it lacks; then what is to be settled. */
export function careerHead(sheet: CareerContext, isAsMade: Expr | null): HeadLines {
  const { order, texts } = sheet;
  const { edition, career, title } = order;
  const { career: words } = texts;
  const startDate = career.at(-1)?.day ?? null;
  return {
    title: words.title(title),
    name: CAREER_TITLE,
    facts: [editionSaid(edition, { ...order, startDate }, texts), words.note(edition)],
    sums: cellFormula(f`${answer(sheet)}&" · "&${whatCounts(sheet)}`),
    states: states(sheet),
    otherwise: isLinked(order) ? words.earlierEvents : words.allRead,
    isAsMade,
  };
}

function answer(sheet: CareerContext): Expr {
  const { answer: words } = sheet.texts.career;
  const [first, lacks] = [result(sheet, "first"), result(sheet, "lacks")];
  const [published, closes] = [fact(sheet, "published"), fact(sheet, "closes")];
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
  const { incomplete, outOfOrder, toSettle, otherEdition } = sheet.texts.career;
  const why = allEvents(sheet, "why");
  const lines = f`(COUNTIF(${why},${incomplete})+COUNTIF(${why},${outOfOrder}))`;
  return [
    { when: f`${lines}>0`, says: sentence(toSettle, { lines }) },
    { when: isOutOfForce(sheet), says: otherEdition },
  ];
}
