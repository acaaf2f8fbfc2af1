import type { ReferenceText } from "../../functions/functionTexts";

/** What frames the functions in the reference. */
export const IT_REFERENCE: ReferenceText = {
  title: "Le funzioni FIDE",
  introduction:
    "Tutte le funzioni del componente aggiuntivo, con esempi eseguiti dai test. I numeri sono quelli del regolamento Elo FIDE, edizione per edizione; dove le regole non danno un numero è citato l’articolo.",
  conventionsTitle: "Convenzioni",
  conventions: [
    "**Edizioni.** L’argomento `edition` è un anno (2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025), oppure la data di inizio del torneo, che sceglie l’edizione in vigore quel giorno. Se omesso, vale la più recente; nelle funzioni di una data quella in vigore quel giorno, in quelle del torneo all’italiana il 2017, l’ultima che contiene il metodo. Un foglio che non deve cambiare nel tempo la indica.",
    '**Rapid e lampo.** `"rapid"` o `"blitz"`, da soli o con un anno o la data di una cella (`"rapid 2024"`, `"rapid "&A1`), dal 1º marzo 2024.',
    "**Intervalli.** Una funzione contrassegnata «su intervalli» accetta una cella o un intervallo in ogni argomento tranne l’edizione, e li combina come fanno gli operatori di Excel: una formula, un solo risultato espanso di al massimo un milione di celle. Indicare l’intervallo compilato, non colonne intere.",
    "**I rating** sono numeri da 1 a 4000. Un giocatore senza Elo (non classificato) è una cella vuota, 0, `u`, `unr`, `unrated`, `nc`, `n.c.`, `-` o `–`. Gli altri numeri devono essere numeri: una cella vuota vale 0, e il testo vuoto di un’altra formula dà un risultato vuoto.",
    "**I risultati** sono 1, 0,5 e 0 come numeri o testo, `½`, `1/2`, `=`, oppure `w`, `d`, `l`. Una partita non giocata è `+`, `-` o il testo vuoto. Excel desktop invia una cella vuota come 0, che nessuno può distinguere da una sconfitta: digitare `-` per una partita non giocata.",
    "**Gli errori** si spiegano da sé: #VALORE! nomina l’argomento, ciò che è arrivato e ciò che è atteso; #N/D significa che le regole non danno un numero, e nomina l’articolo.",
  ],
  groups: {
    lookups: "Tabelle",
    rated: "Giocatori con Elo",
    unrated: "Giocatori senza Elo",
    calendar: "Calendario e condizioni",
  },
  argument: "Argomento",
  optional: "facoltativo",
  example: "Esempio",
  result: "Risultato",
  overRanges: "su intervalli",
  colon: ":",
  formulas: {
    decimalMark: ",",
    argumentSeparator: ";",
    columnSeparator: "\\",
    yes: "VERO",
    no: "FALSO",
    date: "DATA",
    notAvailable: "#N/D",
  },
};
