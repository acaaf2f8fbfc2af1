import type { ComparedWords } from "../../i18n/correction";
import type { State } from "../head";
import type { Look } from "../sheetPlan";
import type { Cause } from "./cause";
import { figureOf, type Side } from "./side";
import type { PlayerPair } from "./samePlayers";

/** Two reports of one event, or two periods, with what differs between them. */
export interface Compared<Column extends string> extends ComparedDocuments {
  readonly before: Side<Column>;
  readonly after: Side<Column>;
  /** What the sheet is called. */
  readonly name: string;
  /** What is compared of each player, the most important first. */
  readonly figures: readonly ComparedFigure<Column>[];
  /** The difference is of the first of these that both sides have. */
  readonly ratings: readonly Column[];
  readonly causes: readonly Cause[];
}

/** Which two they are, whatever is compared of them. */
export interface ComparedDocuments {
  readonly before: Document;
  readonly after: Document;
  readonly words: ComparedWords;
  /** What the title tells of the two. */
  readonly subject: string;
  /** In the order of the later side. */
  readonly pairs: readonly PlayerPair[];
  /** What the sides do not meet. */
  readonly states: readonly State[];
}

type Document = Pick<Side<never>, "sheet" | "edition">;

interface ComparedFigure<Column extends string> {
  readonly column: Column;
  readonly heading: string;
  readonly look: Look;
}

export function isChanged<C extends string>(
  { before, after, figures }: Pick<Compared<C>, "before" | "after" | "figures">,
  pair: PlayerPair,
): boolean {
  const [was, is] = [pair.before, pair.after];
  if (was === null || is === null) return true;
  return figures.some(
    ({ column }) => figureOf(before, was, column) !== figureOf(after, is, column),
  );
}
