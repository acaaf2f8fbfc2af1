import type { LessonWords, TableLessonKey } from "../../../learn/lessons";

export const FR_TABLE_LESSONS: Readonly<Record<TableLessonKey, LessonWords>> = {
  deductions: {
    name: "Guide (2005) : retraits sous 50 %",
    tab: "Guide (2005), retraits",
    look: "Chaque nombre est le dp de p d’après la table 10.1(a). 1 sur 8 fait 0,125 : arrondi à 0,13, et 322 sont retirés.",
    steps: [
      "Guide du premier classement (2005) : sous 50 % d’un suisse, Ru est Rc moins un nombre de cette table, parties en tête, points à gauche.",
      "Huit parties : p est arrondi à deux décimales, la moitié vers le haut. 1 sur 8 fait 0,125, donc 0,13, et dp de 0,13 est −322.",
      "De même de trois à neuf parties. À partir de 50 %, rien n’est retiré.",
      "Zéro point : le guide retire 735. La table laisse dp indéterminé jusqu’en 2011, où il devient 800 : un tel tournoi ne compte pas.",
    ],
  },
  nineGames2025: {
    name: "Manuel FIDE 2025 : neuf parties",
    tab: "Neuf parties, manuel 2025",
    look: "Deux adversaires sont à plus de 400 points et comptent 2612. La variation est +56,4, et s’arrondit une fois.",
    steps: [
      "Manuel des arbitres de la FIDE 2025 : un joueur de 2212, K 40, joue neuf parties. Quel est son nouveau classement ?",
      "Un écart de plus de 400 points compte comme 400 : 2659 et 2652 comptent 2612.",
      "PD d’après la table 8.1(b) : ce qui est attendu du joueur dans chaque partie.",
      "ΔR est le résultat moins PD. La somme des neuf est +1,41.",
      "K × ΣΔR = 40 × 1,41 = +56,4, arrondi à 56 : le nouveau classement est 2268.",
    ],
  },
  kThroughCareer: {
    name: "K au long d’une carrière",
    tab: "K au long d’une carrière",
    look: "Les 40 des juniors, venus en 2014, et les 2400 qui comptent pour toujours : qui les a atteints garde K 10.",
    steps: [
      "K dit combien une partie déplace un classement. Classements, parties, âges et plus hauts classements peuvent être changés.",
      "2005 : 25 pour les 30 premières parties, puis 15, et 10 dès 2400. Les 30 parties passent d’abord : 2450 et 20 parties, K 25.",
      "2011 : 30 au lieu de 25, et 2400 compte sans les 30 parties.",
      "2014 : 40, 20, 10. Un junior sous 2300 a 40 jusqu’à ses 18 ans ; dès que 2300 est atteint, les 40 sont perdus.",
      "2024 : les 40 du junior durent jusqu’à la fin de l’année de ses 18 ans.",
    ],
  },
  kTimesGames: {
    name: "La règle des 700 : K × n",
    tab: "K × n, règle des 700",
    look: "K est abaissé jusqu’à ce que K × n ne dépasse pas 700 : qui joue beaucoup en un mois ne bouge pas davantage.",
    steps: [
      "Trois cas du manuel de la FIDE, et deux où rien ne change : K, et les parties d’une période de classement.",
      "K × n est ce qui peut être perdu ou gagné au plus. Au-dessus de 700, K doit diminuer.",
      "700 divisé par les parties, sans décimales : 22 parties donnent 31, 39 parties 17, 50 parties 14.",
    ],
  },
  fideAndFse: {
    name: "FIDE et FSE : ce que vaut une partie",
    tab: "FIDE et FSE, points",
    look: "La FIDE compte 400 points au plus, la liste suisse tous. Les diapositives arrondissent pour le cours : ce qui diffère de la table 8.1(b) est marqué.",
    steps: [
      "Deux listes, une table : la FIDE avec K 20, la liste suisse (FSE, jusqu’à fin 2025) avec K 24. Que rapportent gain, nulle, perte ?",
      "FIDE : K × (résultat − PD), l’écart compté 400 au plus. Un gain rapporte toujours au moins 1,6 point.",
      "FSE : K 24, et pas de limite. À 1000 points, un gain ne vaut rien.",
      "Les diapositives des arbitres impriment ces PD. Marqué : là où ce ne sont pas ceux de la table 8.1(b).",
    ],
  },
  fsePeriods: {
    name: "FSE : six périodes, et K",
    tab: "FSE, K et périodes",
    look: "Le K suisse suit le classement présent : 16 dès 2200, 36 pour 20 parties et pour les juniors de moins de 20 ans jusqu’à 1850, sinon 24.",
    steps: [
      "Les mêmes joueurs dans les deux listes : classement, parties et âge décident de K, chaque liste à sa manière.",
      "FSE : 16 dès 2200, 36 pour les 20 premières parties et sous 20 ans jusqu’à 1850, sinon 24. R(nouveau) = R(ancien) + Σ K × (résultat − PD).",
      "FIDE 2024 : 10 dès que 2400 fut atteint, 40 pour les 30 premières parties et les juniors sous 2300, sinon 20.",
      "La FSE avait six périodes par an, de deux mois ; la FIDE douze, d’un mois. La liste suisse a pris fin le 1er janvier 2026.",
    ],
  },
};
