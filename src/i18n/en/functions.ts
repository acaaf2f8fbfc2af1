import type { FunctionTexts } from "../../functions/functionTexts";
import { CALENDAR } from "./functions/calendar";
import { LOOKUPS } from "./functions/lookups";
import { RATED } from "./functions/rated";
import { UNRATED } from "./functions/unrated";
import { EN_REFERENCE } from "./reference";

export const EN_FUNCTIONS: FunctionTexts = {
  reference: EN_REFERENCE,
  functions: { ...LOOKUPS, ...RATED, ...UNRATED, ...CALENDAR },
};
