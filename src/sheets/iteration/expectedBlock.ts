import { f } from "../../formula/template";
import { ifNumber } from "../articles/ifNumber";
import { each } from "../column";
import { weOf } from "./columns/table";
import { ofTable, type IterationContext } from "./context";
import { putOpponentsBlock } from "./opponentsBlock";
import type { IterationOrder } from "./order";
import { playerLines } from "./playerLine";

/** Whether We comes from the Ru of the first pass. */
export function usesFirstRu({
  asPrinted,
  others,
}: Pick<IterationOrder, "asPrinted" | "others">): boolean {
  return asPrinted || others?.has("weOfFirstPass") === true;
}

/** PD of every game of the rated players, with Ru (new) as if it were a rating; We is their sum. */
export function putExpected(sheet: IterationContext): void {
  const { order, texts } = sheet;
  const isFirst = usesFirstRu(order);
  const label = order.asPrinted ? texts.ratingOrRuPrinted : labelOf(sheet, isFirst);
  const section = texts.expected(order.edition.articles.change);
  putBlock(sheet, "expected", section, label, isFirst);
}

/** 10.54 (2005) can be read both ways: the same with the other Ru, and the We that it makes. */
export function putOtherExpected(sheet: IterationContext): void {
  const { draft, order, places, texts } = sheet;
  if (!places.hasOtherExpected) return;
  const isFirst = !usesFirstRu(order);
  putBlock(sheet, "other", texts.weReadings.other, labelOf(sheet, isFirst), isFirst);
  const { rows, otherWeColumn: column, players } = places;
  draft.put(rows.otherHeading, column, "We", "heading");
  const we = each(ifNumber(ofTable(sheet, "rating"), weOf(sheet, "other")));
  for (const line of playerLines(sheet, "other")) {
    draft.put(rows.other + line.index, column, we(line) ?? "");
  }
  const lines = { row: rows.other, column, rows: players, columns: 1 };
  draft.look(lines, "hundredths");
  draft.name("We_other", lines);
}

function labelOf({ texts }: IterationContext, isFirst: boolean): string {
  return isFirst ? texts.ratingOrRu : texts.ratingOrRuNew;
}

function putBlock(
  sheet: IterationContext,
  block: "expected" | "other",
  section: string,
  label: string,
  isFirst: boolean,
): void {
  const rating = ofTable(sheet, "rating");
  putOpponentsBlock(sheet, {
    block,
    section,
    label,
    ru: isFirst ? "ru" : "ruNew",
    look: "hundredths",
    own: {
      heading: sheet.texts.tableHeadings.rating,
      figure: ifNumber(rating, rating, sheet.texts.own.unrated),
    },
    cell: (strength) =>
      ifNumber(rating, f`IF(${strength}="","",${sheet.style.expectedWithRu(rating, strength)})`),
  });
}
