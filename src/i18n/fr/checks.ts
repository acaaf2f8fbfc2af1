import type { CheckTexts } from "../checks";
import { gamesTooFast } from "../checks";
import { writing } from "../writing";
import { FR_WORDS } from "./words";

const { count, points, number } = writing(FR_WORDS);

const gamesOf = gamesTooFast((round) => `ronde ${round}`);

export const FR_CHECKS: CheckTexts = {
  kindChecks: {
    unratedMatch: ({ unrated }) =>
      unrated === ""
        ? "Les matchs sont entre joueurs classés"
        : `Un match avec un non-classé n’est pas pris en compte : ${unrated}`,
    decidedMatch: ({ games, of }) =>
      games === 0
        ? `Match en ${count(of, "game")} : aucune jouée après la décision`
        : `Match en ${count(of, "game")}, ${games} après la décision : non compté`,
    scheveningen: ({ unrated }) => `Scheveningen avec au plus un non-classé : ${unrated}`,
    pooled: ({ tables, isDuty }) =>
      `${isDuty ? "Phases préliminaires et finales mises en commun" : "Phases préliminaires et finales, qui peuvent être mises en commun"} : ${count(tables, "table")}`,
  },
  timeChecks: {
    timeControl: ({ minutes, needed, highest, leftOut }) => {
      if (needed === null)
        return `${count(minutes, "minute")} pour 60 coups, dans les bornes de la cadence`;
      return leftOut.length === 0
        ? `${count(minutes, "minute")} pour 60 coups ; il en faut ${needed}, le plus haut classement est ${highest ?? "u"}`
        : `${count(minutes, "minute")} pour 60 coups ne suffisent pas à ${count(leftOut.length, "game")} ; ne compte pas : ${gamesOf(leftOut)}`;
    },
    firstControl: ({ moves, needed, isDuty }) =>
      `Premier contrôle après ${count(moves, "move")} ; ${isDuty ? `ce doit être ${needed}` : `${needed} sont recommandés`}`,
    roundsPerDay: ({ is, allowed, isAtLeast }) =>
      `${isAtLeast ? "au moins " : ""}${count(is, "round")} en un jour, au plus ${allowed}`,
    hoursPerDay: ({ is, allowed, rounds, minutes, by, isAtLeast }) =>
      `${isAtLeast ? "au moins " : ""}${number(Math.round(100 * is) / 100)} h de jeu en un jour (rondes : ${rounds}, de 2 × ${number(minutes)} min pour 60 coups${by === null ? "" : `, comme compte ${by}`}), au plus ${allowed}`,
    duration: ({ is, allowed, championship, approved, interim, isChampionship }, edition) => {
      const days = `${count(is, "day")} du premier au dernier, au plus ${allowed}`;
      if (is <= allowed) return days;
      const more = [
        ...(championship === null ? [] : [`comme championnat, ${championship} (${edition})`]),
        ...(approved === null || isChampionship
          ? []
          : [`si la Commission d’Homologation l’approuve, ${approved} (${edition})`]),
      ];
      const longer = more.length === 0 ? "" : ` ; davantage ${more.join(", ou ")}`;
      const owed =
        interim === null
          ? ""
          : `. Un tournoi plus long doit ses résultats chaque mois, ${interim} (${edition})`;
      return `${days}${longer}${owed}`;
    },
  },
  exception: (games) =>
    `${games} parties suffisent : Olympiade, championnat par équipes, IBCA, ICSC, IPCA`,
  official: (article) => `Compétition officielle de la FIDE, ${article}`,
  deadlines: "Délais",
  deadline: {
    registered: (date, article) => `À enregistrer au plus tard le ${date}, ${article}`,
    normRegistered: (date, article) =>
      `À enregistrer au plus tard le ${date} si des normes sont possibles, ${article}`,
    reported: (date, article) => `Rapport de l’arbitre au plus tard le ${date}, ${article}`,
    uploaded: (date, article) => `À envoyer à la FIDE au plus tard le ${date}, ${article}`,
    list: (date, article) => `Compte sur la liste du ${date}, ${article}`,
    lastList: (date, article) => `Plus pris en compte après la liste du ${date}, ${article}`,
  },
  normally: (list, reportedBy, article) =>
    `Compte normalement sur la liste du ${list}, si le rapport est arrivé au plus tard le ${reportedBy}, ${article}`,
  interim: (dates, article) =>
    `Résultats intermédiaires chaque mois : au plus tard le ${dates}, ${article}`,
  licensed: (article) =>
    `Tous les arbitres sont licenciés, sinon le tournoi ne compte pas, ${article}`,
  announced: (article) =>
    `Un tournoi compte, sauf si ses invitations disent le contraire ; l’arbitre principal l’annonce alors avant le début, ${article}`,
  appeal: (article) =>
    `La FIDE peut ne pas prendre en compte un tournoi ; l’organisateur peut faire appel dans les sept jours suivant la communication de la décision, ${article}`,
  notFirst: (name, score) =>
    `${name} (${points(score)}) : ce n’est pas son premier tournoi, ses parties comptent`,
  checksMet: (unmet) =>
    unmet === 0
      ? "Contrôles : tous remplis"
      : `Contrôles : ${number(unmet)} non ${unmet === 1 ? "rempli" : "remplis"}`,
  composition: {
    third: ({ rated, needed }) => `Au moins un tiers classé : ${rated}, attendu ${needed}`,
    fourOfFew: ({ rated, needed }) =>
      `Moins de dix joueurs : ${rated} ${rated > 1 ? "classés" : "classé"}, attendu ${needed}`,
    doubleRound: ({ rated, needed, players }) =>
      `Aller-retour avec des non-classés : ${count(players, "player")}, ${rated} ${rated > 1 ? "classés" : "classé"} ; attendu 6 et ${needed}`,
    ratedOpponents: ({ rated, needed }) =>
      `Un non-classé doit avoir ${needed} adversaires classés : ${rated}. Avec moins il ne compte pour personne`,
    championship: ({ rated, needed }) =>
      `Championnat national : ${rated} ${rated > 1 ? "classés" : "classé"}, attendu ${needed}`,
  },
  met: "rempli",
  notMet: "non rempli",
  leftOutCheck: (names) =>
    `Trop peu de points dans un premier tournoi : ${names}. Le joueur et toutes les parties contre lui sont écartés.`,
  tooFewPoints: (names, isFirst) =>
    `Trop peu de points contre des classés${isFirst ? " dans un premier tournoi" : ""} : ${names}. Le résultat n’entre pas dans un premier classement.`,
  nobodyLeftOut: "Chaque non-classé a les points que demande un premier tournoi",
};
