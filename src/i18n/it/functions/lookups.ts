import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION } from "./arguments";

/** The tables. */
export const LOOKUPS: FunctionTexts["functions"] = {
  PD: {
    description:
      "Punteggio atteso per una differenza di rating, dalla tabella del regolamento (8.1b), senza limite.",
    details:
      "La differenza si arrotonda all’intero, il mezzo allontanandosi da zero. Oltre 735 il punteggio è certo.",
    parameters: { diff: "Il proprio rating meno quello dell’avversario" },
  },
  DP: {
    description:
      "Differenza di rating per un punteggio in frazione, dalla tabella del regolamento (8.1a).",
    details:
      "p si arrotonda al centesimo, il mezzo per eccesso. A 0,00 e 1,00 la tabella mostra ±800; nel 2005 non è definita.",
    parameters: { p: "Il punteggio come frazione, da 0 a 1", edition: EDITION },
  },
  PERCENT: {
    description:
      "La frazione p come la arrotonda il regolamento: due decimali, il mezzo per eccesso.",
    details:
      "Esatta nei numeri interi: 11,5 su 20 fa 0,58, dove arrotondare un quoziente può dare 0,57.",
    parameters: { score: "Punti, anche mezzi", games: "Numero di partite" },
  },
  LOGISTIC: {
    description:
      "L’approssimazione logistica di 12.1, solo per confronto: il rating usa la tabella, FIDE.PD.",
    details: "Arrotondata a due decimali differisce dalla tabella in 460 delle 736 differenze.",
    parameters: { diff: "Il proprio rating meno quello dell’avversario" },
  },
  "TABLE.DP": {
    description:
      "La tabella dal punteggio p alla differenza dp (8.1a), in un intervallo espanso con intestazioni.",
    details: "101 righe, da 1,00 in giù. Nel 2005 la prima e l’ultima non hanno dp.",
    parameters: { edition: EDITION },
  },
  "TABLE.PD": {
    description:
      "La tabella dalla differenza al punteggio atteso (8.1b), in un intervallo espanso con intestazioni.",
    details:
      "H è il giocatore con il rating più alto, L quello con il più basso. L’ultima riga vale da 736 in su.",
    parameters: {},
  },
};
