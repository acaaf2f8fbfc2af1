import type { ErrataTexts } from "../errata";

export const FR_ERRATA: ErrataTexts = {
  title: "Errata des textes imprimés",
  introduction:
    "Ce qui peut arrêter le lecteur du règlement, et ce qui est calculé à la place. Les feuilles répètent dans leurs notes ce qui les concerne.",
  guide: "Le guide du premier classement (2005)",
  slides: "Les diapositives de formation (FIDE et FSE)",
  sentences: {
    noPoint: (where) =>
      `Le guide retire 735 pour zéro point (2300, 0 sur 5 : 1565) ; ${where} laisse dp indéterminé, un tel tournoi ne compte donc pas.`,
    raInSwiss: (where) =>
      `${where} disent Ra. Dans un suisse ou par équipes c’est Rc, la moyenne des adversaires classés : il n’y a pas de Ra.`,
    poolPrinted: (where) =>
      `L’exemple de ${where} imprime 2197 : c’est 2184,17 + 12,5, reste de 2005. D’après 8.23 c’est 15 par ½ : 2199.`,
    playerForOpponent: (where) =>
      `${where} dit « si le joueur est non classé » : c’est l’adversaire, qui compte avec le classement déterminé à la fin du tournoi.`,
    firstRuPrinted: (where) =>
      `${where} imprime 2411 et 2386 comme premier Ru de C et E : 12,5 par ½, reste de 2005. D’après 8.23 c’est 15 : 2423 et 2393.`,
    wePrinted: (where) =>
      `${where} imprime We 7,38 ; 6,50 ; 5,40 ; 2,52 ; 4,21 ; 4,21, depuis le premier Ru. D’après ses mots, avec Ru (nouveau), c’est 7,36 ; 6,48 ; 5,40 ; 2,55 ; 4,21 ; 4,21.`,
    gamesOneByOne: (where) =>
      `${where} dit qu’il serait plus précis de compter chaque partie séparément, mais plus laborieux : c’est ce que fait 10.51.`,
    turnoverOf25: (where) =>
      `${where} : « K = 25, c’est 30 parties » est un reste de 2005. Avec K = 30 de 8.56 le classement s’inverse en 25 parties (750 / K).`,
    turnoverOf30: (where) =>
      `${where} : « K = 30, c’est 18 parties ». Le K qui inverse un classement en 18 parties est le 40 de 8.56 (700 / K).`,
    gamesRenumbered: (where) =>
      `${where} renvoient à 6.3 et 6.4, qui sont 6.2 et 6.3 dans cette édition.`,
    driftRenumbered: (where) =>
      `${where} renvoie à 12.3 : la dérive de l’échelle est l’objet de 10.3.`,
    slidesFide: (where) =>
      `Colonne ${where} : 800 → 1,00 ; 500 → 0,95 ; 350 → 0,90 ; 250 → 0,80 ; 200 → 0,75 ; 100 → 0,65 sont arrondis pour le cours. D’après la table 8.1(b), avec 400 points au plus, c’est 0,92 ; 0,92 ; 0,89 ; 0,81 ; 0,76 ; 0,64.`,
    slidesFse: (where) =>
      `Colonne ${where} : 300 → 0,86 et 90 → 0,63. D’après la table 8.1(b), c’est 0,85 et 0,62.`,
    slidesJuniors: (where) =>
      `${where} : les juniors gardent K 40 « ≤ 2300 », d’après 8.56 (2014) au-dessous de 2300 ; et 100 points de plus font 64 %, non 66 %.`,
  },
};
