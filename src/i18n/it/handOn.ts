import type { HandOnTexts } from "../handOn";

export const IT_HAND_ON: HandOnTexts = {
  copy: "copia",
  tables: "Tabelle",
  tablesTitle: "Tabelle delle copie",
  tablesNote: "Le copie vi cercano i loro valori: questo foglio va consegnato insieme a esse.",
  madeWith: {
    plain: "Copia con formule semplici: non serve il componente aggiuntivo.",
    values: "Copia con i valori del giorno in cui è stata fatta: qui non si calcola nulla.",
  },
};
