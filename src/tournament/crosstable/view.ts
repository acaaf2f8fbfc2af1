/** The rows and columns of a sheet in which a table may be: those between that hold nothing are out. */
export interface View {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}
