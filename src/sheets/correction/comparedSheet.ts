import type { SheetTexts } from "../../i18n/sheets";
import { cellFormula } from "../cellFormula";
import { putFactsBlock } from "../facts";
import { HEAD_ROWS, putHead } from "../head";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { stacked } from "../stack";
import { causeSaid } from "./cause";
import { isChanged, type Compared } from "./compared";
import { CORRECTION_FACT_KEYS, CORRECTION_FACTS } from "./correctionFacts";
import { correctionHead } from "./correctionHead";
import { EFFECT, FIRST_EFFECT, putEffects } from "./effects";

/** For whom something differs, by how much, and why. */
export function comparedSheet<C extends string>(
  compared: Compared<C>,
  texts: SheetTexts,
): SheetPlan {
  const draft = new SheetDraft();
  const { after, pairs, causes, figures } = compared;
  const changed = pairs.filter((pair) => isChanged(compared, pair));
  const places = correctionPlaces(changed.length, causes.length);
  const sheet = { compared, texts, changed: changed.length };
  const isAsMade = putFactsBlock(draft, places.facts, CORRECTION_FACTS, sheet, texts);
  putHead(draft, correctionHead(sheet, isAsMade), texts.madeFor);
  putEffects(draft, compared, changed, texts);
  putCauses(draft, places.causes, compared);
  return {
    ...draft.named(compared.name, { paper: texts.paper, edition: after.edition }),
    widths: [6, 30, 8, ...figures.flatMap(() => [9, 9])],
    frozen: { rows: FIRST_EFFECT, columns: 0 },
    titleRows: { first: HEAD_ROWS + 1, last: FIRST_EFFECT },
  };
}

/** For whom it matters comes first; below it why, and what was compared. */
function correctionPlaces(changed: number, causes: number) {
  const rows = stacked(
    [
      ["effects", Math.max(1, changed)],
      ["gap 1", 1],
      ["causes", 1 + Math.max(1, causes)],
      ["gap 2", 1],
      ["section", 1],
      ["facts", CORRECTION_FACT_KEYS.length],
    ],
    FIRST_EFFECT,
  );
  return {
    causes: rows.causes,
    facts: { keys: CORRECTION_FACT_KEYS, first: rows.facts, noteColumn: EFFECT.figures },
  };
}

function putCauses<C extends string>(
  draft: SheetDraft,
  row: number,
  { causes, words }: Compared<C>,
): void {
  draft.put(row, EFFECT.player, words.causes, "section");
  const first = row + 1;
  if (causes.length === 0) draft.put(first, EFFECT.player, words.noCauses, "note");
  for (const [index, cause] of causes.entries()) {
    draft.put(first + index, EFFECT.player, cause.player);
    draft.put(first + index, EFFECT.difference, cellFormula(causeSaid(cause)));
  }
}
