import type { PaperTexts } from "./paper";
import type { TrfFindingKey, TrfFindingValues } from "../tournament/trf/trfFinding";

/** The words of the event sheet that a tournament file becomes, and of the page that opens files. */
export interface EventFileTexts {
  readonly paper: PaperTexts;
  readonly tab: string;
  readonly what: string;
  readonly open: string;
  readonly drop: string;
  readonly opened: (files: number) => string;
  /** `left`: sheets that may still be there; empty where none is. */
  readonly failed: (what: string, left: string) => string;
  readonly noSheet: string;
  readonly becameSheet: (sheet: string) => string;
  readonly noFindings: string;
  readonly moreFindings: (more: number) => string;
  readonly use: string;
  readonly daysMissing: string;
  readonly useWithDays: string;
  readonly write: string;
  readonly writeWhat: string;
  readonly version: string;
  readonly exportTrf: string;
  readonly nothingToWrite: string;
  readonly noRounds: string;
  readonly berger: string;
  readonly needs: string;
  readonly roundDate: (round: number) => string;
  readonly fillIn: string;
  readonly toSettle: (findings: number, sheet: string) => string;
  readonly written: (file: string) => string;
  readonly copy: string;
  /** Where it could not be copied it is selected. */
  readonly copied: Readonly<Record<"copied" | "selected", (file: string) => string>>;
  readonly download: (file: string) => string;
  readonly text: string;
  readonly withoutNumber: (names: string) => string;
  readonly withoutRank: (names: string) => string;
  readonly withoutPoints: (names: string) => string;
  readonly withoutColour: (rounds: string) => string;
  readonly withoutResult: (rounds: string) => string;
  readonly cutNames: (names: string) => string;
  readonly sheetName: string;
  readonly title: (event: string) => string;
  readonly note: string;
  /** What the tags of the event mean. */
  readonly labels: Readonly<Partial<Record<string, string>>>;
  /** Beside a line whose tag is not known. */
  readonly kept: string;
  readonly columns: readonly string[];
  readonly finding: { readonly [K in TrfFindingKey]: (values: TrfFindingValues[K]) => string };
  readonly inLine: (line: number, sentence: string) => string;
}
