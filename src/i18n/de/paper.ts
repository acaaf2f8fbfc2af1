import type { PaperTexts } from "../paper";

export const DE_PAPER: PaperTexts = {
  dayFormat: "dd.mm.yyyy",
  edition: (edition) => `Fassung ${edition}`,
  page: { number: "Seite ", of: " von " },
  madeWith: (version) => `FIDE-Elo ${version}`,
};
