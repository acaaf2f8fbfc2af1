import type { SheetsPageTexts } from "../sheetsPage";

export const FR_SHEETS_PAGE: SheetsPageTexts = {
  tab: "Feuilles",
  handOn: {
    heading: "Transmettre",
    what: "Fait une copie de la feuille affichée, avec celles qui en font partie, pour qui n’a pas le complément. Des dates de naissance, seule l’année reste.",
    style: "Dans la copie",
    styles: { values: "des valeurs", plain: "des formules simples" },
    handOn: "Faire la copie",
    empty: "La feuille affichée est vide. Affichez la feuille à transmettre.",
    made: (sheets) =>
      `Fait : ${sheets}. Pour l’envoi : cliquez le premier de ces onglets, puis le dernier en tenant Maj ; clic droit, Déplacer ou copier, (nouveau classeur), OK ; enregistrez ensuite ce classeur.`,
  },
};
