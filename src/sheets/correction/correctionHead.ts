import { text, type Expr } from "../../formula/expr";
import { area, cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import { cellFormula } from "../cellFormula";
import { behind } from "../conditionsTold";
import type { HeadLines } from "../head";
import { sentence } from "../sentence";
import { sideNamed, type CorrectionContext } from "./correctionFacts";
import { EFFECT, FIRST_EFFECT } from "./effects";
import { TITLE_NAMES } from "../sheetKind";

/** Which sheets, for how many players the rating is another one, and whether they can be compared. */
export function correctionHead(sheet: CorrectionContext, isAsMade: Expr | null): HeadLines {
  const { texts } = sheet;
  const { before, after, words, subject, states } = sheet.compared;
  const otherwise = before.edition === after.edition ? words.note : words.otherEdition;
  return {
    title: words.title(subject),
    name: TITLE_NAMES.correction,
    facts: [
      `${words.before}${texts.head.colon}${sideNamed(before)}`,
      `${words.after}${texts.head.colon}${sideNamed(after)}`,
    ],
    sums: cellFormula(sums(sheet)),
    states: behind(otherwise, states),
    otherwise,
    isAsMade,
  };
}

/** A difference that is not nothing; of ratings that stay the same other figures may change. */
function sums({ compared: { words, pairs }, changed }: CorrectionContext): Expr {
  const cell = (row: number) => cellAt(row, EFFECT.difference, "both");
  const all = area(cell(FIRST_EFFECT), cell(FIRST_EFFECT + Math.max(2, changed) - 1));
  return sentence(words.sums, {
    ratings: f`COUNTIF(${all},">0")+COUNTIF(${all},"<0")`,
    figures: text(String(changed)),
    players: text(String(pairs.length)),
  });
}
