import type { Content } from "../sheetPlan";
import { inColumn } from "../address";
import { ifNumber } from "../ifNumber";
import { formula } from "../sheetDraft";
import { usesFirstRu } from "./expectedBlock";
import type { IterationContext } from "./context";
import { TABLE, table } from "./places";

/** 10.54 (2005): which Ru makes We, and both figures of everybody for whom it matters. */
export function weNote(context: IterationContext): Content[] {
  const { order, places, texts } = context;
  if (places.otherExpectedRow === null) return [];
  const { newTaken, ruTaken } = texts.weReadings;
  const players = order.event.players.map((_, player) => bothFigures(context, player));
  return [usesFirstRu(order) ? ruTaken : newTaken, formula(players.join("&"))];
}

/** F 2.62 against 2.55; nothing where the two agree. */
function bothFigures({ order, places, texts }: IterationContext, player: number): string {
  const at = (column: number) => table(places, player, column);
  const taken = at(TABLE.we);
  const other = inColumn((places.otherExpectedRow ?? 0) + player, places.otherWeColumn);
  const [fromNew, fromRu] = usesFirstRu(order) ? [other, taken] : [taken, other];
  const figures =
    `${at(TABLE.player)}&" "&ROUND(${fromNew},2)` +
    `&" ${texts.weReadings.against} "&ROUND(${fromRu},2)&"; "`;
  return ifNumber(at(TABLE.rating), `IF(ROUND(${taken}-${other},2)=0,"",${figures})`);
}
