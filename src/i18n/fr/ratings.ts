import type { RatingsTexts } from "../ratings";

export const FR_RATINGS: RatingsTexts = {
  tab: "Elo",
  firstRating: "Premier classement",
  what: "Les tournois d’un joueur non classé en liste, un par ligne, sous les en-têtes Tournoi, Date, Genre, Rc, W, n (et Liste, si des tournois sont traités tard) : choisissez-en une case. Sans liste, choisissez le règlement : la feuille est vide, à remplir.",
  edition: "Règlement",
  byEvents: "d’après les jours des tournois",
  dayNeeded:
    "Aucun tournoi n’a ici de jour, qui fixe le règlement. Indiquez les jours dans la liste, ou choisissez le règlement plus haut.",
  exception: (games) =>
    `${games} parties suffisent : Olympiade, championnat par équipes, IBCA, ICSC, IPCA`,
  create: "Créer la feuille de premier classement",
  made: (sheet, events) => `Créé : ${sheet}, ${events === 1 ? "1 tournoi" : `${events} tournois`}.`,
  madeEmpty: (sheet) =>
    `Créé : ${sheet}. Aucune liste de tournois n’était choisie, la feuille est vide : remplissez les cellules bleues. Pour des tournois d’autres années, choisissez leur règlement ci-dessus et refaites-la.`,
  toSettle: "La liste a des points à régler d’abord :",
  failed: (what, left) =>
    left === ""
      ? `Excel n’a pas pu le faire (${what}). Aucune feuille n’est restée ; réessayez.`
      : `Excel n’a pas pu le faire (${what}). Ces feuilles peuvent être encore là : ${left}. Regardez-les, supprimez ce dont vous n’avez pas besoin, et réessayez.`,
  notCalculated: (error) =>
    `Un rapport montre ${error} : la feuille de ses parties n’est plus là, ou il n’est pas encore calculé. Créez le rapport à nouveau, ou réessayez quand il montre des nombres.`,
  whoIsWho: {
    heading: (questions) =>
      questions === 1
        ? "Est-ce une seule personne ?"
        : `${questions} fois : est-ce une seule personne ?`,
    what: "Ces joueurs peuvent être un ou deux. Rien n’est créé avant la réponse, et aucune n’est demandée deux fois.",
    one: "Une personne",
    two: "Deux personnes",
    born: (birth) => `naissance ${birth}`,
    unrated: "non classé",
    rating: (ratings) => `classement ${ratings}`,
    id: (number) => `code FIDE ${number}`,
    noId: "sans code FIDE",
    remember: "Retenir les réponses et continuer",
    kept: (sheet) =>
      `Les réponses figurent sur la feuille « ${sheet} » : on peut les y modifier et les retirer.`,
  },
  unrated: {
    legend: (players) =>
      players === 1
        ? "Du joueur non classé des rapports de ce classeur"
        : `De l’un des ${players} joueurs non classés des rapports de ce classeur`,
    event: ({ title, games, points, ru }) =>
      `${title} : ${String(points).replace(".", ",")} sur ${games}, ${ru === null ? "pas de Ru" : `Ru ${ru}`}`,
    ofList: "De la liste choisie, ou vide",
    nobody:
      "Aucun rapport de ce classeur n’a de joueur non classé qui ait rencontré un classé. Créez le rapport de son tournoi à la page Tableau, et il est listé ici ; ou faites la feuille d’une liste.",
    made: (sheet, events, keptFrom) =>
      [
        `Créé : ${sheet}, ${events === 1 ? "1 tournoi" : `${events} tournois`}, liés aux rapports.`,
        keptFrom === null
          ? "Tapez les tournois d’avant dans les lignes bleues au-dessus. Refaite, la feuille les garde."
          : `Ce qui était tapé dans ${keptFrom} est repris.`,
      ].join(" "),
    toSettle: (sheet) => `Sur la feuille ${sheet}, dont les tournois sont repris, réglez d’abord :`,
    noDays: (sheets) =>
      `Pas de premier jour, donc l’ordre des tournois est inconnu : ${sheets}. Refaites le rapport avec son jour.`,
    gone: "Plus aucun rapport n’a ce joueur comme non classé. Choisissez-en un autre.",
  },
  period: {
    heading: "Période de classement",
    what: "Tous les tournois qu’une liste compte, joueur par joueur : ΣΔR, K et sa limite, un seul arrondi, le nouveau classement.",
    source: "Tournois pris de",
    sources: { reports: "les rapports du classeur", list: "la liste choisie" },
    listColumns:
      "Une ligne par joueur et tournoi sous les en-têtes Joueur, Tournoi, Date, Elo, n, W − We (ou W et We), K, Parties avant : choisissez-en une case. Tournoi, Date, K et Parties avant peuvent manquer. Naissance, Parties jusqu’ici et Meilleur Elo donnent K s’il manque.",
    ticked:
      "Choisissez d’abord la liste. Est coché ce qu’elle compte, d’après les derniers jours des tournois ; ce que compte une autre liste le dit. Le rapport d’un tournoi corrigé prend la coche de celui qu’il remplace.",
    noReports:
      "Aucun rapport de classement n’est choisi. Créez-en un par tournoi à la page Tableau, puis cochez-le ici.",
    report: (sheet, event, day, edition) => `${sheet} : ${event}, ${day}, édition ${edition}`,
    noDay: "sans date",
    look: "Chercher encore les rapports",
    list: "Liste qui les compte",
    create: "Créer la feuille de période",
    made: (sheet, players) =>
      `Créé : ${sheet}, ${players === 1 ? "1 joueur" : `${players} joueurs`}.`,
    noList:
      "Aucune liste de résultats n’est choisie. Attendu : les en-têtes Joueur, Elo, n et W − We (ou W et We) ; choisissez-en une case.",
    unmet: (events) =>
      `Ce que demande le règlement n’est pas rempli : ${events}. Cochez ci-dessous pour les prendre quand même.`,
    takeUnmet: "Prendre les tournois dont les conditions ne sont pas remplies",
    ofOtherList: (sheets) =>
      `Une autre liste compte ${sheets}. Cochez ci-dessous pour que cette période les prenne quand même.`,
    takeForeign: "Prendre les rapports qu’une autre liste compte",
    severalPaces:
      "Les parties lentes, rapides et de blitz font des classements à part. Cochez les rapports d’une seule cadence.",
    gone: (sheets) =>
      `Plus un rapport de classement : ${sheets}. Choisissez « Chercher encore les rapports » et cochez ceux qui comptent.`,
    lookOver: "Vérifiez ce qui suit.",
    twice: (one, other) =>
      `À vérifier : ${one} et ${other} semblent être d’un même tournoi, qui compte alors deux fois. Décochez l’un d’eux et refaites la feuille.`,
    ofList: (list) => `compté par la liste du ${list}`,
    foreign: (sheets) => `À vérifier : une autre liste compte ${sheets} ; la feuille le dit.`,
    missing: (sheets) => `Cette liste compte aussi, sans coche : ${sheets}.`,
    byList: "chaque tournoi par son jour, la période par sa liste",
    severalLists: (lists) =>
      `À vérifier : d’après leurs dates ces tournois appartiennent à des listes différentes (${lists}).`,
  },
  correction: {
    heading: "Comparaison",
    what: "Ce qui change, pour qui, de combien et pourquoi : entre deux rapports d’un tournoi, dont l’un a été corrigé, ou entre deux périodes.",
    tooFewReports:
      "Gardez le rapport d’avant. Ouvrez le fichier corrigé, ou choisissez le tableau corrigé, créez aussi son rapport, à côté de celui d’avant ou à sa place, et revenez. Deux périodes se comparent ici aussi.",
    report: (sheet, event) => `${sheet} : ${event}`,
    before: "Rapport ou période d’avant",
    after: "Rapport du tournoi corrigé, ou autre période",
    compare: "Comparer",
    sameReport:
      "Deux fois la même feuille. Choisissez ce qui a été fait avant et ce à quoi le comparer.",
    noReport:
      "L’un des deux n’est plus un rapport, ou la feuille de ses parties n’est plus là. Créez-le à nouveau.",
    noPeriod:
      "L’une des deux n’est plus une période, ou la feuille de ses résultats n’est plus là. Créez-la à nouveau.",
    doubts: {
      "other event":
        "À vérifier : peu de joueurs sont dans les deux rapports, sans doute pas d’un même tournoi.",
      "other period": "À vérifier : peu de joueurs sont dans les deux périodes.",
    },
    made: (sheet) => `Créé : ${sheet}.`,
  },
};
