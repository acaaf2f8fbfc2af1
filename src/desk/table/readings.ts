import type { HeadedColumn } from "../../tournament/headedColumn";
import { isError } from "../../tournament/finding";
import type { RatingChoice } from "../../tournament/ratingChoice";
import { readTable, type Reading, type ReadingChoices } from "../../tournament/readTable";
import { addressOfArea } from "../../tournament/sheetCells";
import type { SelectedCells } from "../selectedCells";
import { NO_CHOICES, type Choices } from "./choices";
import { gamesOf, readEvent, type PartRead, type ReadEvent } from "./readEvent";

interface Known {
  readonly wishes: readonly unknown[];
  readonly reading: Reading;
}

/** Who chooses to and fro waits for none of them twice. */
const MOST_KNOWN = 4;

/** The tables that a person works with, each read once for what was chosen of its cells and columns. */
export class Readings {
  private readonly known = new WeakMap<SelectedCells, readonly Known[]>();
  private last: { readonly of: readonly unknown[]; readonly read: ReadEvent } | null = null;

  ofSource(source: SelectedCells, choices: Choices): Reading {
    return this.of(source, choices);
  }

  /** Whether a table can be a part of an event: its games are known. */
  isReadablePart(part: SelectedCells): boolean {
    return gamesOf(this.of(part, NO_CHOICES)) !== null;
  }

  /** The table with the parts pooled into it. */
  event(
    source: SelectedCells,
    reading: Reading,
    parts: readonly SelectedCells[],
    { kind, answers }: Choices,
  ): ReadEvent {
    const others = parts.map((part) => this.ofPart(part, reading.ratings, answers));
    const of = [kind, answers, reading, ...others.map((other) => other.reading)];
    if (this.last === null || !areSame(this.last.of, of)) {
      const table = { table: tableOf(source), reading };
      this.last = { of, read: readEvent(table, others, kind, answers) };
    }
    return this.last.read;
  }

  /** Read with the columns of the first table, by their headings. */
  private ofPart(
    part: SelectedCells,
    { chosen, standard }: RatingChoice,
    answers: Choices["answers"],
  ): PartRead {
    const plain = this.of(part, { ...NO_CHOICES, answers });
    const columnOf = (wished: HeadedColumn | null) =>
      plain.ratings.columns.find(({ heading }) => heading === wished?.heading)?.column ?? null;
    const [ratingColumn, standardColumn] = [columnOf(chosen), columnOf(standard)];
    const isAsWished =
      standardColumn === null &&
      (ratingColumn === null || ratingColumn === plain.ratings.chosen?.column) &&
      !plain.ratings.findings.some(isError);
    const table = tableOf(part);
    if (isAsWished) return { table, reading: plain };
    const wished = { ...NO_CHOICES, answers, ratingColumn, standardColumn };
    return { table, reading: this.of(part, wished) };
  }

  private of(source: SelectedCells, choices: ReadingChoices): Reading {
    const wishes = wishesOf(choices);
    const known = this.known.get(source) ?? [];
    const found = known.find((each) => areSame(each.wishes, wishes));
    if (found !== undefined) return found.reading;
    const sheetName = source.sheet;
    const reading = readTable(source.cells, source.asked, { ...choices, sheetName });
    this.known.set(source, [...known.slice(1 - MOST_KNOWN), { wishes, reading }]);
    return reading;
  }
}

function tableOf({ sheet, selected }: SelectedCells): string {
  return `${sheet}!${addressOfArea(selected)}`;
}

/** All that a reading follows. */
function wishesOf(choices: ReadingChoices): readonly unknown[] {
  const { readAs, ratingColumn, standardColumn = null, pace, startDate, answers } = choices;
  return [readAs, ratingColumn, standardColumn, pace, startDate, answers];
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
