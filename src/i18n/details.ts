/** What whoever looks into a fault has to know of a person's Excel, and the words around it. */
export interface DetailsTexts {
  readonly copy: string;
  /** Of the field that they are copied from. */
  readonly details: string;
  readonly copied: string;
  /** Where the browser lets nothing be copied: the text is selected. */
  readonly copyByHand: string;
  readonly help: string;
  /** What stands before each value. */
  readonly lines: Readonly<Record<DetailKey, string>>;
  readonly unknown: string;
  readonly byDate: string;
  /** No edition, because nothing was read yet. */
  readonly none: string;
}

export type DetailKey =
  "version" | "host" | "platform" | "office" | "language" | "edition" | "requirements" | "fault";
