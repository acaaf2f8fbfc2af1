import { daysInWords } from "../days";
import type { HeadTexts } from "../head";

const days = daysInWords({
  months: [
    ...["January", "February", "March", "April", "May", "June"],
    ...["July", "August", "September", "October", "November", "December"],
  ],
  dayOfMonth: String,
});

export const EN_HEAD: HeadTexts = {
  section: "What the sheet was made for",
  impossibleRatings: (floor, highest) =>
    `Ratings that no list has (below ${floor} or above ${highest}): {ratings}.`,
  semicolon: "; ",
  colon: ": ",
  edition: ({ name }) => `FIDE ${name}`,
  inForce: (day) => `in force from ${days(day, day)}`,
  byHand: "chosen by hand",
  byHandWithoutDay: "chosen by hand, day unknown",
  limit: (points, exemptFrom) =>
    exemptFrom === null ? `limit ${points}` : `limit ${points}, none from ${exemptFrom}`,
  list: (day) => `counted by the list of ${days(day, day)}`,
  days,
};
