import type { HandOnTexts } from "../handOn";

export const DE_HAND_ON: HandOnTexts = {
  copy: "Kopie",
  tables: "Tabellen",
  tablesTitle: "Tabellen der Kopien",
  tablesNote: "Die Kopien schlagen darin nach: Geben Sie dieses Blatt mit ihnen weiter.",
  madeWith: {
    plain: "Eine Kopie mit einfachen Formeln: kein Add-in nötig.",
    values: "Eine Kopie mit den Werten des Tages, an dem sie entstand: Hier wird nichts berechnet.",
  },
};
