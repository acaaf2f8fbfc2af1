/** The words of the page about the sheets of the workbook. */
export interface SheetsPageTexts {
  readonly tab: string;
  readonly handOn: {
    readonly heading: string;
    readonly what: string;
    readonly style: string;
    readonly styles: Readonly<Record<"values" | "plain", string>>;
    readonly handOn: string;
    readonly empty: string;
    /** Over the sheets that can go along. */
    readonly choose: (sheets: number) => string;
    /** Behind the name of a sheet whose event has a later report. */
    readonly superseded: string;
    /** Lists those of the sheet that is shown now. */
    readonly other: string;
    readonly noneChosen: string;
    readonly made: (sheets: string) => string;
    /** Of copies in which days of birth may have stayed. */
    readonly unsure: (sheets: string) => string;
  };
  readonly overview: {
    readonly heading: string;
    readonly few: string;
    readonly many: (sheets: number) => string;
    readonly make: string;
    readonly made: (sheet: string) => string;
  };
}
