import { joined, text, type Expr } from "../../formula/expr";
import { cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import type { Content } from "../sheetPlan";
import { tableOf, type IterationContext } from "./context";
import { usesFirstRu } from "./expectedBlock";

type Noted = Pick<IterationContext, "order" | "places" | "texts">;

/** A formula holds no more players than these. */
const PLAYERS_A_LINE = 20;

/** 10.54 (2005) leaves open which Ru makes We: both figures of everybody for whom it matters. */
export function weNote(sheet: Noted): Content[] {
  const { order, places, texts } = sheet;
  if (!places.hasOtherExpected) return [];
  const figures = order.event.players.map((_, player) => bothFigures(sheet, player));
  const lines = Array.from({ length: Math.ceil(figures.length / PLAYERS_A_LINE) }, (_, line) =>
    figures.slice(line * PLAYERS_A_LINE, (line + 1) * PLAYERS_A_LINE),
  );
  const formulas = lines.map((line) => cellFormula(joined("&", line, text(""))));
  return [texts.weReadings.figures, ...formulas];
}

/** F 2.62 against 2.55; nothing where the two agree. */
function bothFigures(sheet: Noted, player: number): Expr {
  const { order, places, texts } = sheet;
  const taken = tableOf(sheet, player, "we");
  const other = cellAt(places.rows.other + player, places.otherWeColumn, "column");
  const [fromNew, fromRu] = usesFirstRu(order) ? [other, taken] : [taken, other];
  const against = ` ${texts.weReadings.against} `;
  const name = tableOf(sheet, player, "player");
  const figures = f`${name}&" "&ROUND(${fromNew},2)&${against}&ROUND(${fromRu},2)&${texts.head.semicolon}`;
  const rating = tableOf(sheet, player, "rating");
  return ifNumber(rating, f`IF(ROUND(${taken}-${other},2)=0,"",${figures})`);
}
