import type { PaperTexts } from "../paper";

export const EN_PAPER: PaperTexts = {
  dayFormat: "yyyy-mm-dd",
  edition: (edition) => `Edition ${edition}`,
  page: { number: "Page ", of: " of " },
  madeWith: (version) => `FIDE Rating ${version}`,
};
