import type { FirstRatingLessonKey, LessonWords } from "../../../learn/lessons";

export const IT_FIRST_RATING_LESSONS: Readonly<Record<FirstRatingLessonKey, LessonWords>> = {
  weighted2005: {
    name: "10.3 (2005): media ponderata",
    tab: "10.3 (2005) ponderato",
    look: "Il Ru di ogni torneo conta tante volte quante sono le sue partite. Il testo dà solo Ru; qui ogni torneo è al 50%, dove Ru è Rc.",
    steps: [
      "10.3 (2005): un giocatore senza Elo ha tre tornei, di 5, 10 e 5 partite. Ognuno dà un rating a sé.",
      "Ru di ogni torneo: 2280, 2400 e 2000.",
      "Ogni Ru conta tante volte quante sono le partite del torneo: Ru × n. Contano tutti e tre i tornei.",
      "La somma divisa per le 20 partite: si pubblica 2270. Una media semplice sarebbe 2227.",
    ],
  },
  pooled2011: {
    name: "8.34 (2011): un solo torneo",
    tab: "8.34 (2011) insieme",
    look: "2199 dove il testo stampa 2197: sono 2184,17 + 12,5, e secondo 8.23 un ½ vale 15.",
    steps: [
      "8.34 (2011): tre tornei con 1/3, 3/5 e 2½/4 contro medie di 2220, 2150 e 2200. Dal 2011 contano come un solo torneo.",
      "Ru di ogni torneo da solo: non conta più di per sé, ma dice se il torneo conta.",
      "Insieme 12 partite e 6½ punti, un ½ sopra il 50%. La media di tutti gli avversari è 2184,17.",
      "2184,17 + 15 = 2199. Il testo stampa 2197: sono rimasti i 12,5 del 2005.",
    ],
  },
  first2024: {
    name: "8.2 (2024): due patte aggiunte",
    tab: "8.2 (2024) primo rating",
    look: "I due avversari ipotetici di 1800, due patte: spostano la media e il punteggio dell’esame di prova della FIDE (manuale degli arbitri 2025, Q15).",
    steps: [
      "Esame di prova della FIDE: sette avversari con Elo, 1580 in media, e 3 punti. Dal 2024 si aggiungono due patte contro 1800.",
      "Ra: 7 × 1580 e 2 × 1800, divisi per 9: 1629.",
      "4 punti su 9 sono 0,44, e dp di 0,44 è −43.",
      "Ru = Ra + dp = 1586. Si pubblica: 7 partite sono più delle 5 necessarie, e 1400 è raggiunto.",
    ],
  },
};
