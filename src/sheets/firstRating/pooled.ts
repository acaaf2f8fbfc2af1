import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { EditionFigure } from "../../i18n/career";
import { percentage } from "../articles/percentage";
import { rounded } from "../articles/rounded";
import { fact, type CareerContext } from "./context";
import { ofEditionOn } from "./editionsBlock";

/** Cells of events that count together, and the day of the last of them, whose edition decides. */
export interface PooledParts {
  readonly last: Expr;
  readonly games: Expr;
  readonly points: Expr;
  /** n × Rc, or n × Ru where they are averaged. */
  readonly products: Expr;
  /** Of dp: n/(n+1) of one round robin alone, 8.25 (2011). */
  readonly share: Expr;
}

/** 10.3 (2005), 8.3 (2011), 8.2.2 (2024): as formulas for any edition. */
export function pooled(
  sheet: CareerContext,
  { last, games, points, products, share }: PooledParts,
) {
  const of = (figure: EditionFigure) => ofEditionOn(sheet, figure, last);
  const isAveraged = f`${of("isAveraged")}=1`;
  const [w, n] = [f`(${points}+${of("draws")}/2)`, f`(${games}+${of("draws")})`];
  const above = f`(2*${w}-${n})`;
  const hasBonus = f`AND(${of("bonus")}>=0,${above}>=0)`;
  return {
    isAveraged,
    rc: f`${products}/${games}`,
    /** Rc with the hypothetical opponents, the same where there are none; or the mean of all Ru. */
    average: f`(${products}+${of("draws")}*${of("drawnRating")})/${n}`,
    p: percentage(w, n),
    dp: (p: Expr) => f`IF(${hasBonus},"",${sheet.style.dp(p)})`,
    rating: (average: Expr, dp: Expr) => {
      const withBonus = f`${average}+${of("bonus")}*${above}`;
      const either = f`IF(${hasBonus},${withBonus},${average}+${dp}*${share})`;
      const all = rounded(f`IF(${isAveraged},${average},${either})`);
      return f`MIN(${all},${of("highest")})`;
    },
    floor: of("floor"),
    needed: gamesNeeded(sheet, last),
  };
}

/** As typed, else as the edition asks: 9.14 (2005), 7.14 (2014). */
export function gamesNeeded(sheet: CareerContext, last: Expr): Expr {
  const told = fact(sheet, "games");
  const [usual, fewer] = (["games", "gamesByException"] as const).map((figure) =>
    ofEditionOn(sheet, figure, last),
  ) as [Expr, Expr];
  return f`IF(ISNUMBER(${told}),${told},IF(${fact(sheet, "exception")}=1,${fewer},${usual}))`;
}
