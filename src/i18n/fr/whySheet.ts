import { cited } from "../citing";
import { stepWriting } from "../stepWriting";
import type { WhySheetTexts } from "../whySheet";
import { FR_WORDS } from "./words";

const { number } = stepWriting(FR_WORDS);

export const FR_WHY_SHEET: WhySheetTexts = {
  of: (what, who) => `${what} de ${who}`,
  against: (what, who, opponent) => `${what} de ${who} contre ${opponent}`,
  byRule: (title) => `Selon la règle : ${title}`,
  squares: {
    result: "Résultat",
    counted: "Compté comme, depuis le premier Ru : l’adversaire",
    pd: "PD",
    rating: "Classement ou Ru",
  },
  typed: "Tapé, pas calculé : tout ce qui suit part de là.",
  heading: "Le titre d’une colonne. Ce qui se trouve dessous s’explique cellule par cellule.",
  madeFor:
    "La feuille a été faite pour cette valeur. Pour une autre, il faut une nouvelle feuille : colonnes, articles et formules ne suivraient pas.",
  shows: (sheet) => `Cette cellule montre ce qui se trouve sur la feuille ${sheet}.`,
  formula: "Composé à partir des cellules nommées ci-dessous.",
  mirrored: "L’autre moitié de la grille : ce que le résultat de l’adversaire laisse.",
  noRatingYet: (edition, games, needed) =>
    `Le joueur est non classé : un premier classement demande ${needed} parties qui comptent, ${cited("window")(edition)} ; cette période en a ${games}. La feuille de premier classement ajoute les tournois antérieurs et dit ce qui manque encore.`,
  gamesIn: (player, event) => `Parties de ${player} : ${event}`,
  onlyRated: "Le joueur est non classé : seul un joueur classé a cela.",
  onlyUnrated: "Le joueur est classé : seul un joueur non classé a cela.",
  noGames: "Aucune partie du joueur ne compte.",
  noDp: (edition) =>
    `Dès 50 %, un bonus pour chaque demi-point remplace dp : ${cited("aboveHalf")(edition)}.`,
  withRating: (rating) => `L’adversaire figure avec son classement : ${rating}.`,
  unrated: "L’adversaire est non classé et n’a pas de Ru qui compte.",
  hypothetical: (edition) =>
    `Un adversaire hypothétique, partie nulle : ${cited("average")(edition)}. Il ne compte que dans Ra et p d’un joueur non classé.`,
  notCounted: {
    opponentUnrated: () => "L’adversaire est non classé : la partie ne compte pas.",
    unratedMatch: (edition) =>
      `Un match avec un joueur non classé n’est pas évalué : ${cited("unratedMatch")(edition)}.`,
    matchDecided: (edition) =>
      `Le match était déjà décidé : la partie ne compte pas, ${cited("decidedMatch")(edition)}.`,
    unratedScheveningen: (edition) =>
      `Un Scheveningen avec plus d’un joueur non classé n’est pas évalué : ${cited("scheveningen")(edition)}.`,
    tooFarApart: (edition) =>
      `Les classements sont trop éloignés pour que la partie soit évaluée : ${cited("notRated")(edition)}.`,
    noScore: () => "Le score n’en est pas un (0, ½ ou 1) : la partie ne compte pas.",
  },
  withinLimit: (limit) =>
    `Rien à compter autrement : l’adversaire est à ${limit} points au plus du premier Ru du joueur, ou le joueur n’en a pas.`,
  counts:
    "1 : le joueur compte. 0 : un joueur non classé sans assez de points dans un premier tournoi.",
  eventCounts: "Le tournoi compte pour le premier classement.",
  notFilled: "La ligne n’est pas remplie : rien n’est calculé.",
  lastRating: "Le classement avec lequel le joueur figure dans le dernier de ses tournois.",
  events: "Les tournois de la période dans lesquels une partie du joueur compte.",
  kOfEvents: "K des tournois, comme la feuille des résultats le montre.",
  beyondLimit: (edition, difference, limit) =>
    `Un écart de ${number(difference)} compte comme ${limit} : ${cited("limit")(edition)}.`,
  kTimesGames: (edition, k, games) =>
    `K × n = ${k} × ${games} = ${k * games} : par période au plus ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
  corrected: (before, after) =>
    `Ce qui est donné après, moins ce qui l’était avant : ${number(after)} − ${number(before)}.`,
  tries: {
    rating: "Classement",
    opponent: "Classement de l’adversaire",
    k: "K",
    points: "Points",
    score: "Score",
    edition: "Édition",
  },
};
