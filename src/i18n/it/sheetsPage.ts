import type { SheetsPageTexts } from "../sheetsPage";

export const IT_SHEETS_PAGE: SheetsPageTexts = {
  tab: "Fogli",
  handOn: {
    heading: "Copia per altri",
    what: "Crea una copia del foglio visualizzato, con quelli che ne fanno parte, per chi non ha il componente aggiuntivo. Delle date di nascita resta solo l’anno.",
    style: "Nella copia",
    styles: { values: "valori", plain: "formule semplici" },
    handOn: "Crea la copia",
    empty: "Il foglio visualizzato è vuoto. Visualizzare il foglio da consegnare.",
    choose: (sheets) => `${sheets} fogli vanno insieme. Si copiano quelli selezionati.`,
    superseded: "c’è già un rapporto più recente del torneo",
    other: "Un altro foglio",
    noneChosen: "Nessun foglio è selezionato. Selezionare quelli da copiare.",
    made: (sheets) =>
      `Creato: ${sheets}. Per inviarli: fare clic sulla prima di queste schede e poi, tenendo premuto Maiusc, sull’ultima; clic con il pulsante destro, Sposta o copia, (nuova cartella), OK; infine salvare quella cartella di lavoro.`,
    unsure: (sheets) =>
      `Guardare ${sheets} prima dell’invio: le date di nascita che vi si trovano sono state copiate per intero.`,
  },
  overview: {
    heading: "Indice",
    few: "Un foglio che elenca i fogli creati qui, con i collegamenti. Conviene a partire da cinque fogli.",
    many: (sheets) =>
      `La cartella di lavoro contiene ${sheets} fogli creati qui: un foglio può elencarli, con i collegamenti.`,
    make: "Crea l’indice",
    made: (sheet) => `Creato: ${sheet}.`,
  },
};
