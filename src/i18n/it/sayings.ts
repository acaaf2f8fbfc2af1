import type { FunctionSayings } from "../pane";

/** Che cosa dice chi cerca una funzione, oltre al nome, agli argomenti e alla descrizione. */
export const IT_SAYINGS: FunctionSayings = {
  PD: "curva probabilità di vittoria aspettativa attesa percentuale conversione",
  DP: "curva inversa percentuale prestazione performance conversione frazione",
  PERCENT: "percentuale quota frazione arrotondamento mezzo",
  LOGISTIC: "curva formula sigmoide elo 400 chess.com lichess online approssimata",
  "TABLE.DP": "curva elenco tutte le percentuali stampare",
  "TABLE.PD": "curva elenco tutte le probabilità stampare",
  EXPECTED: "curva probabilità di vittoria aspettativa attesa we regola dei 400 punti",
  COUNTED: "regola dei 400 punti limite tetto lontano più forte più debole avversario",
  DELTA: "guadagno perdita punti vinti persi una partita risultato",
  CHANGE: "guadagno perdita punti vinti persi torneo variazione elo più meno",
  NEWRATING: "dopo il torneo prossima lista aggiornamento elo finale rn",
  KFACTOR:
    "giovane junior minori di 18 anni under 18 coefficiente di sviluppo fattore k nuovo giocatore esordiente 40 20 10 2400 2300",
  AGE: "giovane junior compleanno nato anno di nascita minori di 18 anni under 18",
  PERFORMANCE: "perf rp prestazione nel torneo norma come ha giocato",
  STAKES: "curva vittoria patta sconfitta posta in palio rischio quanto si guadagna",
  COMPRESS: "1 marzo 2024 ricalcolo adeguamento sotto 2000 aumento innalzamento sonas",
  "SWISS.RC": "media degli avversari elo medio open svizzero",
  RU: "non classificato senza elo primo rating iniziale nuovo giocatore esordiente stima",
  "SWISS.RU":
    "non classificato senza elo primo rating iniziale nuovo giocatore esordiente open svizzero",
  POOL: "non classificato senza elo primo rating iniziale più tornei insieme nuovo giocatore",
  WEIGHTED:
    "non classificato senza elo primo rating iniziale più tornei media ponderata nuovo giocatore",
  "ROBIN.RA": "girone all'italiana round robin torneo chiuso media senza elo berger",
  "ROBIN.RC": "girone all'italiana round robin torneo chiuso media senza elo berger",
  ROBIN:
    "girone all'italiana round robin torneo chiuso senza elo non classificato primo rating berger iterazione nuovo giocatore",
  PUBLISHABLE:
    "non classificato senza elo primo rating minimo soglia 1400 1000 abbastanza partite nuovo giocatore pubblicato",
  EDITION: "regole regolamento versione quale anno in vigore norma",
  EDITIONS: "regole regolamento versioni tutti gli anni storia minimo norma",
  LIST: "quale lista mensile elo di inizio periodo",
  RATEDON: "scadenza pubblicato quando conta chiusura periodo rapporto in ritardo",
  ACTIVE: "inattivo segno i lista",
  MINTIME: "orologio cadenza tempo di riflessione minuti minimo fischer",
  TIMECONTROL: "orologio cadenza tempo di riflessione incremento rapid lento abbastanza fischer",
};
