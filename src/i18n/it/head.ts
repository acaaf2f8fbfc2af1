import { daysInWords } from "../days";
import type { HeadTexts } from "../head";
import { fromDay } from "./elided";

const days = daysInWords({
  months: [
    ...["gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno"],
    ...["luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre"],
  ],
  dayOfMonth: (day) => (day === 1 ? "1º" : String(day)),
});

export const IT_HEAD: HeadTexts = {
  section: "Dati di riferimento del foglio",
  impossibleRatings: (floor, highest) =>
    `Rating che nessuna lista contiene (sotto ${floor} o sopra ${highest}): {ratings}.`,
  semicolon: "; ",
  colon: ": ",
  edition: ({ name }) => `FIDE ${name}`,
  inForce: (day) => `in vigore ${fromDay(days(day, day))}`,
  byHand: "scelta a mano",
  byHandWithoutDay: "scelta a mano, giorno non noto",
  limit: (points, exemptFrom) =>
    exemptFrom === null ? `limite ${points}` : `limite ${points}, nessuno da ${exemptFrom} in su`,
  /** A list is of the first day of a month. */
  list: (day) => `per la lista del ${days(day, day)}`,
  days,
};
