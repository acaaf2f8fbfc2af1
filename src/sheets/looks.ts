import type { Look, MarkTone } from "./sheetPlan";

/** What a look means in Excel's terms; what is missing stays as it is. */
export interface LookFormat {
  readonly bold?: true;
  readonly italic?: true;
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly align?: "Left" | "Center" | "Right";
  readonly wrap?: boolean;
  readonly numberFormat?: string;
  /** Days are written as in the language of the sheet. */
  readonly isDay?: true;
  /** A line below. */
  readonly line?: true;
}

/** Inputs are blue, as spreadsheets of figures have them. */
const INPUT_COLOR = "#0000FF";
const ANSWER_FILL = "#EAF1FB";
/** Of what is said beside the figures. */
export const QUIET = "#595959";
const SHADE = "#E8F1EC";

/** Dark on light, told apart in grey too; what is veiled has the colour of the paper. */
export const TONES: Readonly<Record<MarkTone, { readonly fill: string; readonly color: string }>> =
  {
    amiss: { fill: "#F8D7DA", color: "#8B0000" },
    right: { fill: "#D7F0DD", color: "#0B5D2A" },
    near: { fill: "#FFF0C2", color: "#6B4E00" },
    veiled: { fill: "#FFFFFF", color: "#FFFFFF" },
  };

/** As wide as the plus sign, so that signs line up; in quotes, for no format knows it otherwise. */
const MINUS = '"−"';
const WHOLE = `0;${MINUS}0`;

/** Scores of one game and of both games of a pairing; the cell holds a number. */
const RESULT = '[=0.5]"½";[=1.5]"1½";General';

/** A year alone is a smaller number than any day; of a day nothing but its year is to be seen. */
const YEAR_OF_BIRTH = "[<=9999]0;yyyy";

/** A text beside figures, which stand at the right of their cells, keeps away from them. */
const BESIDE = '0;0;0;"  "@';

/** Over a column: as the cells under it, so that a heading stands over its figures. */
export function headingOf(look: Look | null): Look {
  if (look === null) return "headingOfTexts";
  const { align, numberFormat } = LOOKS[look];
  if (numberFormat === BESIDE) return "headingBeside";
  if (align === "Center") return "heading";
  return align === "Right" ? "headingOfNumbers" : "headingOfTexts";
}

export const LOOKS: Readonly<Record<Look, LookFormat>> = {
  title: { bold: true, size: 14 },
  section: { bold: true, size: 12, color: "#0F6B4F" },
  heading: { bold: true, fill: SHADE, align: "Center", wrap: true, line: true },
  headingOfTexts: { bold: true, fill: SHADE, align: "Left", wrap: true, line: true },
  headingOfNumbers: { bold: true, fill: SHADE, align: "Right", wrap: true, line: true },
  headingBeside: {
    ...{ bold: true, fill: SHADE, align: "Left", wrap: true, line: true },
    numberFormat: BESIDE,
  },
  headingRunningOver: {
    ...{ bold: true, fill: SHADE, align: "Left", wrap: false, line: true },
    numberFormat: BESIDE,
  },
  label: { color: QUIET },
  plain: {},
  fact: { align: "Left" },
  input: { color: INPUT_COLOR, align: "Right" },
  inputName: { color: INPUT_COLOR },
  inputDate: { color: INPUT_COLOR, isDay: true, align: "Left" },
  inputYear: { color: INPUT_COLOR, numberFormat: YEAR_OF_BIRTH, align: "Right" },
  inputResult: { color: INPUT_COLOR, numberFormat: RESULT, align: "Center" },
  /** A place to be filled in is seen on paper, too. */
  inputAnswer: { color: INPUT_COLOR, fill: ANSWER_FILL, align: "Right", line: true },
  solution: { align: "Right", bold: true },
  solutionInHundredths: { numberFormat: `0.00;${MINUS}0.00`, align: "Right", bold: true },
  result: { numberFormat: RESULT, align: "Center" },
  ordinal: { numberFormat: "0", align: "Center" },
  word: { align: "Center" },
  whole: { numberFormat: WHOLE, align: "Right" },
  hundredths: { numberFormat: "0.00", align: "Right" },
  fraction: { numberFormat: "0.0000", align: "Right" },
  points: { numberFormat: "0.0", align: "Right" },
  tenths: { numberFormat: "0.00", align: "Right" },
  change: { numberFormat: `+0.00;${MINUS}0.00;0.00`, align: "Right" },
  wholeChange: { numberFormat: `+0;${MINUS}0;0`, align: "Right" },
  date: { isDay: true, align: "Right" },
  counted: { numberFormat: "0", align: "Right", bold: true },
  shortName: { size: 8, color: QUIET, align: "Right", line: true },
  note: { italic: true, color: QUIET },
  reason: { italic: true, color: QUIET, numberFormat: BESIDE },
  remark: { italic: true, color: QUIET, wrap: true, numberFormat: BESIDE },
  beside: { numberFormat: BESIDE },
  /** Read from the last row of a room. */
  spoken: { size: 18, color: "#0F6B4F" },
};
