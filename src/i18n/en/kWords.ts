import type { KWords } from "../kWords";

export const EN_K: KWords = {
  given: "K from the column of the table",
  byRating: "K by the rating alone: adults with 30 games or more. Change it on the sheet.",
  mixed: (reasons) => `K: ${reasons.join("; ")}. Change it on the sheet.`,
  by: {
    given: (players) => `${players} from the column of the table`,
    strong: (players) => `${players} who reached 2400`,
    junior: (players) => `${players} ${players === 1 ? "junior" : "juniors"} by birth`,
    new: (players) => `${players} new, fewer than 30 games`,
    otherwise: (players) => `${players} by birth, games or highest rating as everybody`,
    "rating alone": (players) => `${players} by the rating alone, as adults with 30 games or more`,
  },
  semicolon: "; ",
  ageOpen: (players, names) =>
    `K does without the birth of ${names}${players > 1 ? ` (${players} players)` : ""}: it does not tell the age on the day of K. Give the first day, or the day of birth.`,
};
