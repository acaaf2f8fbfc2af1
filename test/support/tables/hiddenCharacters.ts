import type { Column } from "./column";
import type { Hand } from "./hand";

/** What a web page or another program leaves in cells, and nobody sees. */
export function hideCharacters(columns: readonly Column[], hand: Hand): void {
  if (!hand.does("hidden characters")) return;
  const dice = hand.for("hidden");
  const put = dice.pick<(text: string) => string>([
    (text) => `${text}\u00a0`,
    (text) => `\u00a0${text}`,
    (text) => `\ufeff${text}`,
    (text) => `${text}\u200b`,
    (text) => text.replace(/ /g, "\u00a0"),
    (text) => ` ${text}  `,
    (text) => `\u200e${text}`,
  ]);
  const where = dice.pick(["headings", "names", "texts"]);
  for (const { meaning, heading, cells } of columns) {
    const isName = meaning === "name" || meaning === "last" || meaning === "given";
    const own = [
      ...(where === "names" ? [] : [heading]),
      ...(where === "texts" || (where === "names" && isName) ? cells : []),
    ];
    for (const each of own)
      if (typeof each.value === "string" && each.value !== "") each.value = put(each.value);
  }
}
