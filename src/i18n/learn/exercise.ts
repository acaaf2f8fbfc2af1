import type { Rating } from "../../rules/units";

/** What exercises are about, the easiest first. */
export type LevelKey = "pd" | "change" | "swiss" | "robin" | "counting" | "iteration";

/** What a table of an exercise is. */
export type ExerciseTableKey = "games" | "players" | "rounds" | "field" | "fields" | "questions";

/** Over columns of what is given; a number is that of a round or of an opponent. */
export type GivenHeading =
  | "number"
  | "player"
  | "rating"
  | "opponent"
  | "result"
  | "age"
  | "gamesBefore"
  | "highest"
  | "round"
  | "players"
  | "unrated"
  | "rounds"
  | "w"
  | "k";

/** What is asked: of a player, or of the event. */
export type AskedKey =
  | "pd"
  | "delta"
  | "k"
  | "sum"
  | "change"
  | "rn"
  | "n"
  | "w"
  | "rc"
  | "ra"
  | "p"
  | "dp"
  | "ru"
  | "rar"
  | "dpa"
  | "rcNew"
  | "ruNew"
  | "we"
  | "needed"
  | "isComposed"
  | "counts";

/** Usual errors, by what was forgotten or taken for something else. */
export type SlipKey =
  | "limit"
  | "exempt"
  | "row"
  | "sign"
  | "games"
  | "share"
  | "edition"
  | "counted"
  | "hypothetical"
  | "firstRu";

/** Articles to look into, and what has to be known to find an answer. */
export interface HintValues {
  /** `counted`: the difference as far as it counts. */
  readonly game: {
    readonly difference: number;
    readonly counted: number;
    readonly limit: string;
    readonly table: string;
    /** From there on no limit cuts it; null: there is nothing to cut, or it is. */
    readonly exemptFrom: Rating | null;
  };
  readonly k: { readonly article: string; readonly hasAge: boolean };
  readonly sum: { readonly article: string; readonly points: string; readonly games: number };
  readonly change: { readonly article: string };
  readonly rn: { readonly article: string };
  readonly n: NothingMore;
  readonly w: NothingMore;
  /** `opponents`: hypothetical ones, all with this rating. */
  readonly average: {
    readonly games: number;
    readonly opponents: number;
    readonly rating: number;
  };
  readonly p: { readonly quotient: string };
  readonly dp: { readonly table: string };
  /** `bonus`: null where dp stands in place of points for each half above 50 %. */
  readonly ru: {
    readonly w: string;
    readonly n: number;
    readonly bonus: number | null;
    readonly average: "Rc" | "Ra";
    /** Above it no first rating is; null: there is no such. */
    readonly highest: Rating | null;
  };
  readonly ruBelow: { readonly w: string; readonly n: number; readonly opponents: number };
  readonly rar: NothingMore;
  readonly dpa: NothingMore;
  readonly robinRa: { readonly n: number };
  readonly rcNew: { readonly limit: number };
  readonly ruNew: NothingMore;
  readonly we: { readonly article: string };
  readonly field: { readonly articles: string };
  readonly counts: { readonly points: string; readonly opponents: string };
}

type NothingMore = Readonly<Record<string, never>>;

export type Hint = {
  [Key in keyof HintValues]: { readonly key: Key; readonly values: HintValues[Key] };
}[keyof HintValues];

/** Exercises: what the pane says of them, and the words on their sheets. */
export interface ExerciseTexts {
  readonly page: {
    readonly heading: string;
    readonly what: string;
    readonly level: string;
    readonly edition: string;
    readonly seed: string;
    /** What is typed is no seed. */
    readonly noSeed: (most: number) => string;
    readonly isClass: (sheets: number) => string;
    readonly create: string;
    readonly made: (sheet: string, answers: string) => string;
    readonly madeClass: (sheets: number, answers: string) => string;
  };
  /** Which, and what is to be done. */
  readonly levels: Readonly<Record<LevelKey, { readonly name: string; readonly task: string }>>;
  /** In the names of sheets, behind them level and seed. */
  readonly tabs: { readonly questions: string; readonly answers: string };
  readonly title: (level: string) => string;
  readonly answersTitle: (level: string) => string;
  readonly seed: (seed: number) => string;
  readonly seedLabel: string;
  readonly sheetOf: (sheet: number, sheets: number) => string;
  /** Before the line for the name of who answers. */
  readonly name: string;
  /** With gaps: {right}, {near}, {wrong}, {open}, {all}. */
  readonly sums: string;
  readonly answersNote: string;
  readonly switches: { readonly solution: string; readonly hints: string };
  readonly tables: Readonly<Record<ExerciseTableKey, string>>;
  readonly headings: Readonly<Record<GivenHeading, string>>;
  readonly asked: Readonly<Record<AskedKey, string>>;
  /** A: Ru. */
  readonly ofPlayer: (player: string, what: string) => string;
  readonly question: string;
  readonly answer: string;
  readonly mark: string;
  readonly solution: string;
  /** Where there are several in a line. */
  readonly solutionOf: (what: string) => string;
  readonly hint: string;
  readonly article: string;
  readonly marks: {
    readonly right: string;
    readonly near: string;
    readonly noNumber: string;
    readonly wrong: (article: string) => string;
    readonly slips: Readonly<Record<SlipKey, (article: string, edition: string) => string>>;
  };
  readonly hints: {
    readonly [Key in keyof HintValues]: (values: HintValues[Key]) => string;
  };
}
