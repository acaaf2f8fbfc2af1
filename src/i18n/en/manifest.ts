import type { ManifestTexts } from "../manifest";

export const EN_MANIFEST: ManifestTexts = {
  name: "FIDE Rating",
  description:
    "Rates chess by the FIDE regulations, edition by edition from 2005 to 2025: FIDE.* functions with every number explained.",
  tooltip:
    "Open the pane: reports from tables and tournament files, first ratings, rating periods, the list of the functions",
  ready: "FIDE Rating is ready",
  firstStep: "Type =FIDE.PD(100) in a cell, or open the pane on the Home tab.",
};
