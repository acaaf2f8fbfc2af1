import type { ExcelFunction } from "../calculation";
import { CONDITIONAL } from "./conditional";
import { LOGIC } from "./logic";
import { LOOKUPS } from "./lookups";
import { SINGLES } from "./singles";
import { SUMS } from "./sums";

/** The functions of Excel that sheets of ours ask for; another is no guess but a fault. */
export const FUNCTIONS: ReadonlyMap<string, ExcelFunction> = new Map(
  Object.entries({ ...LOGIC, ...SUMS, ...CONDITIONAL, ...LOOKUPS, ...SINGLES }),
);
