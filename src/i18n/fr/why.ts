import { stepWriting } from "../stepWriting";
import type { WhyTexts } from "../why";
import { writing } from "../writing";
import { FR_WORDS } from "./words";

const { number } = stepWriting(FR_WORDS);
const { date } = writing(FR_WORDS);

export const FR_WHY: WhyTexts = {
  title: "Pourquoi ce nombre",
  nothing: "Cliquez sur un nombre calculé ici ou sur une fonction FIDE.",
  copy: {
    label: "Copier cette réponse",
    text: "La réponse en texte",
    done: "Copié.",
    byHand: "La copie automatique a échoué. Le texte est sélectionné : appuyez sur Ctrl+C ou ⌘C.",
  },
  noNumber: (address) =>
    `${address} : rien à expliquer. Cliquez sur un nombre calculé ici ou sur une fonction FIDE.`,
  reading: "Lecture de la cellule…",
  failed: (what) => `La cellule n’a pas pu être lue : ${what}. Cliquez de nouveau.`,
  shows: "La cellule affiche",
  blank: "rien",
  result: "Résultat :",
  somethingElse: (shown, result) =>
    `La cellule affiche autre chose : ${shown} au lieu de ${result}.`,
  changed: "Modifié à la main :",
  changedNothing:
    "Si le classeur n’est pas calculé automatiquement, appuyez sur F9 ; sinon, une cellule intermédiaire a été modifiée.",
  sources: "Provient de",
  goTo: (address) => `Aller à ${address}`,
  different: "Que faudrait-il changer ?",
  reset: "Revenir aux valeurs de la feuille",
  wouldBe: "Ce serait",
  notGiven: "non donné",
  notExplained: (part) =>
    `Seul Excel sait ce que vaut ${part} : ce qui en dépend n’est pas expliqué ici.`,
  notParsed: "Cette formule n’est pas comprise ici ; seul Excel sait d’où vient le résultat.",
  from1904:
    "Ce classeur compte les jours depuis 1904, les fonctions FIDE depuis 1900. Un jour d’une cellule ou de DATE est pour elles quatre ans plus tôt : ajoutez-y 1462, ou donnez l’année. Un jour qu’elles donnent s’affiche quatre ans trop tard : ôtez-en 1462.",
  tooLarge: (range) =>
    `${range} dépasse ce qui est lu ici. Donnez la plage remplie, pas des colonnes entières.`,
  within: "Fonctions de cette formule",
  byRule: "Selon la règle",
  empty:
    "La cellule reste vide : un joueur n’est pas classé, la partie n’a pas été jouée ou ne compte pas, ou il n’y a encore rien à calculer.",
  spills: (rows, columns) =>
    `La formule remplit ${rows} × ${columns} cellules ; celle-ci en est une. Cliquez sur une autre pour voir ses étapes.`,
  heading: "C’est un titre du tableau, pas un nombre.",
  argument: (name, meaning, value) => `${name} : ${value} – ${meaning}`,
  cells: (rows, columns, first) => `${rows} × ${columns} cellules (${first}…)`,
  element: (row, column, message) =>
    column === 1 ? `Ligne ${row} : ${message}` : `Ligne ${row}, colonne ${column} : ${message}`,
  moreElements: (count) => (count > 1 ? `… et ${count} autres.` : `… et une autre.`),
  wholeArray:
    "Excel affiche une seule erreur pour toute la plage quand certaines de ses cellules ne peuvent pas être calculées :",
  errorFrom: (code, place) => `La donnée ${place} affiche ${code} ; corrigez-la d’abord.`,
  errors: {
    "#NAME?":
      "#NOM? – Excel ne connaît pas la fonction. Le complément n’est pas chargé dans cet Excel, ou le nom est mal tapé : rouvrez le volet, puis appuyez sur Ctrl+Alt+F9.",
    "#BUSY!": "#OCCUPE! – les fonctions du complément calculent encore. Patientez un instant.",
    "#GETTING_DATA":
      "#CHARGEMENT – les fonctions du complément calculent encore. Patientez un instant.",
    "#SPILL!":
      "#PROPAGATION! – le résultat a besoin de plusieurs cellules, et certaines ne sont pas vides ou sont fusionnées. Videz les cellules au-dessous et à côté, ou déplacez la formule.",
    "#CALC!":
      "#CALC! – Excel ne peut pas transmettre une plage aussi grande ou aussi vide. Donnez la plage remplie, pas des colonnes entières.",
    "#REF!":
      "#REF! – une cellule ou une feuille que cite la formule a été supprimée. Annulez cela, ou tapez la référence à nouveau.",
    "#VALUE!": "#VALEUR! – un argument n’est pas ce que la fonction attend.",
    "#N/A": "#N/A – les règles ne donnent pas de nombre ici.",
    "#DIV/0!": "#DIV/0! – une division par zéro ou par une cellule vide.",
    "#NUM!": "#NOMBRE! – un nombre est trop grand ou n’existe pas.",
    "#NULL!":
      "#NUL! – une espace sépare deux plages qui ne se croisent pas. Mettez entre elles un point-virgule ou un deux-points.",
    "#CONNECT!":
      "#CONNEXION! – Excel ne joint pas les fonctions du complément. Vérifiez le réseau, puis appuyez sur Ctrl+Alt+F9.",
    "#BLOCKED!":
      "#BLOQUE! – cet Excel ne laisse pas les compléments calculer. Autorisez le complément, ou demandez à qui le gère.",
    "#FIELD!": "#CHAMP! – la cellule cite une partie d’un type de données qui n’existe pas.",
    "#UNKNOWN!":
      "#INCONNU! – cette version d’Excel ne connaît pas le genre de valeur de la cellule.",
  },
  fields: {
    rating: "Classement",
    opponent: "Classement de l’adversaire",
    score: "Score",
    k: "K",
    edition: "Édition",
    diff: "Écart",
    p: "p",
    games: "Parties",
    age: "Âge",
    peak: "Plus haut classement",
    periodGames: "Parties de la période",
    change: "Variation",
    rc: "Rc",
    ra: "Ra",
    ru: "Ru",
    system: "Système",
    opponents: "Adversaires",
    first: "Premier tournoi",
    needed: "Parties nécessaires",
    highestRating: "Plus haut classement",
    minutes: "Minutes",
    increment: "Secondes par coup",
    scores: "Points",
  },
  yesNo: ["oui", "non"],
  results: ["1", "½", "0"],
  systems: ["suisse ou par équipes", "toutes rondes"],
  value: (value) => {
    if (value === null || value === "") return "rien";
    if (typeof value === "boolean") return value ? "VRAI" : "FAUX";
    return typeof value === "number" ? number(value) : value;
  },
  quoted: FR_WORDS.quoted,
  day: date,
};
