import { joined, text, type Expr } from "../../formula/expr";
import type { SheetTexts } from "../../i18n/sheets";
import { cellFormula } from "../cellFormula";
import { putFacts } from "../facts";
import { SheetDraft } from "../sheetDraft";
import { eventOfSheet, eventSheetName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import { causes } from "./causes";
import { CORRECTION_FACTS, CORRECTION_HEAD } from "./correctionFacts";
import { COMPARED, EFFECT, putEffects } from "./effects";
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
  draft.title(words.title(after.report.title), "Rating_correction");
  draft.put(1, 0, words.note, "note");
  const content = texts.tabs.correction;
  const sheet = { order, texts, changed: changed.length, players: pairs.length };
  const isOther = before.report.edition !== after.report.edition;
  const made = { words: texts.madeFor, note: isOther ? words.otherEdition : "" };
  putFacts(draft, CORRECTION_HEAD, CORRECTION_FACTS, sheet, made);
  const all = causes(before, after, pairs, words);
  const row = putCauses(draft, all, texts);
  putEffects(draft, order, changed, row + 1, texts);
  return {
    ...draft.named(eventSheetName(eventOfSheet(after.sheet), { content, alone: words.name }), {
      paper: texts.paper,
      edition: after.report.edition,
    }),
    widths: WIDTHS,
    frozen: { rows: 1, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

const WIDTHS = [6, 30, 8, ...COMPARED.flatMap(() => [9, 9])];

/** Behind what is said of the reports, and an empty row. */
const CAUSES_ROW = (CORRECTION_HEAD.noteRow ?? 0) + 2;

function isChanged({ before, after }: CorrectionOrder, pair: PlayerPair): boolean {
  const [was, is] = [pair.before, pair.after];
  if (was === null || is === null) return true;
  return COMPARED.some((column) => figureOf(before, was, column) !== figureOf(after, is, column));
}

/** The first row behind them. */
function putCauses(
  draft: SheetDraft,
  all: readonly Cause[],
  { correction: words }: SheetTexts,
): number {
  draft.put(CAUSES_ROW, EFFECT.player, words.causes, "section");
  const first = CAUSES_ROW + 1;
  if (all.length === 0) draft.put(first, EFFECT.player, words.noCauses, "note");
  for (const [index, cause] of all.entries()) {
    draft.put(first + index, EFFECT.player, cause.player);
    draft.put(first + index, EFFECT.difference, cellFormula(said(cause)));
  }
  return first + Math.max(1, all.length);
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
