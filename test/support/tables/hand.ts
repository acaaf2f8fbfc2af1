import type { CellValue } from "../../../src/tournament/sheetCells";
import type { Cell } from "./cell";
import { DEPARTURES, type Departure } from "./departures";
import { Dice } from "./dice";
import { LANGUAGES, type Language } from "./language";
import { PROGRAMS, SHARE_OF_PROGRAM, type Program } from "./programs";

/** What a doubt or a difference is about. */
export type Subject =
  "players" | "name" | "rating" | "result" | "day" | "birth" | "k" | "sex" | "id";

/** What the written table leaves open: there a reader has to ask. */
export interface CellDoubt {
  readonly about: Subject;
  readonly cells: readonly Cell[];
  /** What a person who was there would say, cell by cell. */
  readonly answers: ReadonlyMap<Cell, CellValue>;
}

/** Somebody who writes a table, with his habits. */
export class Hand {
  readonly language: Language;
  /** Whose layout it is; null: one of his own. */
  readonly program: Program | null;
  readonly departures = new Set<Departure>();
  readonly doubts: CellDoubt[] = [];

  constructor(
    private readonly dice: Dice,
    /** What happens in another event of the same hand. */
    private readonly variation = "",
  ) {
    this.language = dice.for("language").pick(LANGUAGES);
    const at = Math.floor(dice.for("program").next() / SHARE_OF_PROGRAM);
    this.program = (Object.keys(PROGRAMS) as Program[])[at] ?? null;
  }

  /** The same hand at another event. */
  twin(): Hand {
    return new Hand(this.dice, " of another group");
  }

  /** For what happens, not for how it is written. */
  forEvent(purpose: string): Dice {
    return this.dice.for(`${purpose}${this.variation}`);
  }

  /** Whether he would do this; the same answer whenever he is asked. */
  would(departure: Departure): boolean {
    return this.for(departure).chance(DEPARTURES[departure]);
  }

  /** Whether he does it, here and now. */
  does(departure: Departure): boolean {
    if (this.would(departure)) this.departures.add(departure);
    return this.did(departure);
  }

  did(departure: Departure): boolean {
    return this.departures.has(departure);
  }

  for(purpose: string): Dice {
    return this.dice.for(purpose);
  }

  leavesOpen(
    about: Subject,
    cells: readonly Cell[],
    answers: ReadonlyMap<Cell, CellValue> = new Map(),
  ): void {
    this.doubts.push({ about, cells, answers });
  }
}
