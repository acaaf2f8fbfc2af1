import { isBlank, textAt, type SheetCells } from "../sheetCells";
import type { View } from "./layout";

/** Won, drawn and lost by their first letters, language by language: S R N is Sieg, Remis, Niederlage. */
const ALPHABETS = [
  "wdl",
  "srn",
  "grv",
  "gru",
  "gnp",
  "gtp",
  "gep",
  "vnd",
  "vnp",
  "vpp",
  "vps",
  "vtd",
  "vpd",
];
const SIGNS = ["1", "½", "0"] as const;

/** Of a column's filled cells, how many must be such letters. */
const SURE_SHARE = 0.6;
const FEWEST_COLUMNS = 3;

/** What letters mean in this table, where all of them are of one language; nothing where that is open. */
export function letterSigns(cells: SheetCells, view: View): ReadonlyMap<string, string> {
  const columns = view.columns.map((column) => lettersOf(cells, view, column));
  const ofResults = columns.filter((letters) => letters !== null);
  if (ofResults.length < FEWEST_COLUMNS) return NONE;
  const seen = new Set(ofResults.flat());
  const fitting = ALPHABETS.filter((alphabet) =>
    [...seen].every((each) => alphabet.includes(each)),
  );
  const meanings = fitting.map(
    (alphabet) => new Map(Array.from(alphabet).map((letter, at) => [letter, SIGNS[at] ?? ""])),
  );
  const agreed = [...seen].flatMap((letter): [string, string][] => {
    const signs = new Set(meanings.map((meaning) => meaning.get(letter) ?? ""));
    const [only, another] = signs;
    return only === undefined || another !== undefined ? [] : [[letter, only]];
  });
  return agreed.length === seen.size ? new Map(agreed) : NONE;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The letters of a column in which little else stands; null: it is none of results in letters. */
function lettersOf(cells: SheetCells, { rows }: View, column: number): string[] | null {
  const texts = rows
    .filter((row) => !isBlank(cells, { row, column }))
    .map((row) =>
      textAt(cells, { row, column })
        .replace(/\p{Cf}/gu, "")
        .toLowerCase(),
    );
  const letters = texts.filter((text) => LETTER.test(text));
  const isOfResults = letters.length >= 2 && letters.length >= SURE_SHARE * (texts.length - 1);
  return isOfResults ? letters : null;
}

const LETTER = /^[depglnrstuvw]$/;
