import type { EditionId } from "../rules/editions/edition";
import type { DetailKey, DetailsTexts } from "../i18n/details";

/** The edition that a page counts by. */
export interface ChosenEdition {
  readonly chosen: EditionId | "by date";
  /** Found by the day. */
  readonly found: string | null;
}

/** Of the program, without anything of the workbook. */
export interface Details {
  readonly version: string | null;
  readonly host: string | null;
  readonly platform: string | null;
  readonly office: string | null;
  readonly language: string;
  readonly edition: ChosenEdition | null;
  /** The newest of each set that Excel has. */
  readonly requirements: readonly string[];
  /** Excel's code, which names nothing of the workbook as its message may. */
  readonly fault: string | null;
}

/** One line each, to be pasted into a message. */
export function detailsText(details: Details, texts: DetailsTexts): string {
  const { lines, unknown, none } = texts;
  const values: Readonly<Record<DetailKey, string | null>> = {
    version: details.version ?? unknown,
    host: details.host ?? unknown,
    platform: details.platform ?? unknown,
    office: details.office ?? unknown,
    language: details.language,
    edition: details.edition === null ? none : editionText(details.edition, texts),
    requirements: details.requirements.join(", ") || unknown,
    fault: details.fault,
  };
  return Object.entries(values)
    .flatMap(([key, value]) => (value === null ? [] : `${lines[key as DetailKey]}${value}`))
    .join("\n");
}

function editionText({ chosen, found }: ChosenEdition, { byDate }: DetailsTexts): string {
  if (chosen !== "by date") return String(chosen);
  return found === null ? byDate : `${found}, ${byDate}`;
}

type IsSetSupported = (name: string, version: string) => boolean;

/** Sets that the add-in asks for. */
const SETS = ["ExcelApi", "CustomFunctionsRuntime"];

/** More than any set has. */
const MOST_MINORS = 40;

/** The newest version of each: Excel tells of one at a time whether it has it. */
export function newestSets(isSetSupported: IsSetSupported): string[] {
  return SETS.map((name) => {
    let minor = 0;
    while (minor < MOST_MINORS && isSetSupported(name, `1.${minor + 1}`)) minor += 1;
    return minor === 0 ? `${name} –` : `${name} 1.${minor}`;
  });
}
