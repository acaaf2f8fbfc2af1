import type { ColumnKind } from "./headings";

export interface HeadedColumn {
  readonly column: number;
  /** As it stands in the sheet; empty where there is none. */
  readonly heading: string;
}

/** A column, and what its heading says. */
export interface KnownColumn extends HeadedColumn {
  readonly kind: ColumnKind | null;
}
