import type { ExplainingTexts } from "../explaining";
import { FR_FUNCTIONS } from "./functions";
import { FR_STEPS } from "./steps";
import { FR_WHY_SHEET } from "./whySheet";

export const FR_EXPLAINING: ExplainingTexts = {
  whySheet: FR_WHY_SHEET,
  steps: FR_STEPS,
  functions: FR_FUNCTIONS.functions,
};
