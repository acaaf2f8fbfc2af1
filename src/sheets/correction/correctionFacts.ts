import type { SheetTexts } from "../../i18n/sheets";
import type { Fact } from "../facts";
import type { ComparedDocuments } from "./compared";

export type CorrectionFact = "before" | "after" | "count";

export const CORRECTION_FACT_KEYS: readonly CorrectionFact[] = ["before", "after", "count"];

/** What is compared, with what was found in it. */
export interface CorrectionContext {
  readonly compared: ComparedDocuments;
  readonly texts: SheetTexts;
  readonly changed: number;
}

export const sideNamed = ({ sheet, edition }: ComparedDocuments["before"]) =>
  `${sheet} (${edition.name})`;

/** Which sheets are compared, and for how many of their players it matters. */
export const CORRECTION_FACTS: readonly Fact<CorrectionFact, CorrectionContext>[] = [
  {
    key: "before",
    name: "compared_before",
    label: ({ compared: { words } }) => words.before,
    content: ({ compared: { before } }) => sideNamed(before),
    look: "plain",
    isMadeFor: true,
  },
  {
    key: "after",
    name: "compared_after",
    label: ({ compared: { words } }) => words.after,
    content: ({ compared: { after } }) => sideNamed(after),
    look: "plain",
    isMadeFor: true,
  },
  {
    key: "count",
    name: "players_changed",
    label: ({ texts }) => texts.correction.count,
    content: ({ texts, changed, compared: { pairs } }) =>
      texts.correction.countOf(changed, pairs.length),
    look: "plain",
  },
];
