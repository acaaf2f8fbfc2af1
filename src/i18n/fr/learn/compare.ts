import type { HalfPoints } from "../../../rules/units";
import type { CompareTexts, ComparisonTexts } from "../../learn/compare";
import { cited } from "../../citing";
import { stepText } from "../kReason";
import { isOpen } from "../../../rules/editions/openReading";

const RULES: ComparisonTexts["rules"] = {
  limit: {
    name: "Une différence compte jusqu’à",
    value: ({ limit }) => `${limit.points} points`,
  },
  exempt: {
    name: "Cette limite ne vaut pas pour",
    value: ({ limit }) =>
      Number.isFinite(limit.exemptFrom)
        ? `qui a ${limit.exemptFrom} ou plus`
        : "personne : elle vaut pour tous",
  },
  upgrades: {
    name: "La limite relève les adversaires",
    value: ({ limit }) =>
      limit.upgrades === "every game" ? "dans toutes les parties" : "dans une seule partie",
  },
  notRated: {
    name: "Une partie entre joueurs très inégaux est",
    value: ({ notRated: { apart, above } }) =>
      Number.isFinite(apart)
        ? `non comptée dès ${apart} points d’écart, l’un au-dessus de ${above}`
        : "comptée",
  },
  k: {
    name: "K est le premier de ceux-ci qui convient :",
    value: (edition) => edition.k.map((step) => stepText(step, edition)).join(", "),
  },
  kTimesGames: {
    name: "K × parties est",
    value: ({ highestKTimesGames: most }) =>
      Number.isFinite(most) ? `au plus ${most} dans une période` : "sans borne",
  },
  robin: {
    name: "Dans un toutes rondes les non-classés comptent",
    value: ({ hasRobin }) =>
      hasRobin
        ? "par l’itération, et pour les autres avec Ru (nouveau)"
        : "comme dans un suisse, et pas pour leurs adversaires",
  },
  weFromRu: {
    name: "We d’un toutes rondes vient de",
    value: (edition) =>
      isOpen(edition, "weOfFirstPass") ? "Ru, comme on l’a lu ici" : "Ru (nouveau)",
  },
  dpAtExtremes: {
    name: "dp pour tous les points, ou aucun, est",
    value: ({ dpAtExtremes }) => (dpAtExtremes ? "±800" : "indéfini"),
  },
  bonus: {
    name: "Au-dessus de 50 %, Ru est la moyenne plus",
    value: ({ firstRating: { bonus } }) =>
      bonus === null ? "dp" : `${decimal(bonus)} points par demi-point`,
  },
  hypothetical: {
    name: "Adversaires fictifs d’un non-classé :",
    value: ({ firstRating: { hypothetical } }) =>
      hypothetical.opponents === 0
        ? "aucun"
        : `${hypothetical.opponents} à ${hypothetical.rating}, deux nulles`,
  },
  highest: {
    name: "Un premier classement est",
    value: ({ firstRating: { highest } }) =>
      Number.isFinite(highest) ? `au plus ${highest}` : "aussi haut que Ru",
  },
  score: {
    name: "Un non-classé doit marquer",
    value: ({ firstRating: { minimumScore, minimumScoreLater } }) =>
      `${points(minimumScore)} dans un premier tournoi, ${points(minimumScoreLater.swiss)} dans un suisse suivant`,
  },
  ratedOpponents: {
    name: "Adversaires classés qu’il lui faut :",
    value: ({ firstRating: { minimumRatedOpponents: needed } }) =>
      needed.swiss === 0
        ? "un"
        : `${needed.swiss} dans un suisse${needed.robin === 0 ? "" : " et dans un toutes rondes"}`,
  },
  ruReported: {
    name: "Avec trop peu de points, Ru n’est",
    value: ({ articles }) =>
      articles.ruReported === null ? "pas donné" : "que rapporté, sans compter",
  },
  rar: {
    name: "Avec moins de trois adversaires classés, la moyenne est",
    value: ({ report }) => (report === "11.31" ? "rapportée comme 0" : "celle de ceux qu’il y a"),
  },
  match: {
    name: "Un match avec un non-classé est",
    value: ({ articles }) => (articles.unratedMatch === null ? "compté" : "non compté"),
  },
  scheveningen: {
    name: "Un Scheveningen est",
    value: ({ articles }) =>
      articles.scheveningen === null
        ? "un tournoi par équipes comme un autre"
        : "non compté avec plus d’un non-classé, qui compte avec son Ru",
  },
};

function points(score: HalfPoints): string {
  if (score === 0) return "aucun point";
  return score === 1 ? "½ point" : `${decimal(score / 2)} ${score < 4 ? "point" : "points"}`;
}

function decimal(value: number): string {
  return String(value).replace(".", ",");
}

export const FR_COMPARE: CompareTexts = {
  heading: "Comparer les éditions",
  what: "Un tournoi d’après deux à quatre éditions côte à côte, et les règles qui font la différence : du tableau sélectionné, ou du rapport ou de l’itération affichés. Un tableau compte comme des parties standard ; pour le rapide, le blitz et ce qui est choisi à la page Tableau, faites d’abord son rapport.",
  editions: "Règlements",
  howMany: "Choisissez-en deux à quatre.",
  create: "Comparer",
  made: (sheet) => `Créée : ${sheet}.`,
  nothing: "Sélectionnez un tableau, ou affichez un rapport ou une itération.",
  toSettle: "Le tableau a d’abord quelque chose à régler : l’onglet Tableau dit quoi.",
  noEvent:
    "La feuille affichée n’a pas de tournoi : affichez un rapport ou une itération, ou sélectionnez un tableau.",
  tooFew: (years) =>
    `Du rapide et du blitz il n’y a que les règlements de ${years} : choisissez-en deux.`,
  unreadable:
    "Le tournoi de cette feuille ne peut plus être lu : ses parties ont disparu, ou changé.",
  sheet: {
    tab: "comparaison",
    name: "Comparaison",
    title: (event) => `Éditions comparées : ${event}`,
    players: (all, rated) => `Joueurs : ${all} (${rated} classés, ${all - rated} non classés)`,
    averages: (figures) => `Ra du toutes rondes : ${figures}`,
    stands:
      "Les chiffres valent pour le moment où ils ont été faits : après un changement, comparez de nouveau. En couleur, ce qui diffère de l’édition à gauche.",
    points: "W",
    pointsHint: "Points de toutes les parties, qu’elles comptent ou non.",
    section: "Règles qui font les différences",
    noRule: "Aucune : ces éditions donnent à tous la même chose.",
    valueCited: (value, where) => `${value} : ${where}`,
    values: (all) => all.join(" ; "),
    rule: ({ name, values, players }) =>
      `${name} ${values}. Cela change des chiffres de ${players}.`,
    someOf: (names, others) =>
      others === 0 ? names : `${names} et ${others} ${others === 1 ? "autre" : "autres"}`,
    everybody: "tous",
    rules: RULES,
    none: (edition, why) => `${edition} ne donne rien à personne. ${why}`,
    notRated: {
      unratedMatch: (edition) =>
        `Un match avec un non-classé n’est pas compté : ${cited("unratedMatch")(edition)}.`,
      scheveningen: (edition) =>
        `Un Scheveningen avec plus d’un non-classé n’est pas compté : ${cited("scheveningen")(edition)}.`,
    },
    kGiven: "Un K donné avec le tournoi est le même dans toutes les éditions.",
    secondary: (editions) =>
      `De sources secondaires, ou repris de l’édition précédente : ${editions}.`,
  },
};
