/** Before the eighth and the eleventh, which begin with a vowel: l’08/11/2025, dell’11 ottobre 2025. */
const BEFORE_A_VOWEL = /^(?:0?8|11)\b/;

/** A day behind its article: il 7 ottobre 2025, l’8 ottobre 2025. */
export const theDay = (day: string): string =>
  BEFORE_A_VOWEL.test(day) ? `l’${day}` : `il ${day}`;

/** From a day on: dal 7 ottobre 2025, dall’8 ottobre 2025. */
export const fromDay = (day: string): string =>
  BEFORE_A_VOWEL.test(day) ? `dall’${day}` : `dal ${day}`;
