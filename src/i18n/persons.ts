/** What the columns of the sheet of answers hold; all but the first for each of the two. */
export type PersonsHeading =
  "persons" | "player" | "id" | "born" | "rating" | "federation" | "event" | "day";

/** The words of the sheet that remembers who is who. */
export interface PersonsTexts {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly headings: Readonly<Record<PersonsHeading, string>>;
  /** Before other spellings of a name, as in: also written Anna Meier. */
  readonly alsoWritten: (names: string) => string;
}

/** The words of the pane that asks. */
export interface WhoIsWhoWords {
  readonly heading: (questions: number) => string;
  readonly what: string;
  readonly one: string;
  readonly two: string;
  readonly born: (birth: string) => string;
  readonly unrated: string;
  readonly rating: (ratings: string) => string;
  readonly id: (number: string) => string;
  readonly noId: string;
  /** The button; the answers are kept on a sheet of this name. */
  readonly remember: string;
  readonly kept: (sheet: string) => string;
}
