import type { Fault } from "./fault";

/** What a cell of a result shows. */
type Value = number | string | boolean;
export type Outcome = Value | Fault;
