type Attributes = Readonly<Record<string, string>>;

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
  /** Columns printed on every page, as $A:$B. */
  readonly titleColumns?: string;
  /** The areas that are printed, as $A$1:$D$9,$F$1:$H$9. */
  readonly printArea?: string;
  /** Rows, counted from 0 and in their order, before which a new page begins. */
  readonly pageBreaks?: readonly number[];
  readonly columnBreaks?: readonly number[];
  /** What a file says of its pages and nobody here changes, by the names of its parts. */
  readonly pageSetup?: Attributes;
  readonly pageMargins?: Attributes;
  readonly printOptions?: Attributes;
  readonly headerFooter?: { readonly attributes: Attributes; readonly texts: Attributes };
}
