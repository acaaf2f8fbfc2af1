/** Words for arguments that several functions share. */
export const EDITION =
  'Édition par son année, la date de début du tournoi, "rapid" ou "blitz" ; sans elle, la plus récente';
export const EDITION_OR_FSE = `${EDITION} ; "FSE" pour la liste suisse`;
export const EDITION_ON_DATE =
  "Édition par son année ou une date ; sans elle, celle en vigueur à la date";
export const ROBIN_EDITION =
  "Édition par son année ou la date de début ; sans elle 2017, la dernière qui a la méthode";
export const OWN_RATING = "Le classement du joueur";
export const OPPONENTS = "Classements des adversaires ; u pour un non-classé, qui ne compte pas";
export const RESULTS_OR_TOTAL =
  "Un résultat par adversaire, ou un total ; tapez - pour une partie non jouée";
export const PLAYER_RATINGS = "Classement de chaque joueur ; u ou vide pour un non-classé";
export const FIRST = "VRAI (par défaut) pour le premier tournoi ; FAUX pour un suivant";
