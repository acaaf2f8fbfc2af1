import type { ExplainingTexts } from "../explaining";
import { DE_FUNCTIONS } from "./functions";
import { DE_STEPS } from "./steps";
import { DE_WHY_SHEET } from "./whySheet";

export const DE_EXPLAINING: ExplainingTexts = {
  whySheet: DE_WHY_SHEET,
  steps: DE_STEPS,
  functions: DE_FUNCTIONS.functions,
};
