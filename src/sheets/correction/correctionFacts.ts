import type { SheetTexts } from "../../i18n/sheets";
import type { Fact } from "../facts";
import type { CorrectionOrder } from "./order";
import type { ReportSide } from "./reportSide";

export type CorrectionFact = "before" | "after" | "count";

export const CORRECTION_FACT_KEYS: readonly CorrectionFact[] = ["before", "after", "count"];

/** A correction with what was found in it. */
export interface CorrectionContext {
  readonly order: CorrectionOrder;
  readonly texts: SheetTexts;
  readonly changed: number;
  readonly players: number;
}

export const reportNamed = ({ sheet, report }: ReportSide) => `${sheet} (${report.edition.name})`;

/** Which reports are compared, and for how many of their players it matters. */
export const CORRECTION_FACTS: readonly Fact<CorrectionFact, CorrectionContext>[] = [
  {
    key: "before",
    name: "report_before",
    label: ({ texts }) => texts.correction.before,
    content: ({ order }) => reportNamed(order.before),
    look: "plain",
    isMadeFor: true,
  },
  {
    key: "after",
    name: "report_after",
    label: ({ texts }) => texts.correction.after,
    content: ({ order }) => reportNamed(order.after),
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
