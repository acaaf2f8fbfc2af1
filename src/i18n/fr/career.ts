import type { Edition } from "../../rules/editions/edition";
import { hasHypothetical } from "../../rules/hypothetical";
import type { CareerTexts } from "../career";
import { cited } from "../citing";

const isAveraged = ({ firstRating }: Edition) =>
  firstRating.severalEvents === "weighted mean of Ru";

export const FR_CAREER: CareerTexts = {
  name: "Premier classement",
  title: (player) => (player === "" ? "Premier classement" : `Premier classement : ${player}`),
  note: ({ hasRobin }) =>
    hasRobin
      ? "Une ligne par tournoi, dans leur ordre ; en toutes rondes Rc est Ra, ou Rc (nouv.)."
      : "Une ligne par tournoi, dans leur ordre ; Rc est la moyenne des seuls adversaires classés.",
  answer: {
    first: "Premier classement : {first}",
    list: ", sur la liste du {day}",
    noList: ", sa liste n’est pas encore indiquée",
    lacks: "Pas encore de premier classement, il manque {lacks}",
    until: " ; les tournois jusqu’au {day} comptent encore avec ceux-ci",
    counts: "{events} tournois sur {all} comptent, avec {points} points en {games} parties",
    day: "{day}/{month}/{year}",
  },
  toSettle: "Lignes incomplètes ou pas dans l’ordre des dates : {lines}.",
  otherEdition: "Le dernier tournoi est sous un autre règlement : refaites la feuille pour lui.",
  earlierEvents:
    "Tournois qu’aucun rapport n’a : tapez-les dans les lignes bleues. Refaite, la feuille les garde, dans l’ordre des dates.",
  allRead: "Chaque ligne remplie est lue.",
  player: "Joueur",
  id: "ID FIDE",
  gamesNeeded: "Parties nécessaires",
  published: "Premier classement publié, liste du",
  notPublished: "vide : pas encore",
  notADate: "pas une date, n’est donc pas lu",
  lastEvent: "Dernier tournoi",
  outOfForce: "sous un autre règlement que celui-ci : refaites la feuille pour lui",
  opens: (edition) => `Compte dès le, ${cited("window")(edition)}`,
  closes: "La fenêtre se ferme le",
  floor: "Plancher",
  kinds: { swiss: "suisse", robin: "toutes rondes" },
  headings: {
    number: () => "N°",
    event: () => "Tournoi",
    date: () => "Date",
    list: () => "Liste",
    kind: () => "Type",
    rc: () => "Rc",
    w: () => "W",
    n: () => "n",
    opponents: () => "adversaires classés",
    ra: () => "Ra",
    unrated: () => "Non classé le",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    guide: () => "par le guide",
    counts: () => "compte",
    product: (edition) => (isAveraged(edition) ? "n × Ru" : "n × Rc"),
    why: () => "Pourquoi pas",
  },
  hints: {
    rc: (edition) =>
      hasHypothetical(edition)
        ? `La moyenne des adversaires classés, comme dans le rapport : sans les deux nulles de ${cited("average")(edition)}, ajoutées une fois pour tous les tournois.`
        : `La moyenne du tournoi : d’un suisse celle des adversaires classés, ${cited("average")(edition)}.`,
    opponents: (edition) =>
      `Adversaires classés différents, s’ils ne sont pas autant que les parties : ${cited("ratedOpponents")(edition)}. Vide : autant.`,
    ra: (edition) =>
      `Comme dans le rapport du tournoi : Rc avec deux nulles contre ${edition.firstRating.hypothetical.rating}, ${cited("average")(edition)}.`,
    guide: (edition) =>
      `Pour zéro point le guide du premier classement retire 735. ${cited("tables")(edition)} laisse dp indéterminé : montré, pas compté.`,
    list: (edition) =>
      `La date de la liste qui compte le tournoi ; vide : avec les autres. Après la liste du premier classement il compte comme celui d’un classé, ${cited("ratedSince")(edition)}.`,
    unrated: (edition) =>
      `La date, si le tournoi est celui d’un non-classé, ${cited("ratedSince")(edition)} : le dernier d’entre eux termine la fenêtre.`,
  },
  ignored: {
    ratedAlready: (edition) =>
      `déjà classé : rapport de classement, comme tout joueur classé, ${cited("change")(edition)}`,
    ratedSince: (edition) =>
      `classé d’ici là : rapport de classement, « Classé depuis le tournoi ? », ${cited("ratedSince")(edition)}`,
    outsideWindow: (edition) => `avant la fenêtre, ${cited("window")(edition)}`,
    tooFewOpponents: (edition) =>
      `trop peu d’adversaires classés, ${cited("ratedOpponents")(edition)}`,
    tooFewPoints: (edition) => `trop peu de points, ${cited("firstEvent")(edition)}`,
    tooFewPointsLater: (edition) => `trop peu de points, ${cited("laterScore")(edition)}`,
    dpUndefined: (edition) => `dp n’est pas défini, ${cited("dpTable")(edition)}`,
    belowFloor: (edition) => `sous le plancher, ${cited("belowFloor")(edition)}`,
  },
  incomplete: "incomplet : date, Rc, W, n en nombres ; liste : vide ou une date ultérieure",
  outOfOrder: "pas dans l’ordre des dates",
  together: (edition) => `Tout ce qui compte, ${cited("severalEvents")(edition)}`,
  rating: (edition) =>
    isAveraged(edition) ? "Rn, moyenne des Ru selon les parties" : "Ru du tout ensemble",
  firstRating: "Premier classement",
  notYet: "pas encore",
  stillLacks: "Manque encore",
  games: "parties : ",
  belowFloor: "sous le plancher",
};
