import type { ComparisonTexts } from "../../i18n/learn/compare";
import type { SheetTexts } from "../../i18n/sheets";
import type { Reason } from "../../rules/reason";
import type { ComparedEvent } from "../../tournament/compare/comparedEvent";
import type { Comparison } from "../../tournament/compare/comparison";

/** An event by several editions, as the sheet shows it. */
export interface ComparisonOrder {
  readonly event: ComparedEvent;
  /** By value: the sheet stands for the moment. */
  readonly comparison: Comparison;
}

export interface ComparisonWords {
  readonly sheets: SheetTexts;
  readonly own: ComparisonTexts;
  /** Why the rules give nothing, in a sentence. */
  readonly reason: (reason: Reason) => string;
}
