import { dateOf } from "./calendar";
import { MONTHS, SHORT_MONTHS } from "./dateText";
import type { Hand } from "./hand";
import type { TrueEvent } from "./trueEvent";

/** A heading of ratings with the list they are of, or whatever else people add. */
export function qualified(heading: string, { first }: TrueEvent, hand: Hand): string {
  if (heading === "" || !hand.does("rating heading with a date or qualifier")) return heading;
  const { year, month } = dateOf(first);
  const two = (value: number) => String(value % 100).padStart(2, "0");
  const short = SHORT_MONTHS[hand.language][month - 1]!;
  const long = MONTHS[hand.language][month - 1]!;
  const stand = { en: "as of", de: "Stand", fr: "au", it: "al", es: "a" }[hand.language];
  const list = { en: "list", de: "Liste", fr: "liste", it: "lista", es: "lista" }[hand.language];
  return hand
    .for("qualifier")
    .pick([
      `${heading} 01.${two(month)}.${year}`,
      `${heading} (${short} ${two(year)})`,
      `${heading} ${two(month)}/${two(year)}`,
      `${heading} ${month}/${year}`,
      `${heading} (${stand} 1.${month}.${year})`,
      `${heading} ${stand} 1.${month}.`,
      `${heading} ${year}`,
      `${heading} ${long} ${year}`,
      `${heading} (${list} ${two(month)}/${year})`,
      `${heading} ${year}-${two(month)}`,
      `${heading} *`,
      `${heading}:`,
      `${heading} [1]`,
    ]);
}
