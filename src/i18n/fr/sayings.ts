import type { FunctionSayings } from "../pane";

/** Ce que disent ceux qui cherchent une fonction, outre son nom, ses arguments et sa description. */
export const FR_SAYINGS: FunctionSayings = {
  PD: "courbe probabilité chance de gain espérance pourcentage conversion",
  DP: "courbe inverse pourcentage performance conversion fraction",
  PERCENT: "pourcentage part fraction arrondi moitié",
  LOGISTIC: "courbe formule sigmoïde elo 400 chess.com lichess en ligne approché",
  "TABLE.DP": "courbe liste tous les pourcentages imprimer",
  "TABLE.PD": "courbe liste toutes les probabilités imprimer",
  EXPECTED: "courbe probabilité chance de gain espérance we règle des 400 points",
  COUNTED: "règle des 400 points limite plafond éloigné plus fort plus faible adversaire",
  DELTA: "gain perte points gagnés perdus une partie résultat",
  CHANGE: "gain perte points gagnés perdus tournoi variation elo plus moins",
  NEWRATING: "après le tournoi prochaine liste mise à jour elo final rn",
  KFACTOR:
    "jeune junior moins de 18 ans coefficient de développement facteur k nouveau joueur débutant 40 20 10 2400 2300",
  AGE: "jeune junior anniversaire né année de naissance moins de 18 ans",
  PERFORMANCE: "perf rp performance au tournoi norme comment joué",
  STAKES: "courbe gain nulle perte enjeu risque combien à gagner",
  COMPRESS: "1er mars 2024 ajustement sous 2000 relèvement augmentation sonas",
  "SWISS.RC": "moyenne des adversaires elo moyen open suisse",
  RU: "non classé sans elo premier classement initial nouveau joueur débutant estimation",
  "SWISS.RU": "non classé sans elo premier classement initial nouveau joueur débutant open suisse",
  POOL: "non classé premier classement initial plusieurs tournois réunis nouveau joueur",
  WEIGHTED: "non classé premier classement initial plusieurs tournois moyenne nouveau joueur",
  "ROBIN.RA": "toutes rondes tournoi fermé moyenne non classé berger",
  "ROBIN.RC": "toutes rondes tournoi fermé moyenne non classé berger",
  ROBIN:
    "toutes rondes tournoi fermé non classé premier classement berger itération nouveau joueur",
  PUBLISHABLE:
    "non classé premier classement plancher minimum 1400 1000 assez de parties nouveau joueur publié",
  EDITION: "règles règlement version quelle année en vigueur loi",
  EDITIONS: "règles règlement versions toutes les années histoire plancher loi",
  LIST: "quelle liste mensuelle elo du début période",
  RATEDON: "délai publié quand compté clôture période rapport en retard",
  ACTIVE: "inactif drapeau i liste",
  MINTIME: "pendule cadence temps de réflexion minutes minimum fischer",
  TIMECONTROL: "pendule cadence temps de réflexion incrément rapide lent assez fischer",
};
