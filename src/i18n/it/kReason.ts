import type { Edition } from "../../rules/editions/edition";
import type { KStep } from "../../rules/editions/kSteps";
import { cited } from "../citing";
import type { KReasonTexts } from "../kReason";

const k = cited("k");

export const IT_K_REASON: KReasonTexts = {
  headings: {
    birth: "nascita",
    age: "età",
    gamesSoFar: "partite finora",
    peak: "Elo massimo",
    kReason: "motivo del K",
  },
  hints: {
    birth: (edition) => `Il giorno di nascita, o il solo anno: K ne dipende, ${k(edition)}.`,
    age: (edition) =>
      edition.age === "calendar years"
        ? `L’anno di quel giorno meno l’anno di nascita: ${k(edition)}.`
        : `Anni compiuti il giorno per cui si prende K; con il solo anno di nascita, come se il compleanno fosse già passato: ${k(edition)}.`,
    gamesSoFar: (edition) =>
      `Partite valutate finora, secondo la lista; vuoto: sono abbastanza. K ne dipende: ${k(edition)}.`,
    peak: (edition) =>
      `Il rating più alto mai pubblicato; vuoto: quello attuale. K ne dipende: ${k(edition)}.`,
    kReason: (edition) =>
      `${k(edition)}, il primo caso che si applica: ${edition.k.map((step) => stepText(step, edition)).join("; ")}. Si può scrivere un altro K al suo posto.`,
  },
  reached: (rating) => `${rating} raggiunti`,
  juniorUntil: ["giovane fino al ", ""],
  juniorUntilBirthday: (age) => [`giovane, ${age} anni nel `, ""],
  newPlayer: (games) => ["nuovo: ", ` di ${games} partite`],
  ratedSince: "nuovo: con Elo solo da poco",
  byRating: "in base al solo rating",
  usual: "K ordinario",
  ofReport: "dal rapporto",
  given: "indicato",
  byHand: "scritto a mano",
};

/** A step of K, as a list of them has it. */
export function stepText({ name, k: own, asks }: KStep, { age }: Edition): string {
  switch (name) {
    case "strong":
      return `K ${own} una volta raggiunti i ${asks.peakFrom}`;
    case "junior":
      return age === "calendar years"
        ? `K ${own} fino alla fine dell’anno dei ${asks.lastAge} anni, sotto ${asks.peakBelow}`
        : `K ${own} fino ai ${(asks.lastAge ?? 0) + 1} anni, sotto ${asks.peakBelow}`;
    case "new":
      return `K ${own} prima di ${asks.gamesBelow} partite`;
    case "otherwise":
      return `altrimenti K ${own}`;
  }
}
