import { isBlank, textAt, type SheetCells } from "../sheetCells";
import type { View } from "./view";

/** Won, drawn and lost by their first letters, language by language: S R N is Sieg, Remis, Niederlage. */
const ALPHABETS = [
  ...["wdl", "srn", "grv", "gru", "gnp", "gtp", "gep"],
  ...["vnd", "vnp", "vpp", "vps", "vtd", "vpd"],
];
const SIGNS = ["1", "½", "0"] as const;
/** A draw, as it seems: 1 and 0 stand beside it. */
const PROBABLY_DRAWN = "(½)";

const FEWEST_COLUMNS = 3;

/** What letters mean in this table, where all of them are of one language; nothing where that is open. */
export function letterSigns(cells: SheetCells, view: View): ReadonlyMap<string, string> {
  const columns = view.columns.map((column) => signsOfColumn(cells, view, column));
  const ofResults = columns.filter((signs) => signs !== null && signs.letters.length > 0);
  if (ofResults.length < FEWEST_COLUMNS) return NONE;
  const seen = new Set(ofResults.flatMap((signs) => signs?.letters ?? []));
  const [only = "", another] = seen;
  const hasNumbers = ofResults.some((signs) => signs?.hasNumbers === true);
  if (another === undefined && hasNumbers) return new Map([[only, PROBABLY_DRAWN]]);
  const fitting = ALPHABETS.filter((alphabet) =>
    [...seen].every((each) => alphabet.includes(each)),
  );
  const meanings = fitting.map(
    (alphabet) => new Map(Array.from(alphabet).map((letter, at) => [letter, SIGNS[at] ?? ""])),
  );
  const agreed = [...seen].flatMap((letter): [string, string][] => {
    const signs = new Set(meanings.map((meaning) => meaning.get(letter) ?? ""));
    const [sign, other] = signs;
    return sign === undefined || other !== undefined ? [] : [[letter, sign]];
  });
  return agreed.length === seen.size ? new Map(agreed) : NONE;
}

const NONE: ReadonlyMap<string, string> = new Map();

interface Signs {
  readonly letters: readonly string[];
  readonly hasNumbers: boolean;
}

/** The letters of a column in which little else stands than results; null: it is none of those. */
function signsOfColumn(cells: SheetCells, { rows }: View, column: number): Signs | null {
  const texts = rows
    .filter((row) => !isBlank(cells, { row, column }))
    .map((row) =>
      textAt(cells, { row, column })
        .replace(/\p{Cf}/gu, "")
        .toLowerCase(),
    );
  const letters = texts.filter((text) => LETTER.test(text));
  const numbers = texts.filter((text) => NUMBER.test(text));
  /** A player against himself, and a sign that nobody knows. */
  const isOfResults = letters.length + numbers.length >= texts.length - 2;
  return isOfResults ? { letters, hasNumbers: numbers.length > 0 } : null;
}

const LETTER = /^[depglnrstuvw]$/;
const NUMBER = /^[10½]$/;
