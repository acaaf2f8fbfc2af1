import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION, EDITION_ON_DATE } from "./arguments";

/** Calendar and conditions. */
export const CALENDAR: FunctionTexts["functions"] = {
  EDITION: {
    description: "L’edizione del regolamento in vigore in un dato giorno.",
    details: "La prima nota è in vigore dal 1º luglio 2005.",
    parameters: { date: "La data di inizio del torneo" },
  },
  EDITIONS: {
    description:
      "Le edizioni con le loro date e i numeri principali, in un intervallo espanso con intestazioni.",
    details:
      "«secondary» indica un’edizione nota da fonti secondarie, in parte o del tutto. «in force from» è una data: formattare la colonna.",
    parameters: {},
  },
  LIST: {
    description: "La data della lista rating usata da un torneo che comincia in un dato giorno.",
    details:
      "Quattro liste l’anno nel 2005, sei dal 2009, dodici da luglio 2012. Il risultato è una data: formattare la cella.",
    parameters: { date: "La data di inizio del torneo", edition: EDITION_ON_DATE },
  },
  RATEDON: {
    description: "La data della prima lista per cui conta un torneo che finisce in un dato giorno.",
    details:
      "Dove il testo non fissa una data di chiusura non ce n’è una: 2005, 2012, 2017 e 2022; nel 2005 il messaggio dice quale lista è di norma, con il rapporto un mese prima (9.13). Il risultato è una data: formattare la cella.",
    parameters: {
      end: "L’ultimo giorno del torneo",
      edition: EDITION_ON_DATE,
      official:
        "VERO per una competizione ufficiale FIDE, che può finire il giorno prima della lista",
    },
  },
  ACTIVE: {
    description:
      "VERO quando quel numero di partite valutate in un anno mantiene attivo un giocatore.",
    details: "Quattro partite nel 2005, una dal 2011.",
    parameters: { games: "Partite valutate in un anno", edition: EDITION },
  },
  MINTIME: {
    description: "I minuti di cui ogni giocatore ha bisogno per 60 mosse.",
    details: "Secondo il rating più alto nel torneo, dal 2017 nella partita.",
    parameters: {
      highestRating: "Il rating più alto nel torneo o nella partita; u se nessuno ha l’Elo",
      edition: EDITION,
    },
  },
  TIMECONTROL: {
    description:
      "VERO quando una cadenza è abbastanza lenta perché il torneo sia valutato, per 60 mosse.",
    details: "Nel rapid e nel lampo, VERO entro i loro limiti.",
    parameters: {
      minutes: "Minuti per tutte le mosse",
      increment: "Secondi aggiunti per ogni mossa",
      highestRating: "Il rating più alto nel torneo o nella partita; u se nessuno ha l’Elo",
      edition: EDITION,
    },
  },
};
