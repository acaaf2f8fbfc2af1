import type { FunctionTexts } from "../../functions/functionTexts";
import { CALENDAR } from "./functions/calendar";
import { LOOKUPS } from "./functions/lookups";
import { RATED } from "./functions/rated";
import { UNRATED } from "./functions/unrated";
import { IT_REFERENCE } from "./reference";

export const IT_FUNCTIONS: FunctionTexts = {
  reference: IT_REFERENCE,
  functions: { ...LOOKUPS, ...RATED, ...UNRATED, ...CALENDAR },
};
