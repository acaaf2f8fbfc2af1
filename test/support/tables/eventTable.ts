import type { Cell } from "./cell";
import type { Column } from "./column";
import type { TableBlock } from "./tableBlock";
import type { TrueEvent } from "./trueEvent";
import type { Form } from "./writtenTable";

/** One event in one table, as a hand writes it. */
export interface EventTable {
  /** Its players in the order of the rows. */
  readonly event: TrueEvent;
  readonly form: Form;
  readonly columns: readonly Column[];
  /** The ratings that count. */
  readonly rating: Column;
  /** One cell of each player's row; none where a player has many. */
  readonly rows: readonly Cell[];
  readonly block: TableBlock;
}
