import type { Pace } from "../../rules/editions/edition";
import { folded } from "../folded";

/** Words for a pace in the languages of tables, folded; `…` is anything that goes on. */
const WORDS: Readonly<Record<Pace, string>> = {
  rapid:
    "rapid|rapide|rapides|rapida|rapido|rapidas|rapidos|semi rapide|semirapide|semilampo|" +
    "rapid(?:schach|turnier|chess|play|open|cup|meisterschaft|schaak|sjakk|skak|team)\\w*|schnell(?:schach|turnier|partie)\\w*|" +
    "aktivschach\\w*|active chess|aktiv schach|snabbschack\\w*|hurtigsjakk\\w*|pikashakki|szachy szybkie|szybkie|rapid sah|rapid sach",
  blitz:
    "blitz|blitz(?:schach|turnier|chess|open|cup|meisterschaft|partie|team)\\w*|lampo|eclair|eclairs|relampago|blixt\\w*|" +
    "lynsjakk|lynskak|snelschaak|vluggertjes|pikapeli|blyskawiczne|bleskovy|bleskovka|cinquillo",
  standard:
    "standard|classical|classique|classiques|klassisch\\w*|classico|classica|clasico|clasica|standardpartien|langpartien|" +
    "lange partien|long play|longplay|cadence lente|parties lentes|turnierpartien|normalschach",
};

const PACES: readonly [Pace, RegExp][] = (Object.entries(WORDS) as [Pace, string][]).map(
  ([pace, words]) => [pace, new RegExp(`(?:^| )(?:${words})(?= |$)`)],
);

/** Football clubs, places and ratings that are called so. */
const NAMES =
  /\b(?:sk|sc|fc|grand|cedar|elk|ft|fort) rapids?\b|\brapid (?:wien|vienna|bucuresti)\b/g;

/** The paces that a text names. */
export function pacesIn(text: string): readonly Pace[] {
  const plain = folded(text.replace(/[!?&+|·•/]/g, " ")).replace(NAMES, " ");
  return PACES.flatMap(([pace, words]) => (words.test(plain) ? [pace] : []));
}
