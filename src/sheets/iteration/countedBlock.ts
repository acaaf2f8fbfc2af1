import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { countedAs } from "../articles/counted";
import { ifNumber } from "../articles/ifNumber";
import { ofTable, type IterationContext } from "./context";
import { putOpponentsBlock } from "./opponentsBlock";

/**
 * Counted as: a line for each unrated player, with the opponents beyond the limit and the rating
 * they count with, seen from his own first-pass Ru.
 */
export function putCounted(sheet: IterationContext): void {
  const { texts } = sheet;
  const rc = ofTable(sheet, "rc");
  const rating = ofTable(sheet, "rating");
  putOpponentsBlock(sheet, {
    block: "counted",
    section: texts.countedAs,
    label: texts.ratingOrRu,
    ru: "ru",
    look: "counted",
    own: {
      heading: texts.own.ru,
      figure: f`IF(${rc}="",${ifNumber(rating, texts.own.rated)},${ofTable(sheet, "ru")})`,
    },
    cell: (strength) => beyondLimit(sheet, strength),
  });
}

function beyondLimit(sheet: IterationContext, strength: Expr): Expr {
  const isNobody = f`OR(${ofTable(sheet, "rc")}="",${strength}="")`;
  const counted = countedAs(ofTable(sheet, "ru"), strength, sheet.order.edition);
  return f`IF(${isNobody},"",IF(${counted}=${strength},"",${counted}))`;
}
