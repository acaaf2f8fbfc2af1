import { joined, text, type Expr } from "../../formula/expr";
import type { SheetTexts } from "../../i18n/sheets";
import { cellFormula } from "../cellFormula";
import { putFactsBlock } from "../facts";
import { HEAD_ROWS, putHead } from "../head";
import { SheetDraft } from "../sheetDraft";
import { eventOfSheet, eventSheetName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import { stacked } from "../stack";
import { causes } from "./causes";
import { CORRECTION_FACT_KEYS, CORRECTION_FACTS } from "./correctionFacts";
import { correctionHead } from "./correctionHead";
import { COMPARED, EFFECT, FIRST_EFFECT, putEffects } from "./effects";
import type { Cause } from "./gameCauses";
import type { CorrectionOrder } from "./order";
import { figureOf } from "./reportSide";
import { samePlayers, type PlayerPair } from "./samePlayers";

/** What was corrected between two reports of one event, for whom it matters, and by how much. */
export function correctionSheet(order: CorrectionOrder, texts: SheetTexts): SheetPlan {
  const draft = new SheetDraft();
  const { before, after } = order;
  const { correction: words } = texts;
  const pairs = samePlayers(before.report.players, after.report.players);
  const changed = pairs.filter((pair) => isChanged(order, pair));
  const all = causes(before, after, pairs, words);
  const places = correctionPlaces(changed.length, all.length);
  const sheet = { order, texts, changed: changed.length, players: pairs.length };
  const isAsMade = putFactsBlock(draft, places.facts, CORRECTION_FACTS, sheet, texts);
  putHead(draft, correctionHead(sheet, isAsMade), texts.madeFor);
  putEffects(draft, order, changed, texts);
  putCauses(draft, places.causes, all, texts);
  const content = texts.tabs.correction;
  return {
    ...draft.named(eventSheetName(eventOfSheet(after.sheet), { content, alone: words.name }), {
      paper: texts.paper,
      edition: after.report.edition,
    }),
    widths: WIDTHS,
    frozen: { rows: FIRST_EFFECT, columns: 0 },
    titleRows: { first: HEAD_ROWS + 1, last: FIRST_EFFECT },
  };
}

const WIDTHS = [6, 30, 8, ...COMPARED.flatMap(() => [9, 9])];

/** For whom it matters comes first; below it what was corrected, and which reports were compared. */
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

function isChanged({ before, after }: CorrectionOrder, pair: PlayerPair): boolean {
  const [was, is] = [pair.before, pair.after];
  if (was === null || is === null) return true;
  return COMPARED.some((column) => figureOf(before, was, column) !== figureOf(after, is, column));
}

function putCauses(
  draft: SheetDraft,
  row: number,
  all: readonly Cause[],
  { correction: words }: SheetTexts,
): void {
  draft.put(row, EFFECT.player, words.causes, "section");
  const first = row + 1;
  if (all.length === 0) draft.put(first, EFFECT.player, words.noCauses, "note");
  for (const [index, cause] of all.entries()) {
    draft.put(first + index, EFFECT.player, cause.player);
    draft.put(first + index, EFFECT.difference, cellFormula(said(cause)));
  }
}

/** What was corrected, and where they are: from what to what. */
function said({ what, before, after }: Cause): Expr {
  const [first, ...rest] = [before, after].flatMap((cell) => cell ?? []);
  if (first === undefined) return text(what);
  return joined(
    "&",
    [text(`${what} `), first, ...rest.flatMap((cell) => [text(" → "), cell])],
    first,
  );
}
