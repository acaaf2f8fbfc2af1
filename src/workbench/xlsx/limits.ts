import { helpers } from "@odoo/o-spreadsheet";

/** How much of a file is opened: what a browser reads, shows and saves again in a few seconds. */
export const LIMITS = {
  /** Of the parts that are used, unpacked. */
  bytes: 64_000_000,
  /** With content or format, in all sheets. */
  cells: 250_000,
  /** Of one sheet, as far as something stands in it. */
  rows: 100_000,
  columns: 1_000,
  /** Rows times columns, in all sheets: saving looks at each. */
  places: 4_000_000,
} as const;

/** The last cell that is opened. */
export const LAST_CELL = helpers.toXC(LIMITS.columns - 1, LIMITS.rows - 1);
