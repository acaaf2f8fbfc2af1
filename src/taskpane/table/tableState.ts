import type { WrittenSheet } from "../../sheets/writeSheets";
import type { Fix } from "../../tournament/finding";
import type { Area } from "../../tournament/sheetCells";
import type { SelectedCells } from "../../desk/selectedCells";
import { NO_CHOICES, type Choices } from "../../desk/table/choices";
import type { Happening } from "./happening";
import type { Verdict } from "../../desk/table/verdict";

export interface TableState {
  readonly source: SelectedCells | null;
  /** Further tables of the same event: 6.2 (2005). */
  readonly parts: readonly SelectedCells[];
  readonly verdict: Verdict | null;
  readonly choices: Choices;
  readonly happening: Happening;
  readonly isFollowing: boolean;
  /** Something is asked of Excel that must not be asked twice. */
  readonly isBusy: boolean;
}

/** What a person can do on the page. */
export interface TableActions {
  readonly useSelection: () => void;
  readonly follow: (isOn: boolean) => void;
  readonly pool: () => void;
  readonly unpool: (part: SelectedCells) => void;
  readonly choose: (change: Partial<Choices>) => void;
  readonly goTo: (area: Area) => void;
  readonly fix: (fixes: readonly Fix[]) => void;
  readonly create: () => void;
  readonly createReport: () => void;
  readonly cancel: () => void;
  readonly remove: (sheets: readonly WrittenSheet[]) => void;
}

export const NOTHING_YET: TableState = {
  source: null,
  parts: [],
  verdict: null,
  choices: NO_CHOICES,
  happening: { kind: "none" },
  isFollowing: false,
  isBusy: false,
};
