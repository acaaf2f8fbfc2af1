import type { Day } from "../../../src/rules/units";
import { dateOf } from "./calendar";
import type { Dice } from "./dice";
import type { ByLanguage, Language } from "./language";

const words = (text: string): string[] => text.split(" ");

export const MONTHS: ByLanguage<readonly string[]> = {
  en: words(
    "January February March April May June July August September October November December",
  ),
  de: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
  fr: words("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  it: words(
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  ),
  es: words(
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  ),
};

export const SHORT_MONTHS: ByLanguage<readonly string[]> = {
  en: words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  de: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
  fr: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
  it: words("gen feb mar apr mag giu lug ago set ott nov dic"),
  es: words("ene feb mar abr may jun jul ago sep oct nov dic"),
};

const WEEKDAYS: ByLanguage<readonly string[]> = {
  en: words("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
  de: words("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
  fr: words("dimanche lundi mardi mercredi jeudi vendredi samedi"),
  it: words("domenica lunedì martedì mercoledì giovedì venerdì sabato"),
  es: words("domingo lunes martes miércoles jueves viernes sábado"),
};

interface Parts {
  readonly d: string;
  readonly dd: string;
  readonly m: string;
  readonly mm: string;
  readonly y: string;
  readonly yy: string;
  readonly long: string;
  readonly short: string;
  readonly weekday: string;
}

export function partsOf(day: Day, language: Language): Parts {
  const date = dateOf(day);
  const two = (value: number) => String(value % 100).padStart(2, "0");
  return {
    d: String(date.day),
    dd: two(date.day),
    m: String(date.month),
    mm: two(date.month),
    y: String(date.year),
    yy: two(date.year),
    long: MONTHS[language][date.month - 1]!,
    short: SHORT_MONTHS[language][date.month - 1]!,
    weekday: WEEKDAYS[language][date.weekday]!,
  };
}

/** One day as text, in a form that can be read in one way only. */
export function dayText(day: Day, language: Language, dice: Dice): string {
  const parts = partsOf(day, language);
  const forms = dice.chance(0.7) ? SINGLE[language](parts) : COMMON(parts);
  return inHisManner(dice.pick(forms), dice);
}

/** Some leave out the accents, some write the month in capitals. */
function inHisManner(text: string, dice: Dice): string {
  const plain = text.replace(/ä/g, "ae").normalize("NFD").replace(/\p{M}/gu, "");
  return dice.weighted([
    [12, text],
    [1, plain],
    [1, text.toUpperCase()],
    [1, text.replace(/(?<!\p{L})\p{Ll}{3,}/gu, (word) => word[0]!.toUpperCase() + word.slice(1))],
  ]);
}

type Forms = (parts: Parts) => readonly string[];

const COMMON: Forms = ({ d, dd, m, mm, y }) => [
  `${dd}.${mm}.${y}`,
  `${d}.${m}.${y}`,
  `${y}-${mm}-${dd}`,
  `${y}/${mm}/${dd}`,
  `${d}. ${m}. ${y}`,
  `${y}.${mm}.${dd}`,
  ...(Number(d) > 12 ? [`${dd}/${mm}/${y}`, `${d}-${m}-${y}`] : []),
];

const ORDINAL = (d: string) =>
  /1[123]$/.test(d) ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[Number(d) % 10] ?? "th");

const SINGLE: ByLanguage<Forms> = {
  en: ({ d, long, short, y, yy, weekday }) => [
    `${d} ${long} ${y}`,
    `${long} ${d}, ${y}`,
    `${d}${ORDINAL(d)} ${long} ${y}`,
    `${d} ${short} ${y}`,
    `${short} ${d}, ${y}`,
    `${weekday}, ${d} ${long} ${y}`,
    `${weekday.slice(0, 3)} ${d} ${short} ${y}`,
    `${d}-${short}-${y}`,
    `${d}-${short}-${yy}`,
    `${long} ${d}${ORDINAL(d)}, ${y}`,
  ],
  de: ({ d, dd, mm, long, short, y, yy, weekday }) => [
    `${d}. ${long} ${y}`,
    `${d}.${long} ${y}`,
    `${dd}.${mm}.${yy}`,
    `${d}. ${short} ${y}`,
    `${weekday}, ${d}. ${long} ${y}`,
    `${weekday.slice(0, 2)}., ${dd}.${mm}.${y}`,
    `${weekday}, den ${d}. ${long} ${y}`,
  ],
  fr: ({ d, long, short, y, weekday }) => [
    `${d === "1" ? "1er" : d} ${long} ${y}`,
    `le ${d === "1" ? "1er" : d} ${long} ${y}`,
    `${weekday} ${d === "1" ? "1er" : d} ${long} ${y}`,
    `${d} ${short} ${y}`,
  ],
  it: ({ d, long, short, y, weekday }) => [
    `${d} ${long} ${y}`,
    `${d === "1" ? "1°" : d} ${long} ${y}`,
    `${weekday} ${d} ${long} ${y}`,
    `${d} ${short} ${y}`,
  ],
  es: ({ d, long, short, y, weekday }) => [
    `${d} de ${long} de ${y}`,
    `${d} de ${long} del ${y}`,
    `${d} ${long} ${y}`,
    `${weekday}, ${d} de ${long} de ${y}`,
    `${d} ${short} ${y}`,
    `${d}-${short}-${y}`,
    `${weekday} ${d} de ${long} de ${y}`,
  ],
};

/** Two days as text: from the first to the last. */
export function spanText(first: Day, last: Day, language: Language, dice: Dice): string {
  const from = partsOf(first, language);
  const to = partsOf(last, language);
  const forms =
    from.y !== to.y
      ? ACROSS_YEARS[language](from, to)
      : from.m !== to.m
        ? ACROSS_MONTHS[language](from, to)
        : WITHIN_MONTH[language](from, to);
  return inHisManner(dice.pick(dice.chance(0.7) ? forms : WHOLE_DAYS(from, to)), dice);
}

type SpanForms = (from: Parts, to: Parts) => readonly string[];

const WHOLE_DAYS: SpanForms = (from, to) => [
  `${from.dd}.${from.mm}.${from.y} - ${to.dd}.${to.mm}.${to.y}`,
  `${from.dd}.${from.mm}.${from.y}–${to.dd}.${to.mm}.${to.y}`,
  `${from.y}-${from.mm}-${from.dd} – ${to.y}-${to.mm}-${to.dd}`,
  /** Where one of them can be read in one way only, so can the other. */
  ...(Number(from.d) > 12 || Number(to.d) > 12
    ? [`${from.dd}/${from.mm}/${from.y} - ${to.dd}/${to.mm}/${to.y}`]
    : []),
];

const WITHIN_MONTH: ByLanguage<SpanForms> = {
  en: (from, to) => [
    `${from.d}–${to.d} ${to.long} ${to.y}`,
    `${from.d}-${to.d} ${to.short} ${to.y}`,
    `${to.long} ${from.d}-${to.d}, ${to.y}`,
    `${to.short} ${from.d}–${to.d}, ${to.y}`,
    `from ${from.d} to ${to.d} ${to.long} ${to.y}`,
    `${from.d} - ${to.d} ${to.long} ${to.y}`,
    `${from.d}${ORDINAL(from.d)} to ${to.d}${ORDINAL(to.d)} ${to.long} ${to.y}`,
  ],
  de: (from, to) => [
    `${from.d}.-${to.d}. ${to.long} ${to.y}`,
    `${from.d}.–${to.d}.${to.m}.${to.y}`,
    `${from.d}. bis ${to.d}. ${to.long} ${to.y}`,
    `vom ${from.d}. bis zum ${to.d}. ${to.long} ${to.y}`,
    `${from.d}. - ${to.d}. ${to.long} ${to.y}`,
    `${from.dd}.-${to.dd}.${to.mm}.${to.yy}`,
    `${from.dd}.${from.mm}. - ${to.dd}.${to.mm}.${to.y}`,
    `${from.d}./${to.d}. ${to.long} ${to.y}`,
  ],
  fr: (from, to) => [
    `du ${from.d} au ${to.d} ${to.long} ${to.y}`,
    `${from.d}-${to.d} ${to.long} ${to.y}`,
    `${from.d} au ${to.d} ${to.long} ${to.y}`,
    `${from.d} – ${to.d} ${to.long} ${to.y}`,
    `du ${from.d} au ${to.dd}.${to.mm}.${to.y}`,
  ],
  it: (from, to) => [
    `dal ${from.d} al ${to.d} ${to.long} ${to.y}`,
    `${from.d}-${to.d} ${to.long} ${to.y}`,
    `${from.d}/${to.d} ${to.long} ${to.y}`,
    `${from.d} – ${to.d} ${to.long} ${to.y}`,
  ],
  es: (from, to) => [
    `del ${from.d} al ${to.d} de ${to.long} de ${to.y}`,
    `${from.d}-${to.d} de ${to.long} de ${to.y}`,
    `${from.d} al ${to.d} ${to.long} ${to.y}`,
    `${from.d} - ${to.d} de ${to.long} de ${to.y}`,
  ],
};

const ACROSS_MONTHS: ByLanguage<SpanForms> = {
  en: (from, to) => [
    `${from.d} ${from.long} – ${to.d} ${to.long} ${to.y}`,
    `${from.d} ${from.short} - ${to.d} ${to.short} ${to.y}`,
    `${from.long} ${from.d} - ${to.long} ${to.d}, ${to.y}`,
    `from ${from.d} ${from.long} to ${to.d} ${to.long} ${to.y}`,
  ],
  de: (from, to) => [
    `${from.d}. ${from.long} bis ${to.d}. ${to.long} ${to.y}`,
    `${from.d}.${from.m}.-${to.d}.${to.m}.${to.y}`,
    `${from.dd}.${from.mm}. bis ${to.dd}.${to.mm}.${to.y}`,
    `vom ${from.d}. ${from.long} bis ${to.d}. ${to.long} ${to.y}`,
    `${from.d}. ${from.long} – ${to.d}. ${to.long} ${to.y}`,
  ],
  fr: (from, to) => [
    `du ${from.d} ${from.long} au ${to.d} ${to.long} ${to.y}`,
    `${from.d} ${from.long} - ${to.d} ${to.long} ${to.y}`,
    `du ${from.dd}.${from.mm} au ${to.dd}.${to.mm}.${to.y}`,
  ],
  it: (from, to) => [
    `dal ${from.d} ${from.long} al ${to.d} ${to.long} ${to.y}`,
    `${from.d} ${from.long} - ${to.d} ${to.long} ${to.y}`,
  ],
  es: (from, to) => [
    `del ${from.d} de ${from.long} al ${to.d} de ${to.long} de ${to.y}`,
    `${from.d} ${from.long} - ${to.d} ${to.long} ${to.y}`,
  ],
};

const ACROSS_YEARS: ByLanguage<SpanForms> = {
  en: (from, to) => [
    `${from.d} ${from.long} ${from.y} – ${to.d} ${to.long} ${to.y}`,
    `${from.d} ${from.short} ${from.y} to ${to.d} ${to.short} ${to.y}`,
  ],
  de: (from, to) => [
    `${from.d}. ${from.long} ${from.y} bis ${to.d}. ${to.long} ${to.y}`,
    `${from.d}.${from.m}.${from.y}-${to.d}.${to.m}.${to.y}`,
  ],
  fr: (from, to) => [`du ${from.d} ${from.long} ${from.y} au ${to.d} ${to.long} ${to.y}`],
  it: (from, to) => [`dal ${from.d} ${from.long} ${from.y} al ${to.d} ${to.long} ${to.y}`],
  es: (from, to) => [
    `del ${from.d} de ${from.long} de ${from.y} al ${to.d} de ${to.long} de ${to.y}`,
  ],
};
