export type CellContent = string | number | boolean | null;
