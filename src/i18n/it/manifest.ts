import type { ManifestTexts } from "../manifest";

export const IT_MANIFEST: ManifestTexts = {
  name: "Rating FIDE",
  description:
    "Calcola il rating degli scacchi secondo i regolamenti FIDE, edizione per edizione dal 2005 al 2025: funzioni FIDE.* di cui ogni numero è spiegato.",
  tooltip:
    "Aprire il riquadro: rapporti da tabelle e file di torneo, primi rating, periodi di valutazione, elenco delle funzioni",
  ready: "Rating FIDE è pronto",
  firstStep: "Digitare =FIDE.PD(100) in una cella, oppure aprire il riquadro dalla scheda Home.",
};
