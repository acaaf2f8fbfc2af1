import { daysInWords } from "../days";
import type { HeadTexts } from "../head";

const days = daysInWords({
  months: [
    ...["janvier", "février", "mars", "avril", "mai", "juin"],
    ...["juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  ],
  dayOfMonth: (day) => (day === 1 ? "1er" : String(day)),
});

export const FR_HEAD: HeadTexts = {
  section: "Ce pour quoi la feuille est faite",
  impossibleRatings: (floor, highest) =>
    `Classements qu’aucune liste ne contient (moins de ${floor} ou plus de ${highest}) : {ratings}.`,
  semicolon: "\u00a0; ",
  colon: "\u00a0: ",
  edition: ({ name }) => `FIDE ${name}`,
  inForce: (day) => `en vigueur dès le ${days(day, day)}`,
  byHand: "choisie à la main",
  byHandWithoutDay: "choisie à la main, jour inconnu",
  limit: (points, exemptFrom) =>
    exemptFrom === null ? `limite ${points}` : `limite ${points}, aucune dès ${exemptFrom}`,
  list: (day) => `compté par la liste du ${days(day, day)}`,
  days,
};
