/** Months by their beginnings, in English, French, German, Italian and Spanish, without accents. */
const BEGINNINGS: readonly string[] = [
  "january|janvier|januar|janner|gennaio|enero",
  "february|fevrier|februar|feber|febbraio|febrero",
  "march|mars|marz|maerz|marzo",
  "april|avril|aprile|abril",
  "may|mai|maggio|mayo",
  "june|juin|juni|giugno|junio",
  "july|juillet|juli|luglio|julio",
  "august|aout|agosto",
  "september|septembre|settembre|septiembre|setiembre",
  "october|octobre|oktober|ottobre|octubre",
  "november|novembre|noviembre",
  "december|decembre|dezember|dicembre|diciembre",
];

const SHORTEST = 3;
/** juin and juillet begin alike with three letters. */
const SHORTEST_IN_FRENCH = 4;

const MONTH_OF: ReadonlyMap<string, number> = new Map(
  BEGINNINGS.flatMap((names, index) =>
    names.split("|").flatMap((name): [string, number][] => {
      const shortest = name.startsWith("jui") ? SHORTEST_IN_FRENCH : SHORTEST;
      const lengths = Array.from({ length: name.length - shortest + 1 }, (_, n) => n + shortest);
      return lengths.map((length) => [name.slice(0, length), index + 1]);
    }),
  ),
);

/** 1 to 12; undefined where the word, in lower case and without accents, names no month. */
export function monthOf(word: string): number | undefined {
  return MONTH_OF.get(word);
}
