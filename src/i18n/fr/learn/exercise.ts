import { writing } from "../../writing";
import { FR_WORDS } from "../words";
import type { ExerciseTexts } from "../../learn/exercise";

const { number } = writing(FR_WORDS);

export const FR_EXERCISE: ExerciseTexts = {
  page: {
    heading: "Exercices",
    what: "Des questions sur un tournoi tiré au sort, sur une feuille qui corrige les réponses à mesure qu’on les tape, et une seconde feuille avec le corrigé.",
    level: "Sujet",
    edition: "Règlement",
    seed: "Graine : le même nombre donne le même exercice sur tous les ordinateurs",
    noSeed: (most) => `Une graine est un nombre entier de 1 à ${number(most)}.`,
    isClass: (sheets) =>
      `Une classe : ${sheets} feuilles différentes de cette graine, et une avec leurs corrigés`,
    create: "Créer l’exercice",
    made: (sheet, answers) =>
      `La feuille « ${sheet} » est prête. Tapez les réponses dans ses cellules bleues ; « ${answers} » contient le corrigé. Un 1 dans les cellules à côté de la page montre ici les indices ou les solutions.`,
    madeClass: (sheets, answers) =>
      `${sheets} feuilles sont prêtes, chacune de sa propre graine ; « ${answers} » contient le corrigé de toutes. Un 1 devant les indices ou les solutions les y montre partout.`,
  },
  levels: {
    pd: {
      name: "PD et ΔR",
      task: "Chaque partie est d’un autre joueur. Trouvez PD et ΔR du joueur qui a ce classement, et tapez-les dans les cellules bleues.",
    },
    change: {
      name: "Variation et K",
      task: "Chaque joueur a rencontré cinq adversaires de ces classements, avec ces résultats. Trouvez K, la somme des ΔR, la variation et le nouveau classement.",
    },
    swiss: {
      name: "Ru dans un Suisse",
      task: "Deux joueurs sans classement et leurs rondes ; u est un adversaire sans classement, + et − n’ont pas été jouées. C’est leur premier tournoi. Trouvez ce qui mène à Ru.",
    },
    robin: {
      name: "Ra et Ru d’un toutes rondes",
      task: "Chacun a joué une fois contre chacun. Trouvez dp de chaque joueur classé, Rar, dpa, Ra, puis Ru des joueurs sans classement (u).",
    },
    counting: {
      name: "Composition et parties comptées",
      task: "Quels toutes rondes peuvent être pris en compte, et quelles parties d’un Suisse comptent ? A est classé, B et C ne le sont pas, et c’est leur premier tournoi ; + et − n’ont pas été jouées.",
    },
    iteration: {
      name: "L’itération complète",
      task: "Trouvez Ra, Ru des joueurs sans classement (u), leurs Rc et Ru corrigés une fois, et ce qu’y gagnent ou perdent les joueurs classés.",
    },
  },
  tabs: { questions: "Exercice", answers: "Corrigé" },
  title: (level) => `Exercice : ${level}`,
  answersTitle: (level) => `Corrigé : ${level}`,
  seed: (seed) => `Graine ${seed}`,
  seedLabel: "Graine",
  sheetOf: (sheet, sheets) => `Feuille ${sheet} sur ${sheets}`,
  name: "Nom :",
  sums: "Juste : {right} · presque : {near} · faux : {wrong} · à faire : {open} sur {all}",
  answersNote:
    "Les feuilles de questions sont corrigées avec ces réponses : cachez cette feuille à ceux qui répondent, mais ne la supprimez pas.",
  switches: { solution: "1 montre les solutions", hints: "1 montre les indices" },
  tables: {
    games: "Parties",
    players: "Joueurs",
    questions: "Questions",
    rounds: "Rondes",
    field: "Les joueurs",
    fields: "Toutes rondes",
  },
  headings: {
    number: "N°",
    player: "Joueur",
    rating: "Classement",
    opponent: "Adversaire",
    result: "Résultat",
    age: "Âge",
    gamesBefore: "Parties jouées",
    highest: "Plus haut classement",
    round: "Ronde",
    players: "Joueurs",
    unrated: "Sans classement",
    rounds: "Parties par paire",
    w: "W",
    k: "K",
  },
  asked: {
    pd: "PD",
    delta: "ΔR",
    k: "K",
    sum: "somme des ΔR",
    change: "K × ΣΔR",
    rn: "nouveau classement",
    n: "parties qui comptent",
    w: "points dans celles-ci",
    rc: "Rc",
    ra: "Ra",
    p: "p",
    dp: "dp",
    ru: "Ru",
    rar: "Rar",
    dpa: "dpa",
    rcNew: "Rc (nouveau)",
    ruNew: "Ru (nouveau)",
    we: "We",
    needed: "Classés requis",
    isComposed: "Valable ? 1/0",
    counts: "compte-t-il ? 1 oui, 0 non",
  },
  ofPlayer: (player, what) => `${player} : ${what}`,
  question: "Question",
  answer: "Réponse",
  mark: "Correction",
  solution: "Solution",
  solutionOf: (what) => `Solution ${what}`,
  hint: "Indice",
  article: "Article",
  marks: {
    right: "juste",
    near: "presque : l’arrondi",
    noNumber: "un nombre est demandé",
    wrong: (article) => `faux : voir ${article}`,
    slips: {
      limit: (article) => `limite oubliée : ${article}`,
      exempt: (article) => `sans limite ici : ${article}`,
      row: (article) => `ligne voisine : ${article}`,
      sign: (article) => `le signe : voir ${article}`,
      games: (article) => `p d’un autre n : ${article}`,
      share: (article) => `sans n/(n+1) : ${article}`,
      edition: (article, edition) => `comme en ${edition} : ${article}`,
      counted: (article) => `autres parties : ${article}`,
      hypothetical: (article) => `sans les 2 nulles : ${article}`,
      firstRu: (article) => `d’après 1er Ru : ${article}`,
    },
  },
  hints: {
    game: ({ difference, counted, limit, table, exemptFrom }) => {
      if (exemptFrom !== null)
        return `D = ${Math.abs(difference)} en entier, tableau ${table} : pas de limite dès ${exemptFrom} (${limit}) ; ΔR = résultat − PD`;
      return difference === counted
        ? `D = ${Math.abs(difference)}, colonne ${difference < 0 ? "L" : "H"} du tableau ${table} ; ΔR = résultat − PD`
        : `D = ${Math.abs(difference)} compte pour ${Math.abs(counted)} (${limit}) ; ΔR = résultat − PD`;
    },
    k: ({ article, hasAge }) =>
      hasAge
        ? `Article ${article} : les parties jouées, l’âge et le plus haut classement publié décident, dans son ordre`
        : `Article ${article} : les parties jouées et le plus haut classement publié décident, dans son ordre`,
    sum: ({ article, points, games }) =>
      `${points} en ${games} parties, moins PD de chaque partie ; différences limitées selon ${article}`,
    change: ({ article }) => `K × ΣΔR (${article}), sans arrondir encore`,
    rn: ({ article }) => `La variation arrondie à l’entier (${article}), plus le classement`,
    n: () => "Les parties jouées, contre des adversaires classés",
    w: () => "Les points de ces seules parties",
    average: ({ games, opponents, rating }) =>
      opponents === 0
        ? `La moyenne des ${games} adversaires classés`
        : `La moyenne des ${games} adversaires classés et de ${opponents} autres à ${rating}, contre qui il annule`,
    p: ({ quotient }) => `${quotient}, deux décimales, la moitié arrondie vers le haut`,
    dp: ({ table }) => `p dans le tableau ${table}`,
    ru: ({ w, n, bonus, average, highest }) =>
      bonus === null
        ? `${average} + dp, arrondi${highest === null ? "" : `, ${highest} au plus`}`
        : `${w} en ${n} parties : la moyenne, plus ${number(bonus)} par demi-point au-dessus de 50 %`,
    ruBelow: ({ w, n, opponents }) =>
      `${w} en ${n} parties : Ra + dp × ${opponents}/${opponents + 1}, arrondi`,
    rar: () => "La moyenne des classements des joueurs classés",
    dpa: () => "La moyenne des dp des joueurs classés",
    robinRa: ({ n }) => `Rar − dpa × ${n}/${n + 1}, arrondi avant de servir`,
    rcNew: ({ limit }) =>
      `Les adversaires à plus de ${limit} de son Ru comptent à ${limit} : la somme de ces décalages, divisée par n, s’ajoute à Ra`,
    ruNew: () => "Comme Ru, avec Rc (nouveau) à la place de Ra",
    we: ({ article }) =>
      `PD contre chacun, les joueurs sans classement avec Ru (nouveau) ; limite : ${article}`,
    field: ({ articles }) => `${articles.includes(",") ? "Articles" : "Article"} ${articles}`,
    counts: ({ points, opponents }) =>
      points === opponents
        ? `Points et adversaires classés : ${points}`
        : `Points : ${points} ; adversaires classés : ${opponents}`,
  },
};
