import type { Fix } from "../../tournament/finding";
import type { Area } from "../../tournament/sheetCells";
import type { SelectedCells } from "../../desk/selectedCells";
import type { Choices } from "../../desk/table/choices";
import type { Said } from "../../desk/ratings/whoIsWho";
import { NOTHING_ON_DESK, type NotPooled, type OnDesk } from "../../desk/table/tableDesk";
import type { WhoIsWhoActions } from "../persons/whoIsWhoView";
import { IDLE, type WorkActions, type Working } from "../work";

/** What came of reading a selection, where that is not what was understood. */
export type Answer = "none" | "changed since" | "parts unsettled" | NotPooled;

/** Where those stand who may be one or two. */
export const TABLE_WHO = "table-who";

/** Parts of the page that a person opens when they are needed. */
export type TablePart = "times" | "preview" | "rated-since" | "open-checks" | "open-deadlines";

export interface TableState extends Working, OnDesk {
  readonly answer: Answer;
  /** What was said so far of those who may be one or two. */
  readonly said: Said;
  readonly isFollowing: boolean;
  /** The player whose values are being corrected. */
  readonly line: number | null;
  /** All players are shown, not the first alone. */
  readonly areAllShown: boolean;
  /** Empty: as the pane. */
  readonly sheetLanguage: string;
  /** As a person left them; the others are open where they are needed. */
  readonly opened: ReadonlyMap<TablePart, boolean>;
}

/** What a person can do on the page. */
export interface TableActions extends WorkActions, WhoIsWhoActions {
  readonly useSelection: () => void;
  readonly follow: (isOn: boolean) => void;
  readonly pool: () => void;
  readonly unpool: (part: SelectedCells) => void;
  readonly choose: (change: Partial<Choices>) => void;
  readonly goTo: (area: Area) => void;
  readonly fix: (fixes: readonly Fix[]) => void;
  /** Shows a player's values to be corrected; null: nobody's. */
  readonly edit: (line: number | null) => void;
  readonly showAll: () => void;
  readonly writeIn: (language: string) => void;
  readonly open: (part: TablePart, isOpen: boolean) => void;
  readonly create: () => void;
  readonly createReport: () => void;
}

export const NOTHING_YET: TableState = {
  ...IDLE,
  ...NOTHING_ON_DESK,
  answer: "none",
  said: new Map(),
  isFollowing: false,
  line: null,
  areAllShown: false,
  sheetLanguage: "",
  opened: new Map(),
};
