/** How a sheet is printed. */
export interface PageLayout {
  readonly orientation?: string;
  readonly zoom?: {
    readonly scale?: number;
    readonly horizontalFitToPages?: number;
    readonly verticalFitToPages?: number;
  };
  /** Rows printed on every page, as $1:$3. */
  readonly titleRows?: string;
  /** Rows, counted from 0 and in their order, before which a new page begins. */
  readonly pageBreaks?: readonly number[];
}
