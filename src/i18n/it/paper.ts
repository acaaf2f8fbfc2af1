import type { PaperTexts } from "../paper";

export const IT_PAPER: PaperTexts = {
  dayFormat: "dd/mm/yyyy",
  edition: (edition) => `Edizione ${edition}`,
  page: { number: "Pagina ", of: " di " },
  madeWith: (version) => `Rating FIDE ${version}`,
};
