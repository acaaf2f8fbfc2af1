import type { Edition } from "../rules/editions/edition";
import type { OpenReading, SwitchedReading } from "../rules/editions/openReading";

/** One reading of what the regulations leave open. */
interface ReadingTexts {
  readonly name: string;
  /** What is open. */
  readonly open: string;
  /** What is taken, and why. */
  readonly taken: string;
  /** What the other gives. */
  readonly other: string;
}

/** What the texts leave open, for the sheets that it concerns, the pane and a page of its own. */
export interface ReadingsTexts {
  readonly title: string;
  readonly introduction: string;
  /** Before each part of them on a sheet, and in the list. */
  readonly labels: {
    /** `where`: the article with its edition. */
    readonly open: (where: string) => string;
    readonly taken: string;
    readonly other: string;
    /** The other is taken, because a person wished it. */
    readonly byHand: string;
    readonly usually: string;
    /** Of the readings, by their keys, of which the other is taken. */
    readonly others: string;
    /** In the list: where the pane lets people decide. */
    readonly switched: string;
  };
  readonly readings: Readonly<Record<OpenReading, ReadingTexts>>;
  /** What is ticked in the pane to take the other. */
  readonly switches: Readonly<Record<SwitchedReading, (where: string) => string>>;
}

/** As a sheet says it among its notes. */
export function readingNote(
  key: OpenReading,
  edition: Pick<Edition, "name" | "leavesOpen">,
  { labels, readings }: ReadingsTexts,
  isOther: boolean,
): string {
  const { open, taken, other } = readings[key];
  const said = `${labels.open(whereOpen(key, edition))} ${open}`;
  return isOther
    ? `${said} ${labels.byHand} ${other} ${labels.usually} ${taken}`
    : `${said} ${labels.taken} ${taken} ${labels.other} ${other}`;
}

/** 10.54 (2005). */
export function whereOpen(
  key: OpenReading,
  { name, leavesOpen }: Pick<Edition, "name" | "leavesOpen">,
): string {
  return `${leavesOpen[key] ?? ""} (${name})`;
}
