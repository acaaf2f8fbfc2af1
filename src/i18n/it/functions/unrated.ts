import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION,
  ROBIN_EDITION,
  OPPONENTS,
  RESULTS_OR_TOTAL,
  PLAYER_RATINGS,
  FIRST,
} from "./arguments";

/** Unrated players. */
export const UNRATED: FunctionTexts["functions"] = {
  "SWISS.RC": {
    description:
      "Rc di uno svizzero o di un torneo a squadre: la media esatta degli avversari con Elo, non arrotondata.",
    details: "Gli avversari senza Elo non contano.",
    parameters: { opponents: OPPONENTS },
  },
  RU: {
    description:
      "Ru di un giocatore senza Elo, dalla media dei suoi avversari, dai punti e dalle partite.",
    details:
      "Un passaggio di 8.2. Dal 2024 rc è la media degli avversari con Elo: le due patte contro 1800 si aggiungono qui, e 2200 è il risultato più alto. Per un torneo successivo sotto un punto, 6.1 e 6.41 del 2011 si contraddicono: in uno svizzero si segue 6.41, in un torneo all’italiana 6.1. Il minimo di 6.41 non viene verificato: vedere FIDE.SWISS.RU.",
    parameters: {
      rc: "Media: Rc di uno svizzero, Ra o Rc (nuovo) di un torneo all’italiana",
      score: "Punti, anche mezzi",
      games: "Numero di partite",
      system: '"swiss" (predefinito), "team" o "robin"',
      edition: EDITION,
      opponents: "n di n/(n+1), dove un doppio girone ha meno avversari che partite",
      first: FIRST,
    },
  },
  "SWISS.RU": {
    description:
      "Ru di uno svizzero o torneo a squadre, dagli avversari. In Excel desktop una cella vuota è una sconfitta: digitare -.",
    details:
      "Gli avversari senza Elo e le partite non giocate non contano. Ru può essere sotto il minimo: che un simile risultato non conti (6.41 e 8.31 del 2011, 10.31 del 2005) non si verifica qui ma nel foglio del primo rating; FIDE.PUBLISHABLE verifica 7.14.",
    parameters: {
      opponents: OPPONENTS,
      scores: RESULTS_OR_TOTAL,
      edition: EDITION,
      first: FIRST,
    },
  },
  POOL: {
    description: "Primo rating da più tornei presi come uno solo (8.3, dal 2011).",
    details:
      "Indicare i tornei che contano: ciò che l’edizione esclude, come meno di tre avversari con Elo nel 2011 (8.21) o un primo risultato sotto il minimo (8.31), va tralasciato. Le condizioni si verificano sui totali, e dp non si moltiplica per n/(n+1). 2005 e 2009 fanno invece la media dei Ru: FIDE.WEIGHTED.",
    parameters: {
      averages: "Media degli avversari con Elo, un torneo per cella",
      scores: "Punti in ogni torneo",
      games: "Partite contro avversari con Elo in ogni torneo",
      edition: EDITION,
    },
  },
  WEIGHTED: {
    description:
      "Primo rating del 2005 e del 2009: la media dei Ru, ponderata con le partite (10.3).",
    details: "I risultati da ignorare secondo 10.31 vanno tralasciati. Un Ru vuoto non conta.",
    parameters: { ru: "Ru di ogni torneo", games: "Partite di ogni torneo" },
  },
  "ROBIN.RA": {
    description:
      "Ra di un torneo all’italiana, arrotondato: media di chi ha l’Elo meno il loro dp medio × n/(n+1).",
    details: "Fino al 2017; il metodo è stato tolto nel 2022.",
    parameters: {
      ratings: PLAYER_RATINGS,
      scores: "Punti di ogni giocatore contro tutti",
      games: "Partite di un giocatore; se omesso: una contro ciascuno",
      edition: ROBIN_EDITION,
    },
  },
  "ROBIN.RC": {
    description:
      "Rc (nuovo) di un torneo all’italiana: Ra corretto per gli avversari oltre il limite.",
    details: "Il campo contiene tutti i giocatori, compreso il giocatore stesso.",
    parameters: {
      ra: "Ra, come lo dà FIDE.ROBIN.RA",
      ru: "Ru della prima passata, di un giocatore o di più",
      field: "Il rating di ognuno, il Ru della prima passata per chi è senza Elo",
      edition: ROBIN_EDITION,
    },
  },
  ROBIN: {
    description:
      "L’iterazione di un torneo all’italiana. In Excel desktop una cella vuota è una sconfitta: digitare -.",
    details:
      "Come la tabella del regolamento stesso. I punti sono un totale per giocatore, o il quadrato dei risultati con la sua diagonale. Al massimo 300 giocatori. Risultati come ½1 o 10 fanno un doppio girone. Un giocatore con troppo pochi punti mantiene la sua riga ed è escluso con le sue partite. Non si verifica se il torneo possa essere valutato (6.2, 6.3). Il 2014 nomina soltanto l’iterazione: la sua correzione, come quella del 2017, è ripresa dal 2011. We usa Ru (nuovo) anche nel 2005, dove 10.54 dice Ru.",
    parameters: {
      names: "Nome di ogni giocatore",
      ratings: PLAYER_RATINGS,
      scores: "Una colonna di totali, o il quadrato dei risultati",
      k: "K di ogni giocatore, o uno per tutti; se omesso: secondo il solo rating",
      edition: ROBIN_EDITION,
      asPrinted: "VERO: con le cifre stampate nell’esempio del 2011",
    },
  },
  PUBLISHABLE: {
    description: "VERO quando un primo rating raggiunge il minimo e il numero di partite.",
    details:
      "Verifica 7.14 (9.14 nel 2005): il minimo e le partite, non se ogni torneo conta. Un giocatore senza Elo non è pubblicabile. Nel 2005 il minimo è 1401, con una data prima del 2006 1601.",
    parameters: {
      rating: "Il primo rating",
      games: "Partite su cui si basa",
      edition: EDITION,
      needed:
        "7 dove le eccezioni dell’edizione lo permettono (Olimpiade, campionati a squadre, IBCA, ICSC, IPCA)",
    },
  },
};
