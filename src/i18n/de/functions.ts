import type { FunctionTexts } from "../../functions/functionTexts";
import { CALENDAR } from "./functions/calendar";
import { LOOKUPS } from "./functions/lookups";
import { RATED } from "./functions/rated";
import { UNRATED } from "./functions/unrated";
import { DE_REFERENCE } from "./reference";

export const DE_FUNCTIONS: FunctionTexts = {
  reference: DE_REFERENCE,
  functions: { ...LOOKUPS, ...RATED, ...UNRATED, ...CALENDAR },
};
