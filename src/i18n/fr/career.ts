import type { Edition } from "../../rules/editions/edition";
import type { CareerTexts } from "../career";
import { cited } from "../citing";

const isAveraged = ({ firstRating }: Edition) =>
  firstRating.severalEvents === "weighted mean of Ru";

export const FR_CAREER: CareerTexts = {
  name: "Premier classement",
  title: (player) => (player === "" ? "Premier classement" : `Premier classement : ${player}`),
  note: "Une ligne par tournoi, dans leur ordre ; en toutes rondes Rc est Ra, ou Rc (nouv.).",
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
    unrated: () => "Non classé le",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    counts: () => "compte",
    product: (edition) => (isAveraged(edition) ? "n × Ru" : "n × Rc"),
    why: () => "Pourquoi pas",
  },
  hints: {
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
  average: (edition) =>
    edition.firstRating.hypothetical.opponents > 0
      ? "Ra, avec deux adversaires hypothétiques"
      : "Rc",
  rating: (edition) =>
    isAveraged(edition) ? "Rn, moyenne des Ru selon les parties" : "Ru du tout ensemble",
  firstRating: "Premier classement",
  notYet: "pas encore",
  stillLacks: "Manque encore",
  games: "parties : ",
  belowFloor: "sous le plancher",
  erratum:
    "L’exemple de 8.34 (2011) imprime 2197 : c’est 2184,17 + 12,5, reste de 2005. D’après 8.23 c’est 15 par ½ : 2199.",
};
