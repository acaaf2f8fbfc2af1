import type { FirstRatingLessonKey, LessonWords } from "../../../learn/lessons";

export const EN_FIRST_RATING_LESSONS: Readonly<Record<FirstRatingLessonKey, LessonWords>> = {
  weighted2005: {
    name: "10.3 (2005): a weighted mean",
    tab: "10.3 (2005) weighted",
    look: "Ru of every event counts as often as it has games. The text gives Ru alone; here each event is at 50 %, where Ru is Rc.",
    steps: [
      "10.3 (2005): an unrated player has three events, of 5, 10 and 5 games. Each gives a rating of its own.",
      "Ru of each event: 2280, 2400 and 2000.",
      "Each Ru counts as often as the event has games: Ru × n. All three events count.",
      "The sum divided by the 20 games: 2270 is published. A plain mean would be 2227.",
    ],
  },
  pooled2011: {
    name: "8.34 (2011): all as one event",
    tab: "8.34 (2011) pooled",
    look: "2199 where the text prints 2197: that is 2184.17 + 12.5, and by 8.23 a ½ is worth 15.",
    steps: [
      "8.34 (2011): three events with 1/3, 3/5 and 2½/4 against averages of 2220, 2150 and 2200. Since 2011 they count as one event.",
      "Ru of each event alone: it no longer counts by itself, but tells whether the event counts at all.",
      "Together 12 games with 6½ points, a ½ above 50 %. The mean of all opponents is 2184.17.",
      "2184.17 + 15 = 2199. The text prints 2197: the 12.5 of 2005 was left in.",
    ],
  },
  first2024: {
    name: "8.2 (2024): two draws are added",
    tab: "8.2 (2024) first rating",
    look: "The two hypothetical opponents of 1800, both drawn: they move the average and the score of FIDE's sample exam (Arbiters' Manual 2025, Q15).",
    steps: [
      "FIDE's sample exam: seven rated opponents with a mean of 1580, and 3 points. Since 2024 two draws against 1800 are added.",
      "Ra: 7 × 1580 and 2 × 1800, divided by 9: 1629.",
      "4 points of 9 are .44, and dp of .44 is −43.",
      "Ru = Ra + dp = 1586. It is published: 7 games are more than the 5 that are needed, and 1400 is reached.",
    ],
  },
};
