import type { FunctionDefinition } from "./definition";
import { ACTIVE } from "./definitions/active";
import { AGE } from "./definitions/age";
import { CHANGE } from "./definitions/change";
import { COMPRESS } from "./definitions/compress";
import { COUNTED } from "./definitions/counted";
import { DELTA } from "./definitions/delta";
import { DP } from "./definitions/dp";
import { EDITION } from "./definitions/edition";
import { EDITIONS } from "./definitions/editions";
import { EXPECTED } from "./definitions/expected";
import { KFACTOR } from "./definitions/kFactor";
import { LIST } from "./definitions/list";
import { LOGISTIC } from "./definitions/logistic";
import { MINTIME } from "./definitions/minTime";
import { NEWRATING } from "./definitions/newRating";
import { PD } from "./definitions/pd";
import { PERCENT } from "./definitions/percent";
import { PERFORMANCE } from "./definitions/performance";
import { POOL } from "./definitions/pool";
import { PUBLISHABLE } from "./definitions/publishable";
import { RATEDON } from "./definitions/ratedOn";
import { ROBIN } from "./definitions/robin";
import { ROBIN_RA } from "./definitions/robinRa";
import { ROBIN_RC } from "./definitions/robinRc";
import { RU } from "./definitions/ru";
import { STAKES } from "./definitions/stakes";
import { SWISS_RC } from "./definitions/swissRc";
import { SWISS_RU } from "./definitions/swissRu";
import { TABLE_DP } from "./definitions/tableDp";
import { TABLE_PD } from "./definitions/tablePd";
import { TIMECONTROL } from "./definitions/timeControl";
import { WEIGHTED } from "./definitions/weighted";

export type FunctionGroup = "lookups" | "rated" | "unrated" | "calendar";

/** Every function, in the order of the reference. */
export const GROUPS: Readonly<Record<FunctionGroup, readonly FunctionDefinition[]>> = {
  lookups: [PD, DP, PERCENT, LOGISTIC, TABLE_DP, TABLE_PD],
  rated: [EXPECTED, COUNTED, DELTA, CHANGE, NEWRATING, KFACTOR, AGE, PERFORMANCE, STAKES, COMPRESS],
  unrated: [SWISS_RC, RU, SWISS_RU, POOL, WEIGHTED, ROBIN_RA, ROBIN_RC, ROBIN, PUBLISHABLE],
  calendar: [EDITION, EDITIONS, LIST, RATEDON, ACTIVE, MINTIME, TIMECONTROL],
};

export const ALL_FUNCTIONS: readonly FunctionDefinition[] = Object.values(GROUPS).flat();
