import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION } from "./arguments";

/** The tables. */
export const LOOKUPS: FunctionTexts["functions"] = {
  PD: {
    description:
      "Score attendu pour un écart de classement, par la table du règlement (8.1b), sans limite.",
    details:
      "L’écart est arrondi à l’entier, le demi en s’éloignant de zéro. Au-delà de 735 le score est certain.",
    parameters: { diff: "Son classement moins celui de l’adversaire" },
  },
  DP: {
    description: "Écart de classement pour un score en fraction, par la table du règlement (8.1a).",
    details:
      "p est arrondi au centième, le demi vers le haut. À ,00 et 1,00 la table montre ±800 ; en 2005 elle ne dit rien.",
    parameters: { p: "Le score en fraction, de 0 à 1", edition: EDITION },
  },
  PERCENT: {
    description:
      "La fraction p comme le règlement l’arrondit : deux décimales, le demi vers le haut.",
    details:
      "Exact en nombres entiers : 11,5 sur 20 fait ,58, là où arrondir un quotient peut donner ,57.",
    parameters: { score: "Points et demi-points", games: "Nombre de parties" },
  },
  LOGISTIC: {
    description:
      "L’approximation logistique de 12.1, pour comparer : le classement utilise la table, FIDE.PD.",
    details: "Arrondie à deux décimales, elle diffère de la table pour 460 des 736 écarts.",
    parameters: { diff: "Son classement moins celui de l’adversaire" },
  },
  "TABLE.DP": {
    description: "La table du score p à l’écart dp (8.1a), propagée avec ses titres.",
    details: "101 lignes, de 1,00 vers le bas. En 2005 la première et la dernière n’ont pas de dp.",
    parameters: { edition: EDITION },
  },
  "TABLE.PD": {
    description: "La table de l’écart au score attendu (8.1b), propagée avec ses titres.",
    details:
      "H est le mieux classé, L le moins bien classé. La dernière ligne vaut à partir de 736.",
    parameters: {},
  },
};
