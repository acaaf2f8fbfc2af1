import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION_OR_FSE,
  EDITION_ON_DATE,
  OWN_RATING,
  OPPONENTS,
  RESULTS_OR_TOTAL,
} from "./arguments";

/** Rated players. */
export const RATED: FunctionTexts["functions"] = {
  EXPECTED: {
    description:
      "Punteggio atteso di una partita, con la differenza di rating limitata come dice l’edizione.",
    details:
      '"" accanto a un giocatore senza Elo, o dove la partita non viene valutata (rapid e lampo: 600 di differenza, uno sopra 2600). Nel 2022 la partita si considera quella innalzata, perciò una somma di EXPECTED non è CHANGE.',
    parameters: {
      rating: OWN_RATING,
      opponent: "Il rating dell’avversario",
      edition: EDITION_OR_FSE,
    },
  },
  COUNTED: {
    description: "Il rating con cui conta l’avversario: non più lontano del limite dell’edizione.",
    details:
      "350 punti nel 2005, 400 dal 2009; da ottobre 2025 nessun limite per un giocatore con 2650 o più.",
    parameters: {
      rating: OWN_RATING,
      opponent: "Il rating dell’avversario",
      edition: EDITION_OR_FSE,
    },
  },
  DELTA: {
    description:
      "Punti meno punteggio atteso. In Excel desktop una cella vuota è una sconfitta: digitare - se non giocata.",
    details: '"" accanto a un giocatore senza Elo e per una partita non giocata.',
    parameters: {
      rating: OWN_RATING,
      opponent: "Il rating dell’avversario",
      score: "Il risultato: 1, 0,5, 0, ½, =, w, d, l; - per una partita non giocata",
      edition: EDITION_OR_FSE,
    },
  },
  CHANGE: {
    description:
      "K × ΣΔR di un torneo, esatto. In Excel desktop una cella vuota è una sconfitta: digitare - se non giocata.",
    details:
      "Le partite non giocate o contro avversari senza Elo non contano. Nel 2022 una sola partita, quella con la maggiore differenza contro un avversario di rating più basso, viene innalzata; quelli di rating più alto si considerano limitati in ogni partita, come ha applicato la FIDE.",
    parameters: {
      rating: OWN_RATING,
      opponents: OPPONENTS,
      scores: "Il risultato contro ogni avversario; - per una partita non giocata",
      k: "K, come lo dà FIDE.KFACTOR",
      edition: EDITION_OR_FSE,
    },
  },
  NEWRATING: {
    description:
      "Nuovo rating: la variazione del periodo arrotondata all’intero, il mezzo allontanandosi da zero.",
    details: "Una volta per periodo di valutazione: sommare prima le variazioni dei suoi tornei.",
    parameters: { rating: OWN_RATING, change: "Variazione di rating del periodo" },
  },
  KFACTOR: {
    description: "Il coefficiente di sviluppo K, da quanto è noto prima del torneo.",
    details:
      "Senza numero di partite il giocatore ne ha 30 o più, senza età è un adulto. Chi è senza Elo non ha K.",
    parameters: {
      rating: OWN_RATING,
      games: "Partite valutate finora; omesso, vuoto o 0: 30 o più",
      age: "Età come la dà FIDE.AGE; omessa, vuota o 0: un adulto",
      peak: "Rating più alto mai pubblicato; se omesso, il rating",
      periodGames: "Partite del periodo, per K × n ≤ 700 dal 2017; omesso o 0: nessuna riduzione",
      edition: EDITION_OR_FSE,
    },
  },
  AGE: {
    description:
      "L’età che chiede la regola dei giovani: anni compiuti fino al 2014, anni civili dal 2017.",
    details: "Un anno di nascita da solo vale come 1º gennaio.",
    parameters: {
      birth: "Data di nascita, o il suo anno",
      on: "Il giorno, di solito l’inizio del torneo",
      edition: EDITION_ON_DATE,
    },
  },
  PERFORMANCE: {
    description:
      "Prestazione Rp: media arrotondata di chi ha l’Elo più dp. In Excel desktop una cella vuota è una sconfitta: digitare -.",
    details: "Le partite non giocate o contro avversari senza Elo non contano.",
    parameters: { opponents: OPPONENTS, scores: RESULTS_OR_TOTAL },
  },
  STAKES: {
    description:
      "Quanto vale una partita a ogni differenza: vittoria, patta e sconfitta per i due giocatori.",
    details: "Le righe della tabella fino al limite; l’ultima vale per ogni differenza maggiore.",
    parameters: { k: "K, lo stesso per i due giocatori", edition: EDITION_OR_FSE },
  },
  COMPRESS: {
    description:
      "Il rating dopo l’adeguamento del 1º marzo 2024: sotto 2000, più il 40% di quanto manca a 2000.",
    details: "All’intero più vicino, il mezzo per eccesso; da 2000 in su invariato.",
    parameters: { rating: "Il rating prima del 1º marzo 2024" },
  },
};
