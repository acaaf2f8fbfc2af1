import type { ErrataTexts } from "../errata";

export const IT_ERRATA: ErrataTexts = {
  title: "Errata dei testi stampati",
  introduction:
    "Ciò in cui può inciampare chi legge il regolamento, e ciò che si calcola al suo posto. I fogli riportano nelle note quanto li riguarda.",
  guide: "La guida al primo rating (2005)",
  slides: "Le diapositive di formazione (FIDE e FSE)",
  sentences: {
    noPoint: (where) =>
      `La guida toglie 735 per zero punti (2300, 0 su 5: 1565); ${where} lascia dp indeterminato, perciò un torneo simile non conta.`,
    raInSwiss: (where) =>
      `${where} dicono Ra. In uno svizzero o in un torneo a squadre è Rc, la media degli avversari con Elo: Ra non esiste.`,
    poolPrinted: (where) =>
      `L’esempio di ${where} stampa 2197: sono 2184,17 + 12,5, un residuo del 2005. Secondo 8.23 sono 15 per ogni ½: 2199.`,
    playerForOpponent: (where) =>
      `${where} dice «se il giocatore è senza Elo»: si intende l’avversario, che conta con il rating determinato alla fine del torneo.`,
    firstRuPrinted: (where) =>
      `${where} stampa 2411 e 2386 come primo Ru di C ed E: 12,5 per ogni ½, un residuo del 2005. Secondo 8.23 è 15: 2423 e 2393.`,
    wePrinted: (where) =>
      `${where} stampa We 7,38; 6,50; 5,40; 2,52; 4,21; 4,21, dal primo Ru. Secondo le sue parole, con Ru (nuovo), è 7,36; 6,48; 5,40; 2,55; 4,21; 4,21.`,
    gamesOneByOne: (where) =>
      `${where} dice che contare ogni partita sarebbe più esatto, ma più laborioso: 10.51 lo fa.`,
    turnoverOf25: (where) =>
      `${where}: «K = 25, 30 partite» è un residuo del 2005. Con K = 30 di 8.56 un rating si rinnova in 25 partite (750 / K).`,
    turnoverOf30: (where) =>
      `${where}: «K = 30, 18 partite». Il K che rinnova un rating in 18 partite è il 40 di 8.56 (700 / K).`,
    gamesRenumbered: (where) =>
      `${where} rinviano a 6.3 e 6.4, che in questa edizione sono 6.2 e 6.3.`,
    driftRenumbered: (where) =>
      `${where} rinvia a 12.3: la deriva della scala è l’argomento di 10.3.`,
    slidesFide: (where) =>
      `Colonna ${where}: 800 → 1,00; 500 → 0,95; 350 → 0,90; 250 → 0,80; 200 → 0,75; 100 → 0,65 sono arrotondati per le lezioni. Secondo la tabella 8.1(b), con 400 punti al massimo, sono 0,92; 0,92; 0,89; 0,81; 0,76; 0,64.`,
    slidesFse: (where) =>
      `Colonna ${where}: 300 → 0,86 e 90 → 0,63. Secondo la tabella 8.1(b) sono 0,85 e 0,62.`,
    slidesJuniors: (where) =>
      `${where}: i giovani mantengono K 40 «≤ 2300», secondo 8.56 (2014) sotto i 2300; e 100 punti in più fanno il 64%, non il 66%.`,
  },
};
