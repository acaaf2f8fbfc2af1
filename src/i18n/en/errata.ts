import type { ErrataTexts } from "../errata";

export const EN_ERRATA: ErrataTexts = {
  title: "Errata of the printed texts",
  introduction:
    "What a reader of the regulations may stumble over, and what is calculated instead. The sheets repeat what concerns them among their notes.",
  guide: "The guide to first ratings (2005)",
  slides: "The training slides (FIDE and FSE)",
  sentences: {
    noPoint: (where) =>
      `The guide takes off 735 for no point at all (2300, 0 of 5: 1565); ${where} leaves dp open there, so such an event does not count.`,
    raInSwiss: (where) =>
      `${where} say Ra. In a Swiss or team event that is Rc, the mean of the rated opponents: there is no Ra.`,
    poolPrinted: (where) =>
      `The example of ${where} prints 2197: that is 2184.17 + 12.5, left over from 2005. By 8.23 it is 15 for each ½: 2199.`,
    playerForOpponent: (where) =>
      `${where} says “if the player is unrated”: the opponent is meant, who counts with the rating found at the end of the event.`,
    firstRuPrinted: (where) =>
      `${where} prints 2411 and 2386 as the first Ru of C and E: 12.5 for each ½, left over from 2005. By 8.23 it is 15: 2423 and 2393.`,
    wePrinted: (where) =>
      `${where} prints We 7.38, 6.50, 5.40, 2.52, 4.21, 4.21, from the first Ru. By its words, with Ru (new), it is 7.36, 6.48, 5.40, 2.55, 4.21, 4.21.`,
    gamesOneByOne: (where) =>
      `${where} says that counting each game would be more exact, but more laborious: 10.51 does count each game.`,
    turnoverOf25: (where) =>
      `${where}: “K = 25, 30 games” is left over from 2005. With K = 30 of 8.56 a rating turns over in 25 games (750 / K).`,
    turnoverOf30: (where) =>
      `${where}: “K = 30, 18 games”. The K that turns a rating over in 18 games is the 40 of 8.56 (700 / K).`,
    gamesRenumbered: (where) =>
      `${where} refer to 6.3 and 6.4, which are 6.2 and 6.3 in this edition.`,
    driftRenumbered: (where) =>
      `${where} refers to 12.3: the drift of the scale is the subject of 10.3.`,
    slidesFide: (where) =>
      `Column ${where}: 800 → 1.00, 500 → .95, 350 → .90, 250 → .80, 200 → .75, 100 → .65 are rounded for the classroom. By table 8.1(b), with 400 points at most, they are .92, .92, .89, .81, .76, .64.`,
    slidesFse: (where) =>
      `Column ${where}: 300 → .86 and 90 → .63. By table 8.1(b) they are .85 and .62.`,
    slidesJuniors: (where) =>
      `${where}: juniors keep K 40 “≤ 2300”, by 8.56 (2014) below 2300; and 100 points more are 64 %, not 66 %.`,
  },
};
