import type { SheetRead } from "../../../src/sheets/sheetRead";
import type { KnownLine } from "../../../src/tournament/identity/known";
import type { Area, CellValue } from "../../../src/tournament/sheetCells";
import type { Day } from "../../../src/rules/units";
import type { Dice } from "../tables/dice";
import type { WrittenEvent } from "./writtenEvent";

type Soon<T> = T | Promise<T>;

/** What somebody does who lives a month: with the parts of the product alone, or in front of its pane. */
export interface Living {
  /** The file or the table becomes a report, as far as nothing is asked that the event does not answer. */
  readonly hand: (written: WrittenEvent) => Soon<Handed>;
  /** The reports that the list counts become its period; the name of its sheet. */
  readonly newRatings: (list: Day, knows: Knows) => Soon<string>;
  /** The sheets of some unrated players. */
  readonly firstRatings: (knows: Knows) => Soon<readonly GivenFirst[]>;
  /** Of every sheet the names that it has for its cells. */
  readonly names: () => Soon<ReadonlyMap<string, readonly string[]>>;
  readonly sheet: (name: string) => Soon<SheetRead>;
  readonly type: (sheet: string, address: string, value: number) => Soon<void>;
  /** Data → Sort over lines that stand together. */
  readonly sort: (sheet: string, lines: Area, dice: Dice) => Soon<void>;
  /** Whether K typed into a period is that of the period made after it. */
  readonly keepsTyped: boolean;
}

/** What came of an event that was handed in: a report, or what was asked instead. */
export interface Handed {
  readonly kind: "report" | "asked";
  readonly said: readonly string[];
}

/** Whether two lines are one person: as somebody says who knows them. */
export type Knows = (one: LineOfEvent, other: LineOfEvent) => boolean;

/** By which a line is found. */
export interface LineOfEvent extends Pick<KnownLine, "name"> {
  readonly event: Pick<KnownLine["event"], "title">;
}

/** What the workbook says of somebody's first rating. */
export interface GivenFirst {
  readonly name: string;
  readonly id: string;
  readonly first: CellValue;
}
