import type { LessonWords, TableLessonKey } from "../../../learn/lessons";

export const IT_TABLE_LESSONS: Readonly<Record<TableLessonKey, LessonWords>> = {
  deductions: {
    name: "Guida (2005): detrazioni sotto il 50%",
    tab: "Guida (2005), detrazioni",
    look: "Ogni numero è il dp di p secondo la tabella 10.1(a). 1 su 8 è 0,125: arrotondato a 0,13, e si tolgono 322.",
    steps: [
      "Guida al primo rating (2005): sotto il 50% di uno svizzero Ru è Rc meno un numero di questa tabella, partite in testa, punti a sinistra.",
      "Otto partite: p si arrotonda a due decimali, la metà verso l’alto. 1 su 8 è 0,125, dunque 0,13, e dp di 0,13 è −322.",
      "Lo stesso da tre a nove partite. Dal 50% in su non si toglie nulla.",
      "Nessun punto: la guida toglie 735. La tabella lascia dp indeterminato fino al 2011, quando diventa 800: un torneo simile non conta.",
    ],
  },
  nineGames2025: {
    name: "Manuale FIDE 2025: nove partite",
    tab: "Nove partite, manuale 2025",
    look: "Due avversari sono lontani più di 400 punti e contano 2612. La variazione è +56,4, e si arrotonda una volta.",
    steps: [
      "Manuale degli arbitri della FIDE 2025: un giocatore di 2212, K 40, gioca nove partite. Qual è il nuovo rating?",
      "Una differenza di oltre 400 punti conta come 400: 2659 e 2652 contano 2612.",
      "PD secondo la tabella 8.1(b): ciò che ci si attende dal giocatore in ogni partita.",
      "ΔR è il risultato meno PD. La somma delle nove è +1,41.",
      "K × ΣΔR = 40 × 1,41 = +56,4, arrotondato a 56: il nuovo rating è 2268.",
    ],
  },
  kThroughCareer: {
    name: "K lungo una carriera",
    tab: "K lungo una carriera",
    look: "Il 40 dei giovani, venuto nel 2014, e i 2400 che contano per sempre: chi li ha raggiunti mantiene K 10.",
    steps: [
      "K dice quanto una partita sposta un rating. Rating, partite, età e rating massimi si possono cambiare.",
      "2005: 25 per le prime 30 partite, poi 15, e 10 dai 2400. Prima vengono le 30 partite: 2450 con 20 partite ha 25.",
      "2011: 30 invece di 25, e i 2400 contano senza le 30 partite.",
      "2014: 40, 20, 10. Un giovane sotto i 2300 ha 40 fino ai 18 anni; raggiunti i 2300 il 40 è perso.",
      "2024: il 40 del giovane dura fino alla fine dell’anno dei suoi 18 anni.",
    ],
  },
  kTimesGames: {
    name: "La regola dei 700: K × n",
    tab: "K × n, regola dei 700",
    look: "K si abbassa finché K × n non supera 700: chi gioca molto in un mese non si sposta di più.",
    steps: [
      "Tre casi del manuale della FIDE, e due in cui nulla cambia: K, e le partite di un periodo di rating.",
      "K × n è quanto si può perdere o guadagnare al massimo. Sopra 700 K deve diminuire.",
      "700 diviso per le partite, senza decimali: 22 partite danno 31, 39 partite 17, 50 partite 14.",
    ],
  },
  fideAndFse: {
    name: "FIDE e FSE: quanto vale una partita",
    tab: "FIDE e FSE, punti",
    look: "La FIDE conta 400 punti al massimo, la lista svizzera tutti. Le diapositive arrotondano per le lezioni: ciò che differisce dalla tabella 8.1(b) è segnato.",
    steps: [
      "Due liste, una tabella: la FIDE con K 20, la lista svizzera (FSE, fino a tutto il 2025) con K 24. Quanto danno vittoria, patta, sconfitta?",
      "FIDE: K × (risultato − PD), la differenza contata 400 al massimo. Una vittoria dà sempre almeno 1,6 punti.",
      "FSE: K 24, e nessun limite. A 1000 punti una vittoria non vale nulla.",
      "Le diapositive per gli arbitri stampano questi PD. Segnato: dove non sono quelli della tabella 8.1(b).",
    ],
  },
  fsePeriods: {
    name: "FSE: sei periodi, e K",
    tab: "FSE, K e periodi",
    look: "Il K svizzero segue il rating presente: 16 dai 2200, 36 per 20 partite e per i giovani sotto i 20 anni fino a 1850, altrimenti 24.",
    steps: [
      "Gli stessi giocatori nelle due liste: rating, partite ed età decidono K, ogni lista a modo suo.",
      "FSE: 16 dai 2200, 36 per le prime 20 partite e sotto i 20 anni fino a 1850, altrimenti 24. R(nuovo) = R(vecchio) + Σ K × (risultato − PD).",
      "FIDE 2024: 10 una volta raggiunti i 2400, 40 per le prime 30 partite e per i giovani sotto i 2300, altrimenti 20.",
      "La FSE aveva sei periodi all’anno, di due mesi; la FIDE dodici, di uno. La lista svizzera è finita il 1º gennaio 2026.",
    ],
  },
};
