import { BARE_TABLE, pdTable } from "../tables/pd";
import type { Limit } from "./edition";

const everyGame = { exemptFrom: Infinity, upgrades: "every game" } as const;

/** 10.51 (2005). */
export const LIMIT_350: Limit = { points: 350, table: pdTable(350), ...everyGame };

/** 8.54 (2011). */
export const LIMIT_400: Limit = { points: 400, table: pdTable(400), ...everyGame };

/** The Swiss list. */
export const NO_LIMIT: Limit = { points: Infinity, table: BARE_TABLE, ...everyGame };
