import type { ComparedRule } from "../../tournament/compare/comparedRules";
import type { OfEdition } from "../citing";

/** The page that sets editions beside each other, and its sheet. */
export interface CompareTexts {
  readonly heading: string;
  readonly what: string;
  /** Over the editions. */
  readonly editions: string;
  /** While one is chosen, or five. */
  readonly howMany: string;
  readonly create: string;
  readonly made: (sheet: string) => string;
  /** Nothing is selected, or nothing stands there. */
  readonly nothing: string;
  /** The table has something to settle. */
  readonly toSettle: string;
  /** One of our sheets that has no event. */
  readonly noEvent: string;
  /** Of an event's pace: rapid and blitz have few editions. */
  readonly tooFew: (years: string) => string;
  /** Its games or its figures cannot be read any more. */
  readonly unreadable: string;
  readonly sheet: ComparisonTexts;
}

/** What stands on the sheet of a comparison. */
export interface ComparisonTexts {
  /** Behind the event's name on the tab; alone where it has none. */
  readonly tab: string;
  readonly name: string;
  readonly title: (event: string) => string;
  readonly players: (all: number, rated: number) => string;
  /** Ra of a round robin by the editions that have one: 2348 (2005). */
  readonly averages: (figures: string) => string;
  /** The figures do not follow. */
  readonly stands: string;
  readonly points: string;
  readonly pointsHint: string;
  readonly section: string;
  readonly noRule: string;
  /** What a rule says, and the articles and editions where it does. */
  readonly valueCited: (value: string, where: string) => string;
  readonly values: (all: readonly string[]) => string;
  readonly rule: (sentence: {
    readonly name: string;
    readonly values: string;
    readonly players: string;
  }) => string;
  /** Names, and how many others. */
  readonly someOf: (names: string, others: number) => string;
  readonly everybody: string;
  readonly rules: Readonly<Record<ComparedRule, RuleWords>>;
  /** Of an edition that gives nobody anything. */
  readonly none: (edition: string, why: string) => string;
  readonly notRated: Readonly<Record<"unratedMatch" | "scheveningen", OfEdition>>;
  /** K was given with the event. */
  readonly kGiven: string;
  /** Editions of which not all was read. */
  readonly secondary: (editions: string) => string;
}

interface RuleWords {
  /** What the rule is about, as a sentence begins. */
  readonly name: string;
  /** What an edition says of it. */
  readonly value: OfEdition;
}
