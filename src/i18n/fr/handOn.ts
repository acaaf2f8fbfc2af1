import type { HandOnTexts } from "../handOn";

export const FR_HAND_ON: HandOnTexts = {
  copy: "copie",
  tables: "Tables",
  tablesTitle: "Tables des copies",
  tablesNote: "Les copies y cherchent leurs valeurs : transmettez cette feuille avec elles.",
  madeWith: {
    plain: "Copie avec des formules simples : sans complément.",
    values: "Copie avec les valeurs du jour où elle a été faite : rien n’y est calculé.",
  },
};
