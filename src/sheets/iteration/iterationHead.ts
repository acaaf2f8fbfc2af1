import { joined, text, type Expr } from "../../formula/expr";
import { area, cellAt, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import { FIRST_BONUS_AS_PRINTED } from "../../rules/robin/passes";
import { cellFormula } from "../cellFormula";
import { conditionStates, conditionsTold } from "../conditionsTold";
import { putHead, type State } from "../head";
import { daysSaid, editionSaid, limitSaid } from "../headFacts";
import { countIn, floorOfRatings, impossibleState } from "../impossibleRatings";
import { sentence } from "../sentence";
import { checksOf } from "./checks";
import { completeness } from "./completeness";
import { lacksDp } from "./lacksDp";
import { allInputs, type IterationContext } from "./context";
import { AVERAGE_COLUMN, PLAYER_COLUMN } from "./places";
import { TITLE_NAMES } from "../sheetKind";

/** Title, facts, sums and state; `isAsMade`: whether the facts are those that the sheet was made for. */
export function putIterationHead(sheet: IterationContext, isAsMade: Expr | null): void {
  const { draft, order, texts } = sheet;
  const { edition, startDate, endDate = null } = order;
  const { bonus } = edition.firstRating;
  const first = order.asPrinted ? FIRST_BONUS_AS_PRINTED : bonus;
  const head = {
    title: texts.iterationTitle(order.title),
    name: TITLE_NAMES.iteration,
    facts: [
      editionSaid(edition, order, texts),
      daysSaid(startDate, endDate, texts.head),
      limitSaid(edition.limit, texts.head),
      bonus === null ? null : texts.iterationHead.bonus(first ?? bonus, bonus),
    ],
    sums: cellFormula(sums(sheet)),
    states: statesOf(sheet),
    otherwise: texts.iterationHead.met,
    isAsMade,
  };
  putHead(draft, head, texts.madeFor);
}

function sums(sheet: IterationContext): Expr {
  const { order, places, texts } = sheet;
  const { articles, name } = order.edition;
  const rated = f`COUNT(${allInputs(sheet, "rating")})`;
  const figure = (key: "rar" | "dpa" | "n" | "ra") => {
    const cell = cellAt(places.rows[key], AVERAGE_COLUMN);
    return f`IF(ISERROR(${cell}),"–",ROUND(${cell},2))`;
  };
  return sentence(texts.iterationHead.sums(articles.robin, name), {
    players: f`${places.players}`,
    rated,
    unrated: f`${places.players}-${rated}`,
    rar: figure("rar"),
    dpa: figure("dpa"),
    n: figure("n"),
    ra: figure("ra"),
  });
}

function statesOf(sheet: IterationContext): State[] {
  const { order, places, texts } = sheet;
  const { edition } = order;
  const { articles, name } = edition;
  const noDp = lacksDp(sheet, null);
  const incomplete = texts.incomplete(articles.unplayedInRobin, name);
  const lacking: State[] = [
    ...(places.hasResults ? [{ when: f`NOT(${completeness(places)})`, says: incomplete }] : []),
    ...(noDp === null ? [] : [{ when: noDp, says: texts.report.noDpInRobin(edition) }]),
    notMet(sheet),
    impossibleState(countIn(allInputs(sheet, "rating")), floorOfRatings(order), texts),
    ...conditionStates(conditionsTold(order.conditions, edition), texts.period),
  ];
  if (!order.isTeaching) return lacking;
  const isMet = f`NOT(OR(${lacking.map(({ when }) => when)}))`;
  return [
    { when: f`TRUE`, says: texts.teaching },
    ...lacking,
    { when: isMet, says: texts.iterationHead.met },
  ];
}

/** Which checks are not met, by their articles. */
function notMet({ order, places, texts }: IterationContext): State {
  const checks = checksOf(order);
  const first = places.rows.checks + 1;
  const cell = (index: number): Reference => cellAt(first + index, PLAYER_COLUMN);
  const all = area(cell(0), cell(checks.length - 1));
  const articles = checks.map(({ article }, index) => {
    const words = f`IF(${cell(index)}=${texts.notMet},${` ${article}`},"")`;
    return f`IF(ISERROR(${cell(index)}),"",${words})`;
  });
  const [before, behind] = texts.iterationHead.notMet;
  return {
    when: f`COUNTIF(${all},${texts.notMet})>0`,
    says: f`${before}&${joined("&", articles, text(""))}&${behind}`,
  };
}
