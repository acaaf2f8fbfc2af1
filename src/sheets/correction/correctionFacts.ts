import { rowBelow, type Fact, type Head } from "../facts";
import type { SheetTexts } from "../../i18n/sheets";
import type { CorrectionOrder } from "./order";
import type { ReportSide } from "./reportSide";

export type CorrectionFact = "before" | "after" | "count";

const KEYS: readonly CorrectionFact[] = ["before", "after", "count"];

/** What is said of the reports stands under them. */
export const CORRECTION_HEAD: Head<CorrectionFact> = {
  keys: KEYS,
  noteColumn: 1,
  noteRow: rowBelow({ keys: KEYS, noteColumn: 1 }),
};

/** A correction with what was found in it. */
export interface CorrectionContext {
  readonly order: CorrectionOrder;
  readonly texts: SheetTexts;
  readonly changed: number;
  readonly players: number;
}

const named = ({ sheet, report }: ReportSide) => `${sheet} (${report.edition.name})`;

/** Which reports are compared, and for how many of their players it matters. */
export const CORRECTION_FACTS: readonly Fact<CorrectionFact, CorrectionContext>[] = [
  {
    key: "before",
    name: "report_before",
    label: ({ texts }) => texts.correction.before,
    content: ({ order }) => named(order.before),
    look: "plain",
    isMadeFor: true,
  },
  {
    key: "after",
    name: "report_after",
    label: ({ texts }) => texts.correction.after,
    content: ({ order }) => named(order.after),
    look: "plain",
    isMadeFor: true,
  },
  {
    key: "count",
    name: "players_changed",
    label: ({ texts }) => texts.correction.count,
    content: ({ texts, changed, players }) => texts.correction.countOf(changed, players),
    look: "plain",
  },
];
