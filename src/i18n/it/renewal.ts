import type { RenewalTexts } from "../renewal";

export const IT_RENEWAL: RenewalTexts = {
  before: "prima",
  ask: (sheet) =>
    `«${sheet}» esiste già. Rinnovarlo al suo posto, con quanto vi è stato scritto, o crearne uno nuovo accanto?`,
  renew: "Rinnova",
  anew: "Creane uno nuovo",
  neither: "Né l’uno né l’altro",
  nothingMade: "Non è stato creato nulla; tutti i fogli sono com’erano.",
  renewed: (before) =>
    `Rinnovato al suo posto. Com’era prima resta come foglio nascosto: ${before}.`,
  kept: (typed) => `Mantenuto, come era stato scritto: ${typed}.`,
  lost: (typed) => `Non mantenuto, perché non ha più un posto: ${typed}.`,
  left: (cells) =>
    `Queste formule prendono ancora le cifre dal foglio com’era, perché ciò che usano non si ritrova più: ${cells}.`,
  outdated: (period, report) =>
    `«${period}» non è più aggiornato: «${report}» è stato fatto dopo. Creare di nuovo il periodo per rinnovarlo.`,
  undo: "Ripristina com’era",
  undone: (sheets) => `Ripristinato com’era: ${sheets}.`,
};
