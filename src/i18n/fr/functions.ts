import type { FunctionTexts } from "../../functions/functionTexts";
import { CALENDAR } from "./functions/calendar";
import { LOOKUPS } from "./functions/lookups";
import { RATED } from "./functions/rated";
import { UNRATED } from "./functions/unrated";
import { FR_REFERENCE } from "./reference";

export const FR_FUNCTIONS: FunctionTexts = {
  reference: FR_REFERENCE,
  functions: { ...LOOKUPS, ...RATED, ...UNRATED, ...CALENDAR },
};
