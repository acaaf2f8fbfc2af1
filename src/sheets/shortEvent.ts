import { cutText } from "../rules/cutText";
import { folded } from "../tournament/folded";

/** Words that only join others, as events of many languages have them. */
const JOINING = new Set(
  (
    "a and at by for from in of on the de des du d la le les l et au aux en pour sur " +
    "der die das den dem des und am im in von vom zu zum zur fur e di del della dei degli delle il lo gli y el los las"
  ).split(" "),
);

/** What tells one event of a row from the next: a year, a group, an age. */
const MARK = /^(?:\d{1,4}|[A-Z]|[IVX]{1,5}|[UuMm]-?\d{1,2})$/;

/** An event's name in so many signs: whole words, and the mark at its end that tells it from others. */
export function shortEvent(event: string, length: number): string {
  if (event.length <= length) return event;
  const plain = event
    .replace(/\([^()]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (plain !== "" && plain.length <= length) return plain;
  const words = (plain === "" ? event : plain)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{Nd}]/u.test(word) && !JOINING.has(folded(word)));
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  const mark = MARK.test(last) && last.length + 1 < length / 2 ? ` ${last}` : "";
  const first = beginning(mark === "" ? words : words.slice(0, -1), length - mark.length);
  return (first === "" ? cutText(event, length).trimEnd() : first) + (first === "" ? "" : mark);
}

/** As many words as fit; of the first what fits. */
function beginning([first = "", ...rest]: readonly string[], length: number): string {
  let all = cutText(first, length);
  for (const word of rest) {
    if (all.length + 1 + word.length > length) break;
    all += ` ${word}`;
  }
  while (/[\s,;:.–-]$/u.test(all)) all = all.slice(0, -1);
  return all;
}
