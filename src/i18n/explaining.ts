import type { FunctionTexts } from "../functions/functionTexts";
import type { StepTexts } from "./steps";
import type { WhySheetTexts } from "./whySheet";

/** What explanations of cells say: nobody reads it before a number is clicked. */
export interface ExplainingTexts {
  /** Of the cells of our sheets. */
  readonly whySheet: WhySheetTexts;
  readonly steps: StepTexts;
  /** What each function and its arguments are. */
  readonly functions: FunctionTexts["functions"];
}
