import type { Edition } from "../../rules/editions/edition";
import type { KStep } from "../../rules/editions/kSteps";
import { cited } from "../citing";
import type { KReasonTexts } from "../kReason";

const k = cited("k");

export const FR_K_REASON: KReasonTexts = {
  headings: {
    birth: "naissance",
    age: "âge",
    gamesSoFar: "parties jusqu’ici",
    peak: "plus haut classement",
    kReason: "raison du K",
  },
  hints: {
    birth: (edition) => `Le jour de naissance, ou l’année seule : K la suit, ${k(edition)}.`,
    age: (edition) =>
      edition.age === "calendar years"
        ? `L’année de ce jour moins l’année de naissance : ${k(edition)}.`
        : `Années révolues au jour dont on prend K ; d’une année de naissance seule, comme si l’anniversaire était passé : ${k(edition)}.`,
    gamesSoFar: (edition) =>
      `Parties comptées jusqu’ici, selon la liste ; vide : il y en a assez. K les suit : ${k(edition)}.`,
    peak: (edition) =>
      `Le plus haut classement jamais publié ; vide : celui d’aujourd’hui. K le suit : ${k(edition)}.`,
    kReason: (edition) =>
      `${k(edition)}, le premier cas qui convient : ${edition.k.map((step) => stepText(step, edition)).join(" ; ")}. On peut taper un autre K par-dessus.`,
  },
  reached: (rating) => `${rating} atteint`,
  juniorUntil: ["junior jusqu’en ", ""],
  juniorUntilBirthday: (age) => [`junior jusqu’à ${age} ans en `, ""],
  newPlayer: (games) => ["nouveau : ", ` parties sur ${games}`],
  ratedSince: "nouveau : classé depuis peu",
  byRating: "d’après le seul classement",
  usual: "K ordinaire",
  ofReport: "du rapport",
  given: "donné",
  byHand: "donné à la main",
};

/** A step of K, as a list of them has it. */
export function stepText({ name, k: own, asks }: KStep, { age }: Edition): string {
  switch (name) {
    case "strong":
      return `K ${own} une fois ${asks.peakFrom} atteint`;
    case "junior":
      return age === "calendar years"
        ? `K ${own} jusqu’à la fin de l’année des ${asks.lastAge} ans, sous ${asks.peakBelow}`
        : `K ${own} jusqu’aux ${(asks.lastAge ?? 0) + 1} ans, sous ${asks.peakBelow}`;
    case "new":
      return `K ${own} avant ${asks.gamesBelow} parties`;
    case "otherwise":
      return `sinon K ${own}`;
  }
}
