import { text, type Expr } from "../../formula/expr";
import { area, cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import { cellFormula } from "../cellFormula";
import { behind, conditionStates, conditionsTold } from "../conditionsTold";
import type { HeadLines, State } from "../head";
import { sentence } from "../sentence";
import { reportNamed, type CorrectionContext } from "./correctionFacts";
import type { ReportSide } from "./reportSide";
import { EFFECT, FIRST_EFFECT } from "./effects";
import { TITLE_NAMES } from "../sheetKind";

/** Which reports, for how many players the rating is another one, and whether they can be compared. */
export function correctionHead(sheet: CorrectionContext, isAsMade: Expr | null): HeadLines {
  const { order, texts } = sheet;
  const { correction: words } = texts;
  const { before, after } = order;
  const isOther = before.report.edition !== after.report.edition;
  const otherwise = isOther ? words.otherEdition : words.note;
  return {
    title: words.title(after.report.title),
    name: TITLE_NAMES.correction,
    facts: [
      `${words.before}${texts.head.colon}${reportNamed(before)}`,
      `${words.after}${texts.head.colon}${reportNamed(after)}`,
    ],
    sums: cellFormula(sums(sheet)),
    states: statesOf(sheet, otherwise),
    otherwise,
    isAsMade,
  };
}

/** What the two events do not meet, or nobody checked, behind what is said of every correction. */
function statesOf(
  { order: { before, after }, texts: { correction: words, period, head } }: CorrectionContext,
  otherwise: string,
): State[] {
  const ofSide = ({ report }: ReportSide, which: string) =>
    conditionStates(
      conditionsTold(report.conditions, report.edition),
      period,
      `${which}${head.colon}`,
    );
  return behind(otherwise, [...ofSide(before, words.before), ...ofSide(after, words.after)]);
}

/** A difference that is not nothing; of ratings that stay the same other figures may change. */
function sums({ texts, changed, players }: CorrectionContext): Expr {
  const cell = (row: number) => cellAt(row, EFFECT.difference, "both");
  const all = area(cell(FIRST_EFFECT), cell(FIRST_EFFECT + Math.max(2, changed) - 1));
  return sentence(texts.correction.sums, {
    ratings: f`COUNTIF(${all},">0")+COUNTIF(${all},"<0")`,
    figures: text(String(changed)),
    players: text(String(players)),
  });
}
