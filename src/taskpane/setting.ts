import type { StyleName } from "../sheets/articles/style";
import type { CellPlace } from "../tournament/sheetCells";
import type { ExcelWorkbook } from "./excel/workbook";
import type { PaneDetails } from "./details";
import type { PaneLanguage } from "./language";
import type { SheetLanguage } from "./sheetLanguage";

/** Where the table of a sheet stands. */
export interface TablePlace {
  readonly sheet: string;
  readonly place: CellPlace;
}

/** What this Excel can do of what others can. */
export interface Abilities {
  /** Functions of add-ins: on the iPad it has none. */
  readonly hasFunctions: boolean;
  /** Links that save a file: on the Mac they do nothing. */
  readonly canDownload: boolean;
}

/** What every page of the pane is given. */
export interface PaneSetting {
  readonly workbook: ExcelWorkbook;
  readonly abilities: Abilities;
  readonly language: PaneLanguage;
  /** Of what is written. */
  readonly sheetLanguage: SheetLanguage;
  readonly details: PaneDetails;
  readonly showTab: (id: string) => void;
  /** A table that one page has made, and another reads. */
  readonly tables: Handover<TablePlace>;
}

/** Of sheets, before a person chooses. */
export function usualStyle({ abilities }: Pick<PaneSetting, "abilities">): StyleName {
  return abilities.hasFunctions ? "fide" : "plain";
}

/** What pages hand to each other without knowing each other. */
export class Handover<What> {
  private take: ((what: What) => void) | null = null;

  takenBy(take: (what: What) => void): void {
    this.take = take;
  }

  give(what: What): void {
    this.take?.(what);
  }
}
