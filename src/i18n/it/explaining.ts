import type { ExplainingTexts } from "../explaining";
import { IT_FUNCTIONS } from "./functions";
import { IT_STEPS } from "./steps";
import { IT_WHY_SHEET } from "./whySheet";

export const IT_EXPLAINING: ExplainingTexts = {
  whySheet: IT_WHY_SHEET,
  steps: IT_STEPS,
  functions: IT_FUNCTIONS.functions,
};
