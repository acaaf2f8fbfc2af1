import type { ReferenceText } from "../../functions/functionTexts";

/** What frames the functions in the reference. */
export const FR_REFERENCE: ReferenceText = {
  title: "Les fonctions FIDE",
  introduction:
    "Toutes les fonctions du complément, avec des exemples que les tests exécutent. Les nombres sont ceux du règlement du classement FIDE, édition par édition ; l’article est cité quand la règle ne donne pas de nombre.",
  conventionsTitle: "Conventions",
  conventions: [
    "**Éditions.** L’argument `edition` est une année (2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025), ou la date de début du tournoi, qui choisit l’édition en vigueur ce jour-là. Sans lui, c’est la plus récente ; dans les fonctions d’une date celle en vigueur ce jour-là, dans celles du toutes rondes 2017, la dernière qui a la méthode. Une feuille qui ne doit pas changer avec le temps la donne.",
    '**Rapide et blitz.** `"rapid"` ou `"blitz"`, seuls ou avec une année ou la date d’une cellule (`"rapid 2024"`, `"rapid "&A1`), à partir du 1er mars 2024.',
    "**Plages.** Une fonction marquée « sur plages » prend une cellule ou une plage dans chaque argument sauf l’édition, et les combine comme les opérateurs d’Excel : une formule, un résultat propagé d’un million de cellules au plus. Donnez la plage remplie, pas des colonnes entières.",
    "**Les classements** sont des nombres de 1 à 4000. Un joueur non classé est une cellule vide, 0, `u`, `unr`, `unrated`, `nc`, `n.c.`, `-` ou `–`. Les autres nombres doivent être des nombres : une cellule vide vaut 0, et le texte vide d’une autre formule donne un résultat vide.",
    "**Les résultats** sont 1, 0,5 et 0 en nombres ou en texte, `½`, `1/2`, `=`, ou `w`, `d`, `l`. Une partie non jouée est `+`, `-` ou le texte vide. Excel de bureau envoie une cellule vide comme 0, que rien ne distingue d’une défaite : tapez `-` pour une partie non jouée.",
    "**Les erreurs** s’expliquent : #VALEUR! nomme l’argument, ce qui est venu et ce qui est attendu ; #N/A dit que la règle ne donne pas de nombre, et nomme l’article.",
  ],
  groups: {
    lookups: "Tables",
    rated: "Joueurs classés",
    unrated: "Joueurs non classés",
    calendar: "Calendrier et conditions",
  },
  argument: "Argument",
  optional: "facultatif",
  example: "Exemple",
  result: "Résultat",
  overRanges: "sur plages",
  colon: " :",
  formulas: {
    decimalMark: ",",
    argumentSeparator: ";",
    columnSeparator: ".",
    yes: "VRAI",
    no: "FAUX",
    date: "DATE",
    notAvailable: "#N/A",
  },
};
