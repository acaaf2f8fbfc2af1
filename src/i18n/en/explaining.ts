import type { ExplainingTexts } from "../explaining";
import { EN_FUNCTIONS } from "./functions";
import { EN_STEPS } from "./steps";
import { EN_WHY_SHEET } from "./whySheet";

export const EN_EXPLAINING: ExplainingTexts = {
  whySheet: EN_WHY_SHEET,
  steps: EN_STEPS,
  functions: EN_FUNCTIONS.functions,
};
