import type { Rating } from "../../../src/rules/units";
import { cell, type Cell } from "./cell";
import type { Hand } from "./hand";

/** Ratings as somebody has them in cells; null: unrated. */
export function ratingCells(ratings: readonly (Rating | null)[], hand: Hand): Cell[] {
  const write = writing(hand);
  const unrated = unratedMark(ratings, hand);
  const isText = typeof unrated === "string" && unrated !== "";
  return ratings.map((rating) =>
    rating === null ? cell(unrated, isText ? "@" : "General") : write(rating),
  );
}

/** As the French federation has them: F is FIDE's rating, N a national one, E is estimated. */
export function letteredCells(ratings: readonly (Rating | null)[], hand: Hand): Cell[] {
  const dice = hand.for("letters");
  const space = dice.pick(["", " "]);
  const other = dice.pick(["N", "E"]);
  return ratings.map((rating) =>
    cell(
      rating === null
        ? `${dice.whole(11, 17)}${other === "E" ? "99" : dice.whole(10, 98)}${space}${other}`
        : `${rating}${space}F`,
      "@",
    ),
  );
}

type Write = (rating: Rating) => Cell;

function writing(hand: Hand): Write {
  if (hand.does("ratings as text")) return (rating) => cell(String(rating), "@");
  if (hand.does("ratings with a sign between thousands")) {
    const sign = hand.for("thousands").pick([".", ",", " ", "'", "\u2019", "\u00a0", "number"]);
    if (sign === "number") return (rating) => cell(rating / 1000);
    return (rating) => cell(String(rating).replace(/(\d{3})$/, `${sign}$1`), "@");
  }
  return (rating) => cell(rating);
}

const MARKS = [
  "u",
  "UNR",
  "n.c.",
  "---",
  "-",
  "Ø",
  "sans",
  "NC",
  "unr.",
  "–",
  "n/a",
  "ohne",
  "s/e",
];

function unratedMark(ratings: readonly (Rating | null)[], hand: Hand): string | number {
  if (ratings.includes(null) && hand.does("a mark for the unrated"))
    return hand.for("unrated").pick(MARKS);
  return hand.for("unrated").chance(0.6) ? 0 : "";
}
