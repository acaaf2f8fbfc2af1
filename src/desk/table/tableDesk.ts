import type { Fix } from "../../tournament/finding";
import { addressOf, overlap } from "../../tournament/sheetCells";
import type { SelectedCells } from "../selectedCells";
import { forNewTable, NO_CHOICES, type Choices } from "./choices";
import { Readings } from "./readings";
import { forSamePlayers, isSameTable } from "./sameTable";
import type { Verdict } from "./verdict";
import { verdictOf } from "./verdictOf";

/** A table that was read, and what is said of it. */
export interface TableOnDesk {
  readonly source: SelectedCells;
  /** Further tables of the same event: 6.2 (2005). */
  readonly parts: readonly SelectedCells[];
  readonly verdict: Verdict;
}

/** The table with what a person chose for it; nothing is asked of Excel here. */
export interface OnDesk {
  /** Null where nothing is selected. */
  readonly table: TableOnDesk | null;
  readonly choices: Choices;
}

export const NOTHING_ON_DESK: OnDesk = { table: null, choices: NO_CHOICES };

/** A player of a list of games, or of several tables, may stand there under several names. */
export function mayHaveDoubts({ table }: OnDesk): boolean {
  if (table === null) return false;
  return table.parts.length > 0 || table.verdict.reading.tournament?.told === "games";
}

/** Why a further table is no part of the event. */
export type NotPooled = "nothing selected" | "already there" | "not pooled";

/** What becomes of a table under the choices of a person. */
export class TableDesk {
  private readonly readings = new Readings();

  /** The same table read anew keeps what was chosen for it. */
  taken(
    { table: before, choices: chosen }: OnDesk,
    source: SelectedCells,
    again = before?.parts,
  ): OnDesk {
    if (before === null || !isSameTable(before.source, source)) {
      return this.laid(source, [], forNewTable(chosen));
    }
    const parts = again ?? [];
    const anew = this.laid(source, parts, chosen);
    const choices = forSamePlayers(chosen, before.verdict, anew.table.verdict);
    return choices === chosen ? anew : this.laid(source, parts, choices);
  }

  chosen({ table, choices: before }: OnDesk, change: Partial<Choices>): OnDesk {
    const choices = { ...before, ...change };
    return table === null ? { table, choices } : this.laid(table.source, table.parts, choices);
  }

  /** A further part of the event, unless it has something to settle itself. */
  pooled(on: OnDesk, part: SelectedCells | null): OnDesk | NotPooled {
    const { table } = on;
    if (table === null || part === null) return "nothing selected";
    const isSame = (each: SelectedCells) =>
      each.sheet === part.sheet && overlap(each.selected, part.selected);
    if (isSame(table.source)) return "already there";
    if (!this.readings.isReadablePart(part)) return "not pooled";
    /** A part selected again is read again. */
    return this.withParts(on, [...table.parts.filter((each) => !isSame(each)), part]);
  }

  unpooled(on: OnDesk, part: SelectedCells): OnDesk {
    return this.withParts(on, on.table?.parts.filter((each) => each !== part) ?? []);
  }

  /** Cells are read another way here; the sheet itself is never written to. */
  fixed(on: OnDesk, fixes: readonly Fix[]): OnDesk {
    const column = fixes.find((fix) => fix.kind === "ratings")?.column;
    if (column !== undefined) return this.chosen(on, { ratingColumn: column });
    const readAs = new Map(on.choices.readAs);
    for (const fix of fixes)
      if (fix.kind === "read as") readAs.set(addressOf(fix.place), fix.value);
    return this.chosen(on, { readAs });
  }

  private withParts({ table, choices }: OnDesk, parts: readonly SelectedCells[]): OnDesk {
    /** Other parts, other players: what was said of single ones is said anew. */
    const anew = { ...choices, ratedSince: NO_CHOICES.ratedSince, later: NO_CHOICES.later };
    return table === null ? { table, choices: anew } : this.laid(table.source, parts, anew);
  }

  private laid(source: SelectedCells, parts: readonly SelectedCells[], choices: Choices) {
    const verdict = verdictOf(source, choices, parts, this.readings);
    return { table: { source, parts, verdict }, choices };
  }
}
