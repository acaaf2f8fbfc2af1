import type { ExerciseTexts } from "../../learn/exercise";

export const FR_EXERCISE: ExerciseTexts = {
  page: {
    heading: "Exercices",
    what: "Des questions sur un tournoi tiré au sort, sur une feuille qui corrige les réponses à mesure qu’on les tape, et une seconde feuille avec le corrigé.",
    level: "Sujet",
    edition: "Règlement",
    seed: "Graine : le même nombre donne le même exercice sur tous les ordinateurs",
    create: "Créer l’exercice",
    made: (sheet, answers) =>
      `La feuille « ${sheet} » est prête. Tapez les réponses dans ses cellules bleues ; « ${answers} » contient le corrigé.`,
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
  },
  tabs: { questions: "Exercice", answers: "Corrigé" },
  title: (level) => `Exercice : ${level}`,
  answersTitle: (level) => `Corrigé : ${level}`,
  seed: (seed) => `Graine ${seed}`,
  sums: "Juste : {right} · presque : {near} · faux : {wrong} · à faire : {open} sur {all}",
  answersNote:
    "Les feuilles de questions sont corrigées avec ces réponses : cachez cette feuille à ceux qui répondent, mais ne la supprimez pas.",
  switches: { solution: "1 montre les solutions", hints: "1 montre les indices" },
  tables: { games: "Parties", players: "Joueurs", questions: "Questions" },
  headings: {
    number: "N°",
    player: "Joueur",
    rating: "Classement",
    opponent: "Adversaire",
    result: "Résultat",
    age: "Âge",
    gamesBefore: "Parties jouées",
    highest: "Plus haut classement",
  },
  asked: {
    pd: "PD",
    delta: "ΔR",
    k: "K",
    sum: "somme des ΔR",
    change: "K × ΣΔR",
    rn: "nouveau classement",
  },
  question: "Question",
  answer: "Réponse",
  mark: "Correction",
  solution: "Solution",
  solutionOf: (what) => `Solution ${what}`,
  hint: "Indice",
  article: "Article",
  marks: {
    right: "juste",
    near: "presque : l’arrondi",
    noNumber: "un nombre est demandé",
    wrong: (article) => `faux : voir ${article}`,
  },
  hints: {
    game: ({ difference, counted, limit, table }) =>
      difference === counted
        ? `D = ${Math.abs(difference)}, colonne ${difference < 0 ? "L" : "H"} du tableau ${table} ; ΔR = résultat − PD`
        : `D = ${Math.abs(difference)} compte pour ${Math.abs(counted)} (${limit}) ; ΔR = résultat − PD`,
    k: ({ article }) =>
      `Article ${article} : les parties jouées, l’âge et le plus haut classement publié décident, dans son ordre`,
    sum: ({ article, points, games }) =>
      `${points} en ${games} parties, moins PD de chaque partie ; différences limitées selon ${article}`,
    change: ({ article }) => `K × ΣΔR (${article}), sans arrondir encore`,
    rn: ({ article }) => `La variation arrondie à l’entier (${article}), plus le classement`,
  },
};
