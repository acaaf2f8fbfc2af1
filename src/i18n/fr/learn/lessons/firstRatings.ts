import type { FirstRatingLessonKey, LessonWords } from "../../../learn/lessons";

export const FR_FIRST_RATING_LESSONS: Readonly<Record<FirstRatingLessonKey, LessonWords>> = {
  weighted2005: {
    name: "10.3 (2005) : moyenne pondérée",
    tab: "10.3 (2005) pondéré",
    look: "Le Ru de chaque tournoi compte autant de fois qu’il a de parties. Le texte ne donne que Ru ; ici chaque tournoi est à 50 %, où Ru est Rc.",
    steps: [
      "10.3 (2005) : un joueur non classé a trois tournois, de 5, 10 et 5 parties. Chacun donne un classement à lui seul.",
      "Ru de chaque tournoi : 2280, 2400 et 2000.",
      "Chaque Ru compte autant de fois que le tournoi a de parties : Ru × n. Les trois tournois comptent.",
      "La somme divisée par les 20 parties : 2270 est publié. Une moyenne simple serait 2227.",
    ],
  },
  pooled2011: {
    name: "8.34 (2011) : tout en un tournoi",
    tab: "8.34 (2011) mis en commun",
    look: "2199 là où le texte imprime 2197 : c’est 2184,17 + 12,5, et d’après 8.23 un ½ vaut 15.",
    steps: [
      "8.34 (2011) : trois tournois, 1/3, 3/5 et 2½/4, contre des moyennes de 2220, 2150 et 2200. Depuis 2011 ils comptent comme un seul.",
      "Ru de chaque tournoi seul : il ne compte plus par lui-même, mais dit si le tournoi compte.",
      "Ensemble 12 parties et 6½ points, un ½ au-dessus de 50 %. La moyenne de tous les adversaires est 2184,17.",
      "2184,17 + 15 = 2199. Le texte imprime 2197 : les 12,5 de 2005 y sont restés.",
    ],
  },
  first2024: {
    name: "8.2 (2024) : deux nulles ajoutées",
    tab: "8.2 (2024) premier classement",
    look: "Les deux adversaires fictifs de 1800, deux nulles : ils déplacent la moyenne et le score de l’examen type de la FIDE (manuel des arbitres 2025, Q15).",
    steps: [
      "Examen type de la FIDE : sept adversaires classés, 1580 en moyenne, et 3 points. Depuis 2024 s’ajoutent deux nulles contre 1800.",
      "Ra : 7 × 1580 et 2 × 1800, divisés par 9 : 1629.",
      "4 points sur 9 font 0,44, et dp de 0,44 est −43.",
      "Ru = Ra + dp = 1586. Il est publié : 7 parties, plus que les 5 nécessaires, et 1400 est atteint.",
    ],
  },
};
