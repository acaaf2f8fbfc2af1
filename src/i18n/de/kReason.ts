import type { Edition } from "../../rules/editions/edition";
import type { KStep } from "../../rules/editions/kSteps";
import { cited } from "../citing";
import type { KReasonTexts } from "../kReason";

const k = cited("k");

export const DE_K_REASON: KReasonTexts = {
  headings: {
    birth: "Geburt",
    age: "Alter",
    gamesSoFar: "Partien bisher",
    peak: "höchste Elo-Zahl",
    kReason: "warum dieses K",
  },
  hints: {
    birth: (edition) =>
      `Geburtsdatum oder nur das Geburtsjahr: K richtet sich danach, ${k(edition)}.`,
    age: (edition) =>
      edition.age === "calendar years"
        ? `Jahr dieses Tages minus Geburtsjahr: ${k(edition)}.`
        : `Vollendete Jahre am Tag, nach dem K bestimmt wird; bei einem Geburtsjahr allein, als wäre der Geburtstag vorbei: ${k(edition)}.`,
    gamesSoFar: (edition) =>
      `Bisher gewertete Partien, nach der Liste; leer: genug davon. K richtet sich danach: ${k(edition)}.`,
    peak: (edition) =>
      `Die höchste je veröffentlichte Elo-Zahl; leer: die jetzige. K richtet sich danach: ${k(edition)}.`,
    kReason: (edition) =>
      `${k(edition)}, der erste zutreffende Fall: ${edition.k.map((step) => stepText(step, edition)).join("; ")}. Ein anderes K kann darübergeschrieben werden.`,
  },
  reached: (rating) => `${rating} erreicht`,
  juniorUntil: ["Jugend bis ", ""],
  juniorUntilBirthday: (age) => [`Jugend bis ${age} im Jahr `, ""],
  newPlayer: (games) => ["neu: ", ` von ${games} Partien`],
  ratedSince: "neu: erst seither mit Elo",
  byRating: "nach der Elo-Zahl allein",
  usual: "das übliche K",
  ofReport: "aus der Auswertung",
  given: "vorgegeben",
  byHand: "von Hand gegeben",
};

export function stepText({ name, k: own, asks }: KStep, { age }: Edition): string {
  switch (name) {
    case "strong":
      return `K ${own}, sobald ${asks.peakFrom} erreicht war`;
    case "junior":
      return age === "calendar years"
        ? `K ${own} bis Ende des Jahres mit dem ${asks.lastAge}. Geburtstag, unter ${asks.peakBelow}`
        : `K ${own} bis zum ${(asks.lastAge ?? 0) + 1}. Geburtstag, unter ${asks.peakBelow}`;
    case "new":
      return `K ${own} vor ${asks.gamesBelow} Partien`;
    case "otherwise":
      return `sonst K ${own}`;
  }
}
