import type { SheetTexts } from "../../i18n/sheets";
import { CopiedTables } from "../../sheets/handOn/copiedTables";
import { copyNames } from "../../sheets/handOn/copyNames";
import { handedOn, type HandedCell, type HandOnStyle } from "../../sheets/handOn/handedOn";
import { kindOfSheet } from "../../sheets/sheetKind";
import type { SheetPlan } from "../../sheets/sheetPlan";
import type { NamedCells } from "../selectedCells";

/** The copies of sheets that belong together, and the tables that they look up. */
export interface HandOn {
  readonly copies: readonly {
    readonly sheet: string;
    readonly name: string;
    readonly cells: readonly HandedCell[];
    readonly rows: number;
  }[];
  readonly tables: SheetPlan | null;
  /** Copies of sheets that do not say where days of birth stand: these stay whole. */
  readonly unsure: readonly string[];
}

/** What is to be copied of a family of sheets for people without the add-in. */
export function handOnOf(
  family: readonly NamedCells[],
  taken: readonly string[],
  style: HandOnStyle,
  texts: SheetTexts,
  languages: readonly Pick<SheetTexts, "madeWith">[],
): HandOn {
  const { copy, tables: tablesName, madeWith } = texts.handOn;
  const sheets = family.map(({ sheet }) => sheet);
  const names = copyNames([...sheets, tablesName], copy, taken);
  const tables = new CopiedTables(names.get(tablesName) ?? tablesName);
  const sentences = languages.flatMap((language) =>
    Object.values(language.madeWith)
      /** Older sheets have plain spaces before high signs. */
      .flatMap((said) => [said, said.replace(/\u00a0/g, " ")])
      .map((said) => [said, madeWith[style]] as const),
  );
  const handing = { style, copies: names, tablesOf: tables.of, sentences };
  const copies = family.map((read) => ({
    sheet: read.sheet,
    name: names.get(read.sheet) ?? read.sheet,
    cells: handedOn(read.sheet, read, handing),
    rows: read.cells.area.rows,
  }));
  const unsure = copies.filter((_, index) => isUnsure(family[index]));
  return { copies, tables: tables.plan(texts), unsure: unsure.map(({ name }) => name) };
}

/** A person's own sheet, or a tournament file with the players as the file has them. */
function isUnsure(read: NamedCells | undefined): boolean {
  const kind = read === undefined ? null : kindOfSheet(read.names);
  return kind === null || kind === "file";
}
