import type { CurveTexts } from "../../learn/curves";
import { cited } from "../../citing";

const [tables, change] = [cited("tables"), cited("change")];

export const FR_CURVES: CurveTexts = {
  heading: "Courbes et tables",
  what: "Une table et son graphique sur une feuille : changez un nombre bleu, les deux suivent.",
  which: "Ce qui est dessiné",
  seed: "Graine du joueur",
  create: "Dessiner",
  made: (sheet) => `Créée : ${sheet}.`,
  noRatings:
    "Sélectionnez d’abord les classements d’une liste : une colonne, avec plus d’un nombre.",
  sheet: {
    state: "Les cellules bleues se changent : la table et le graphique suivent.",
    stateOfFixed: "Le graphique suit la table.",
    seed: (seed) => `inventé avec la graine ${seed}`,
    ofList: (ratings) => `${ratings} classements`,
    curves: {
      expectation: {
        name: "Espérance",
        about: (edition) =>
          `Ce qu’on attend d’un joueur classé D au-dessus de son adversaire : la table fait foi, ${tables(edition)} ; les courbes logistique et normale s’en approchent.`,
        axes: { x: "différence", y: "espérance" },
      },
      outcomes: {
        name: "Gain, nulle, perte",
        about: (edition) =>
          `Ce que rapporte une partie avant K : résultat moins espérance, ${change(edition)}.`,
        axes: { x: "différence", y: "résultat − espérance" },
      },
      stakes: {
        name: "Points en jeu",
        about: (edition) =>
          `Ce qu’une partie change pour le mieux classé avec deux K différents : K × (résultat − PD), ${change(edition)}, jusqu’à la plus grande différence qui compte.`,
        axes: { x: "différence", y: "variation" },
      },
      pdTable: {
        name: "De D à PD, la table imprimée",
        about: (edition) =>
          `Comme elle est imprimée : ${cited("pdTable")(edition)}. H est le mieux classé.`,
        axes: { x: "D", y: "PD" },
      },
      dpTable: {
        name: "De p à dp, la table imprimée",
        about: (edition) => `Comme elle est imprimée : ${cited("dpTable")(edition)}.`,
        axes: { x: "p", y: "dp" },
      },
      categories: {
        name: "Catégories de 200 points",
        about: (edition) =>
          `L’échelle est faite d’intervalles, les catégories ont 200 points : ${tables(edition)}. Ce qu’on attend de la catégorie supérieure.`,
        axes: { x: "catégories d’écart", y: "espérance" },
      },
      career: {
        name: "Carrière d’un joueur inventé",
        about: (edition) =>
          `Le classement suit la force, d’autant plus vite que K est grand : ${change(edition)}.`,
        axes: { x: "période", y: "classement" },
      },
      histogram: {
        name: "Classements d’une liste",
        about: () => "Combien de joueurs ont un classement dans chaque centaine.",
        axes: { x: "classement", y: "joueurs" },
      },
    },
    headings: {
      difference: "D",
      table: "PD",
      logistic: "logistique",
      normal: "normale",
      upTo: "jusqu’à D",
      win: "gain",
      draw: "nulle",
      loss: "perte",
      from: "D ≥",
      range: "de – à",
      higher: "H",
      lower: "L",
      p: "p",
      dp: "dp",
      classes: "catégories",
      period: "période",
      rating: "Rn",
      strength: "force",
      opponents: "Rc",
      games: "n",
      score: "W",
      k: "K",
      before: "Ro",
      players: "joueurs",
      listed: "classement",
      gamesSoFar: "parties jusqu’ici",
      highest: "plus haut",
      least: "dès",
    },
    inputs: { difference: "Différence D", firstK: "Premier K", secondK: "Second K" },
    withK: (heading, which) => `${heading}, ${which === 1 ? "1er" : "2e"} K`,
    chosen: (heading) => `${heading} de D`,
    classes: (count, points) => `${count} (${points})`,
  },
};
