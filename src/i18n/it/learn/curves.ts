import type { CurveTexts } from "../../learn/curves";
import { cited } from "../../citing";

const [tables, change] = [cited("tables"), cited("change")];

export const IT_CURVES: CurveTexts = {
  heading: "Curve e tabelle",
  what: "Una tabella con il suo grafico in un foglio: cambiando un numero azzurro seguono entrambi.",
  which: "Che cosa si disegna",
  seed: "Seme del giocatore",
  create: "Disegna",
  made: (sheet) => `Creato: ${sheet}.`,
  noRatings: "Selezionare prima i rating di una lista: una colonna, con più di un numero.",
  sheet: {
    state: "Le celle azzurre si possono cambiare: tabella e grafico seguono.",
    stateOfFixed: "Il grafico segue la tabella.",
    seed: (seed) => `inventato con il seme ${seed}`,
    ofList: (ratings) => `${ratings} rating`,
    curves: {
      expectation: {
        name: "Attesa",
        about: (edition) =>
          `Quanto ci si attende da chi ha D punti più dell’avversario: vale la tabella, ${tables(edition)}; le curve logistica e normale le si avvicinano.`,
        axes: { x: "differenza", y: "attesa" },
      },
      outcomes: {
        name: "Vittoria, patta, sconfitta",
        about: (edition) =>
          `Quanto rende una partita prima di K: punteggio meno attesa, ${change(edition)}.`,
        axes: { x: "differenza", y: "punteggio − attesa" },
      },
      stakes: {
        name: "Punti in palio",
        about: (edition) =>
          `Quanto cambia una partita per chi ha il rating più alto con due K diversi: K × (punteggio − PD), ${change(edition)}, fino alla massima differenza che conta.`,
        axes: { x: "differenza", y: "variazione" },
      },
      pdTable: {
        name: "Tabella da D a PD",
        about: (edition) =>
          `Com’è stampata: ${cited("pdTable")(edition)}. H è chi ha il rating più alto.`,
        axes: { x: "D", y: "PD" },
      },
      dpTable: {
        name: "Tabella da p a dp",
        about: (edition) => `Com’è stampata: ${cited("dpTable")(edition)}.`,
        axes: { x: "p", y: "dp" },
      },
      categories: {
        name: "Categorie di 200 punti",
        about: (edition) =>
          `La scala è fatta di intervalli, con categorie di 200 punti: ${tables(edition)}. Quanto ci si attende dalla categoria più alta.`,
        axes: { x: "categorie di distanza", y: "attesa" },
      },
      career: {
        name: "Carriera di un giocatore inventato",
        about: (edition) =>
          `Il rating segue la forza, tanto più in fretta quanto più grande è K: ${change(edition)}.`,
        axes: { x: "periodo", y: "rating" },
      },
      histogram: {
        name: "Rating di una lista",
        about: () => "Quanti giocatori hanno un rating in ogni centinaio.",
        axes: { x: "rating", y: "giocatori" },
      },
    },
    headings: {
      difference: "D",
      table: "PD",
      logistic: "logistica",
      normal: "normale",
      upTo: "fino a D",
      win: "vittoria",
      draw: "patta",
      loss: "sconfitta",
      from: "D ≥",
      range: "da – a",
      higher: "H",
      lower: "L",
      p: "p",
      dp: "dp",
      classes: "categorie",
      period: "periodo",
      rating: "Rn",
      strength: "forza",
      opponents: "Rc",
      games: "n",
      score: "W",
      k: "K",
      before: "Ro",
      players: "giocatori",
      listed: "rating",
      gamesSoFar: "partite finora",
      highest: "massimo",
      least: "da",
    },
    inputs: { difference: "Differenza D", firstK: "Primo K", secondK: "Secondo K" },
    withK: (heading, which) => `${heading}, ${which === 1 ? "1º" : "2º"} K`,
    chosen: (heading) => `${heading} di D`,
    classes: (count, points) => `${count} (${points})`,
  },
};
