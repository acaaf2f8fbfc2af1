import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION, EDITION_ON_DATE } from "./arguments";

/** Calendar and conditions. */
export const CALENDAR: FunctionTexts["functions"] = {
  EDITION: {
    description: "L’édition du règlement en vigueur un jour donné.",
    details: "La première connue est en vigueur depuis le 1er juillet 2005.",
    parameters: { date: "La date de début du tournoi" },
  },
  EDITIONS: {
    description:
      "Les éditions avec leurs dates et leurs nombres principaux, propagées avec leurs titres.",
    details:
      "« secondaire » marque une édition connue par des sources secondaires, en partie ou en tout. « en vigueur depuis » est une date : mettez la colonne en forme.",
    parameters: {},
  },
  LIST: {
    description:
      "La date de la liste de classement qu’utilise un tournoi qui commence un jour donné.",
    details:
      "Quatre listes par an en 2005, six depuis 2009, douze depuis juillet 2012. Le résultat est une date : mettez la cellule en forme.",
    parameters: { date: "La date de début du tournoi", edition: EDITION_ON_DATE },
  },
  RATEDON: {
    description: "La date de la première liste qui compte un tournoi terminé un jour donné.",
    details:
      "Quand le texte ne fixe pas de clôture, il n’y en a pas : 2005, 2012, 2017 et 2022 ; en 2005 le message dit quelle liste c’est normalement, le rapport un mois avant (9.13). Le résultat est une date : mettez la cellule en forme.",
    parameters: {
      end: "Le dernier jour du tournoi",
      edition: EDITION_ON_DATE,
      official: "VRAI pour un tournoi officiel de la FIDE, qui peut finir la veille de la liste",
    },
  },
  ACTIVE: {
    description: "VRAI quand ce nombre de parties classées en un an garde un joueur actif.",
    details: "Quatre parties en 2005, une depuis 2011.",
    parameters: { games: "Parties classées en un an", edition: EDITION },
  },
  MINTIME: {
    description: "Minutes dont chaque joueur a besoin pour 60 coups.",
    details: "D’après le plus haut classement du tournoi, depuis 2017 de la partie.",
    parameters: {
      highestRating:
        "Le plus haut classement du tournoi ou de la partie ; u si tous sont non classés",
      edition: EDITION,
    },
  },
  TIMECONTROL: {
    description: "VRAI quand une cadence est assez lente pour être prise en compte, pour 60 coups.",
    details: "En rapide et en blitz, VRAI entre leurs bornes.",
    parameters: {
      minutes: "Minutes pour tous les coups",
      increment: "Secondes ajoutées à chaque coup",
      highestRating:
        "Le plus haut classement du tournoi ou de la partie ; u si tous sont non classés",
      edition: EDITION,
    },
  },
};
