/** The words of one way of writing what a player did in a round. */
export interface Style {
  readonly game: (number: number, colour: "w" | "b", score: 0 | 1 | 2) => string;
  readonly won: (number: number, colour: "w" | "b") => string;
  readonly lost: (number: number, colour: "w" | "b") => string;
  readonly bye: string;
  readonly half: string;
  readonly zero: string;
}
