import type { CheckTexts } from "../checks";
import { gamesTooFast } from "../checks";
import { writing } from "../writing";
import { theDay } from "./elided";
import { IT_WORDS } from "./words";

const { count, points, number } = writing(IT_WORDS);

const gamesOf = gamesTooFast((round) => `turno ${round}`);

export const IT_CHECKS: CheckTexts = {
  kindChecks: {
    unratedMatch: ({ unrated }) =>
      unrated === ""
        ? "I match sono fra giocatori con Elo"
        : `Un match con un giocatore senza Elo non viene valutato: ${unrated}`,
    decidedMatch: ({ games, of }) =>
      games === 0
        ? `Match di ${count(of, "game")}: nessuna giocata a match deciso`
        : `Match di ${count(of, "game")}: ${games} a match già deciso, non si ${games === 1 ? "conta" : "contano"}`,
    scheveningen: ({ unrated }) => `Scheveningen con al massimo un giocatore senza Elo: ${unrated}`,
    pooled: ({ tables, isDuty }) =>
      `Qualificazioni e finali ${isDuty ? "sono" : "possono essere"} un solo torneo: ${count(tables, "table")} insieme`,
  },
  timeChecks: {
    timeControl: ({ minutes, needed, highest, leftOut }) => {
      if (needed === null)
        return `${count(minutes, "minute")} per 60 mosse, entro i limiti della cadenza`;
      return leftOut.length === 0
        ? `${count(minutes, "minute")} per 60 mosse; ne servono ${needed}, il rating più alto è ${highest ?? "u"}`
        : `${count(minutes, "minute")} per 60 mosse non bastano per ${count(leftOut.length, "game")}. Non si omologa: ${gamesOf(leftOut)}`;
    },
    firstControl: ({ moves, needed, isDuty }) =>
      `Primo controllo dopo ${count(moves, "move")}; ${isDuty ? `devono essere ${needed}` : `se ne raccomandano ${needed}`}`,
    roundsPerDay: ({ is, allowed, isAtLeast }) =>
      `${isAtLeast ? "almeno " : ""}${count(is, "round")} in un giorno, al massimo ${allowed}`,
    hoursPerDay: ({ is, allowed, rounds, minutes, by, isAtLeast }) =>
      `${isAtLeast ? "almeno " : ""}${number(Math.round(100 * is) / 100)} h di gioco in un giorno (turni: ${rounds}, di 2 × ${number(minutes)} min per 60 mosse${by === null ? "" : `, secondo il conteggio di ${by}`}), al massimo ${allowed}`,
    duration: ({ is, allowed, championship, approved, interim, isChampionship }, edition) => {
      const days = `${count(is, "day")} dal primo all’ultimo, al massimo ${allowed}`;
      if (is <= allowed) return days;
      const more = [
        ...(championship === null ? [] : [`come campionato, ${championship} (${edition})`]),
        ...(approved === null || isChampionship
          ? []
          : [`se la Commissione di Qualificazione lo approva, ${approved} (${edition})`]),
      ];
      const longer = more.length === 0 ? "" : `; di più ${more.join(", oppure ")}`;
      const owed =
        interim === null
          ? ""
          : `. Un torneo più lungo deve inviare i risultati ogni mese, ${interim} (${edition})`;
      return `${days}${longer}${owed}`;
    },
  },
  exception: (games) =>
    `Bastano ${games} partite: Olimpiade, campionato a squadre, IBCA, ICSC, IPCA`,
  official: (article) => `Competizione ufficiale FIDE, ${article}`,
  deadlines: "Scadenze",
  deadline: {
    registered: (date, article) => `Da registrare entro ${theDay(date)}, ${article}`,
    normRegistered: (date, article) =>
      `Da registrare entro ${theDay(date)} se sono possibili norme, ${article}`,
    reported: (date, article) => `Rapporto dell’arbitro entro ${theDay(date)}, ${article}`,
    uploaded: (date, article) => `Da inviare alla FIDE entro ${theDay(date)}, ${article}`,
    list: (date, article) => `Conta per la lista del ${date}, ${article}`,
    lastList: (date, article) => `Non più valutato dopo la lista del ${date}, ${article}`,
  },
  normally: (list, reportedBy, article) =>
    `Di norma conta per la lista del ${list}, se il rapporto è arrivato entro ${theDay(reportedBy)}, ${article}`,
  interim: (dates, article) => `Risultati parziali ogni mese: entro ${theDay(dates)}, ${article}`,
  licensed: (article) =>
    `Tutti gli arbitri hanno una licenza FIDE, altrimenti il torneo non è valutato, ${article}`,
  announced: (article) =>
    `Un torneo è valutato, salvo che gli inviti dicano il contrario; in tal caso l’arbitro principale lo annuncia prima dell’inizio, ${article}`,
  appeal: (article) =>
    `La FIDE può rifiutare di valutare un torneo; l’organizzatore può presentare ricorso entro sette giorni dalla comunicazione, ${article}`,
  notFirst: (name, score) =>
    `${name} (${points(score)}): non è il suo primo torneo, le sue partite contano`,
  checksMet: (unmet) =>
    unmet === 0
      ? "Controlli: tutti superati"
      : `Controlli: ${number(unmet)} non ${unmet === 1 ? "superato" : "superati"}`,
  composition: {
    third: ({ rated, needed }) => `Almeno un terzo con Elo: ${rated}, previsti ${needed}`,
    fourOfFew: ({ rated, needed }) =>
      `Meno di dieci giocatori: ${rated} con Elo, previsti ${needed}`,
    doubleRound: ({ rated, needed, players }) =>
      `Doppio girone con giocatori senza Elo: ${count(players, "player")}, ${rated} con Elo; previsti 6 e ${needed}`,
    ratedOpponents: ({ rated, needed }) =>
      `A chi è senza Elo servono ${needed} avversari con Elo: ${rated}. Con meno non conta per nessuno`,
    championship: ({ rated, needed }) =>
      `Campionato nazionale: ${rated} con Elo, previsti ${needed}`,
  },
  met: "superato",
  notMet: "non superato",
  leftOutCheck: (names) =>
    `Troppo pochi punti in un primo torneo: ${names}. Il giocatore e tutte le partite contro di lui sono esclusi.`,
  tooFewPoints: (names, isFirst) =>
    `Troppo pochi punti contro avversari con Elo${isFirst ? " in un primo torneo" : ""}: ${names}. Il risultato non entra in un primo rating.`,
  nobodyLeftOut: "Ogni giocatore senza Elo ha i punti che un primo torneo richiede",
};
