import type { LessonWords, RobinLessonKey } from "../../../learn/lessons";

const P =
  "p de chaque joueur classé : les points divisés par les parties, à deux décimales. dp se lit dans la table, il ne se calcule pas.";
const RA =
  "Rar est la moyenne des six classements, dpa celle de leurs dp. Ra = Rar − dpa × n / (n + 1), arrondi avant de servir : 2348.";
const RC = "Pour qui n’a pas de classement, la moyenne de la compétition est Ra : c’est Rc.";

export const FR_ROBIN_LESSONS: Readonly<Record<RobinLessonKey, LessonWords>> = {
  printed2011: {
    name: "8.58 (2011) : l’imprimé et la règle",
    tab: "8.58 (2011) imprimé",
    look: "Le premier Ru de C et E, et We de A, B et F : l’imprimé garde les 12,5 de 2005 et le Ru du premier passage. Le même calcul selon la règle est dessous, et ce qui diffère est marqué.",
    steps: [
      "8.58 (2011) : dix joueurs, dont quatre non classés (u). Chacun a rencontré chacun ; W sont les points. Quel classement pour C, E, H et I ?",
      P,
      RA,
      RC,
      "Premier Ru. Sous 50 % : Rc + dp × n / (n + 1), pour H et I. Au-dessus, un bonus par ½ : 12,5 est imprimé pour C et E, là où 8.23 dit 15.",
      "Nul ne compte comme plus éloigné que 400 points : pour H, A compte 2550 ; pour I, A et B comptent 2432.",
      "Rc (nouveau) : ce que ces adversaires comptent de plus ou de moins, divisé par n, déplace la moyenne. H a maintenant 2342, I 2322.",
      "Ru (nouveau) : encore une fois de même, depuis Rc (nouveau), et avec 15 par ½. Il y a une seule correction.",
      "We est la somme des PD des parties. Il est imprimé à partir du premier Ru, alors que le texte dit Ru (nouveau).",
      "K × (W − We) est la variation ; le nouveau classement est arrondi une fois, à la fin.",
      "Selon la règle, les cases marquées seraient différentes : 15 par ½ d’emblée, et We à partir de Ru (nouveau).",
      "Voici ce qu’elles seraient. Changez un classement ou un résultat dans les cellules bleues : les deux tables suivent.",
    ],
  },
  printed2005: {
    name: "10.54 (2005) : deux lectures de We",
    tab: "10.54 (2005)",
    look: "La limite de 350 points, qui déplace Rc de C, H et I ; et We de F : 2,62 ou 2,55, selon la lecture de 10.54.",
    steps: [
      "10.54 (2005) : dix joueurs, dont quatre non classés (u). Chacun a rencontré chacun ; W sont les points. Quel classement pour C, E, H et I ?",
      P,
      RA,
      RC,
      "Premier Ru. Au-dessus de 50 %, 12,5 par ½ : C en a cinq, E trois. Au-dessous, Rc + dp × n / (n + 1) : H et I.",
      "Nul ne compte comme plus éloigné que 350 points : pour I, cinq adversaires comptent 2382 ; I compte 2061 pour C, 2036 pour E ; A compte 2500 pour H.",
      "Rc (nouveau) : ce que ces adversaires comptent de plus ou de moins, divisé par n. C gagne 3, E rien, H perd 11 et I 43.",
      "Ru (nouveau) : encore une fois de même, depuis Rc (nouveau) : 2414, 2386, 2139, 1989. Il y a une seule correction.",
      "We des joueurs classés, avec Ru (nouveau) comme si c’était un classement : la somme des PD des parties.",
      "Mais 10.54 dit Ru, et 8.58 (2011) seulement Ru (nouveau). Avec le premier Ru, F a We 2,55 au lieu de 2,62.",
      "K × (W − We) est la variation ; le nouveau classement est arrondi une fois, à la fin.",
    ],
  },
  rule2014: {
    name: "8.58 (2014) : la règle suivante",
    tab: "8.58 (2014)",
    look: "20 points par ½ au lieu de 12,5 ou 15 : C et E y gagnent, et avec eux change qui est à plus de 400 points. Cette table n’est imprimée nulle part.",
    steps: [
      "Les dix mêmes joueurs selon le règlement de 2014. Le texte n’a plus d’exemple : il dit « processus itératif », et la méthode est celle de 2011.",
      P,
      RA,
      RC,
      "Premier Ru : 20 par ½ au-dessus de 50 % (8.23). C a 2448, là où 2005 donnait 2411 ; H et I sont sous 50 % et restent où ils étaient.",
      "Nul ne compte comme plus éloigné que 400 points. C est maintenant si haut que pour I trois adversaires comptent 2432, et non deux.",
      "Rc (nouveau) : H a 2342, I 2320, et C gagne 2, car I compte 2048 contre C.",
      "Ru (nouveau) : 2450, 2408, 2144, 2004.",
      "We avec Ru (nouveau), comme le dit le texte : la somme des PD des parties.",
      "K vaut maintenant 20, 40 pour les nouveaux et 10 dès que 2400 fut atteint : le même We déplace davantage le classement.",
    ],
  },
  strongerField: {
    name: "10.54 (2005), fin : F plus fort",
    tab: "10.54 (2005), F 2380",
    look: "F a 2380 au lieu de 2150, et C un point de moins : C obtient tout de même un meilleur classement, car la moyenne du tournoi importe le plus à qui dépasse 50 %.",
    steps: [
      "10.54 (2005) appelle F un choix médiocre : 2150 affaiblissait la moyenne. Ici F a 2380, et C un point de moins, que I lui a pris.",
      P,
      "Ra était 2348. Les 230 points de plus de F font 38 de plus dans la moyenne des six classements : Ra est 2387.",
      "Premier Ru de C : 2387 + 3 × 12,5. Avec un point de plus et le F plus faible, c’était 2348 + 5 × 12,5 = 2411.",
      "Nul ne compte comme plus éloigné que 350 points : pour H et I, A compte 2539. Personne d’autre n’est plus si loin.",
      "Rc (nouveau) : la moyenne, corrigée une fois.",
      "Ru (nouveau) de C : comparez-le aux 2414 de l’imprimé. Un point de moins, et un meilleur classement.",
      "Ce que gagnent ou perdent les joueurs classés. Rendez maintenant à C son point, ou à F ses 2150 : tout suit.",
    ],
  },
};
