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
    choose: (sheets) => `${sheets} feuilles vont ensemble. Celles qui sont cochées sont copiées.`,
    superseded: "un rapport plus récent du tournoi est du nombre",
    other: "Une autre feuille",
    noneChosen: "Aucune feuille n’est cochée. Cochez celles à copier.",
    made: (sheets) =>
      `Fait : ${sheets}. Pour l’envoi : cliquez le premier de ces onglets, puis le dernier en tenant Maj ; clic droit, Déplacer ou copier, (nouveau classeur), OK ; enregistrez ensuite ce classeur.`,
    unsure: (sheets) =>
      `Regardez ${sheets} avant l’envoi : les dates de naissance qui s’y trouvent ont été copiées entières.`,
  },
  overview: {
    heading: "Sommaire",
    few: "Une feuille qui liste celles faites ici, avec des liens. Elle en vaut la peine dès cinq feuilles.",
    many: (sheets) =>
      `Le classeur contient ${sheets} feuilles faites ici : une feuille peut les lister, avec des liens.`,
    make: "Faire le sommaire",
    made: (sheet) => `Fait : ${sheet}.`,
  },
};
