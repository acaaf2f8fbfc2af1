/** What Excel is documented to do where it is hardest on an add-in, one by one. */
export const SWITCHES = [
  /** A request over 5 MB is refused whole. */
  "limit",
  /** While a cell is being edited nothing is carried out. */
  "edit",
  /** An error among a function's results makes all of them #VALUE!, without words. */
  "collapse",
  /** Functions run in an engine of 2016. */
  "engine",
  /** Of a function's errors Excel shows five; another one is #VALUE!. */
  "codes",
  /** Cells are calculated some time after they are written, and show #BUSY! or what they showed before. */
  "late",
  /** Manual calculation: what is written waits until somebody has it calculated. */
  "manual",
  /** No sheet is added, renamed or deleted, and nothing is written to those that are there. */
  "protected",
  /** Days are counted from 1904. */
  "date1904",
  /** Freezing and page set-up work on the sheet in view alone. */
  "freeze",
  /** Nothing can be saved or copied from the pane. */
  "sealed",
  /** Every third batch is carried out, and its answer lost. */
  "lost",
  /** Excel without custom functions, as on the iPad. */
  "old",
] as const;

type Switch = (typeof SWITCHES)[number];

/** What every Excel may do; the others are some people's. */
const USUAL: readonly Switch[] = ["limit", "edit", "collapse", "engine", "codes", "late", "freeze"];

export type Strictness = ReadonlySet<Switch>;

export const LENIENT: Strictness = new Set();

/** `?strict`, or `?strict=limit,edit` for some of it. */
export function strictnessOf(search: string): Strictness {
  const asked = new URLSearchParams(search).get("strict");
  if (asked === null) return LENIENT;
  if (asked === "") return new Set(USUAL);
  const names = asked.split(",");
  const unknown = names.filter((name) => !SWITCHES.some((each) => each === name));
  if (unknown.length > 0) {
    throw new RangeError(`strict=${unknown.join(",")}. Expected: ${SWITCHES.join(", ")}.`);
  }
  return new Set(SWITCHES.filter((each) => names.includes(each)));
}
