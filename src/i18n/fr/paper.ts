import type { PaperTexts } from "../paper";

export const FR_PAPER: PaperTexts = {
  dayFormat: "dd/mm/yyyy",
  edition: (edition) => `Édition ${edition}`,
  page: { number: "Page ", of: " sur " },
  madeWith: (version) => `Classement FIDE ${version}`,
};
