import { daysInWords } from "../days";
import type { HeadTexts } from "../head";

const days = daysInWords({
  months: [
    ...["Januar", "Februar", "März", "April", "Mai", "Juni"],
    ...["Juli", "August", "September", "Oktober", "November", "Dezember"],
  ],
  dayOfMonth: (day) => `${day}.`,
});

export const DE_HEAD: HeadTexts = {
  section: "Wofür das Blatt erstellt ist",
  impossibleRatings: (floor, highest) =>
    `Elo-Zahlen, die in keiner Liste stehen (unter ${floor} oder über ${highest}): {ratings}.`,
  semicolon: "; ",
  colon: ": ",
  edition: ({ name }) => `FIDE ${name}`,
  inForce: (day) => `in Kraft ab ${days(day, day)}`,
  byHand: "von Hand gewählt",
  byHandWithoutDay: "von Hand gewählt, Tag unbekannt",
  limit: (points, exemptFrom) =>
    exemptFrom === null ? `Grenze ${points}` : `Grenze ${points}, keine ab ${exemptFrom}`,
  list: (day) => `zählt auf der Liste vom ${days(day, day)}`,
  days,
};
