import type { Look } from "./sheetPlan";

/** What a look means in Excel's terms; what is missing stays as it is. */
export interface LookFormat {
  readonly bold?: true;
  readonly italic?: true;
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly align?: "Left" | "Center" | "Right";
  readonly wrap?: true;
  readonly numberFormat?: string;
  /** Days are written as in the language of the sheet. */
  readonly isDay?: true;
  /** A line below. */
  readonly line?: true;
}

/** Inputs are blue, as spreadsheets of figures have them. */
const INPUT_COLOR = "#0000FF";
const QUIET = "#595959";
const SHADE = "#E8F1EC";

export const LOOKS: Readonly<Record<Look, LookFormat>> = {
  title: { bold: true, size: 14 },
  section: { bold: true, size: 12, color: "#0F6B4F" },
  heading: { bold: true, fill: SHADE, align: "Center", wrap: true, line: true },
  label: { color: QUIET },
  plain: {},
  input: { color: INPUT_COLOR, align: "Center" },
  inputName: { color: INPUT_COLOR },
  inputDate: { color: INPUT_COLOR, isDay: true, align: "Left" },
  whole: { numberFormat: "0", align: "Center" },
  hundredths: { numberFormat: "0.00", align: "Center" },
  points: { numberFormat: "General", align: "Center" },
  tenths: { numberFormat: "0.00", align: "Center" },
  change: { numberFormat: "+0.00;-0.00;0.00", align: "Center" },
  wholeChange: { numberFormat: "+0;-0;0", align: "Center" },
  date: { isDay: true, align: "Center" },
  counted: { numberFormat: "0", align: "Center", bold: true },
  note: { italic: true, color: QUIET },
};
