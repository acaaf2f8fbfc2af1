import type { LessonWords, RobinLessonKey } from "../../../learn/lessons";

const P =
  "p of each rated player: points divided by games, to two decimals. dp is read from the table, and never calculated.";
const RA =
  "Rar is the mean of the six ratings, dpa the mean of their dp. Ra = Rar − dpa × n / (n + 1), rounded before it is used: 2348.";
const RC = "Whoever has no rating gets Ra as the average of his event: Rc.";

export const EN_ROBIN_LESSONS: Readonly<Record<RobinLessonKey, LessonWords>> = {
  printed2011: {
    name: "8.58 (2011): print and rule",
    tab: "8.58 (2011) as printed",
    look: "The first Ru of C and E, and We of A, B and F: the print still has the 12.5 of 2005 and the Ru of the first pass. The same by the rule stands under it, and what differs is marked.",
    steps: [
      "8.58 (2011): ten players, four of them unrated (u). Everybody met everybody; W are the points. What rating is found for C, E, H and I?",
      P,
      RA,
      RC,
      "First Ru. Below 50 % Rc + dp × n / (n + 1): H, I. Above it a bonus for each ½: 12.5 is printed for C and E, where 8.23 says 15.",
      "Nobody counts as further away than 400 points: for H player A counts as 2550, for I players A and B as 2432.",
      "Rc (new): what those opponents count more or less, divided by n, moves the average. H has 2342 now, I 2322.",
      "Ru (new): once more the same way, from Rc (new), and with 15 for each ½. There is one correction, no more.",
      "We is the sum of PD over the games. It is printed from the first Ru, although the text says Ru (new).",
      "K × (W − We) is the change; the new rating is rounded once, at the end.",
      "By the rule the marked cells would be different: 15 for each ½ at once, and We from Ru (new).",
      "This is what they would be. Change a rating or a result in the blue cells: both tables follow.",
    ],
  },
  printed2005: {
    name: "10.54 (2005): two readings of We",
    tab: "10.54 (2005)",
    look: "The limit of 350 points, which moves Rc of C, H and I; and We of F: 2.62 or 2.55, as 10.54 is read.",
    steps: [
      "10.54 (2005): ten players, four of them unrated (u). Everybody met everybody; W are the points. What rating is found for C, E, H and I?",
      P,
      RA,
      RC,
      "First Ru. Above 50 % 12.5 for each ½: C has five, E three. Below it Rc + dp × n / (n + 1): H and I.",
      "Nobody counts as further away than 350 points: for I five opponents count as 2382; I counts as 2061 for C, as 2036 for E; A as 2500 for H.",
      "Rc (new): what those opponents count more or less, divided by n. C gains 3, E nothing, H loses 11 and I 43.",
      "Ru (new): once more the same way, from Rc (new): 2414, 2386, 2139, 1989. There is one correction, no more.",
      "We of the rated players, with Ru (new) as if it were a rating: the sum of PD over the games.",
      "But 10.54 says Ru, and only 8.58 (2011) Ru (new). By the first Ru player F has We 2.55 instead of 2.62.",
      "K × (W − We) is the change; the new rating is rounded once, at the end.",
    ],
  },
  rule2014: {
    name: "8.58 (2014): the later rule",
    tab: "8.58 (2014)",
    look: "20 points for each ½ instead of 12.5 or 15: C and E gain, and who is further away than 400 points changes with them. This table is printed nowhere.",
    steps: [
      "The same ten players by the rules of 2014. The text has no example any more: it says “iterative process”, and the method is that of 2011.",
      P,
      RA,
      RC,
      "First Ru: 20 for each ½ above 50 % (8.23). C has 2448 where 2005 gave 2411; H and I are below 50 % and stay as they were.",
      "Nobody counts as further away than 400 points. C stands so high now that for I three opponents count as 2432, not two.",
      "Rc (new): H has 2342, I 2320, and C gains 2, for I counts as 2048 against C.",
      "Ru (new): 2450, 2408, 2144, 2004.",
      "We with Ru (new), as the text says: the sum of PD over the games.",
      "K is 20 now, 40 for who is new and 10 once 2400 was reached: the same We moves a rating further.",
    ],
  },
  strongerField: {
    name: "10.54 (2005), at the end: a stronger F",
    tab: "10.54 (2005), F 2380",
    look: "F has 2380 instead of 2150, and C a point less: C gets a better rating all the same, for the average of the event matters most to who scores above 50 %.",
    steps: [
      "10.54 (2005) calls F a poor choice: 2150 weakened the average. Here F has 2380, and C a point less, which I has won from C.",
      P,
      "Ra was 2348. The 230 points more of F are 38 more in the mean of the six ratings: Ra is 2387.",
      "First Ru of C: 2387 + 3 × 12.5. With a point more, and the weaker F, it was 2348 + 5 × 12.5 = 2411.",
      "Nobody counts as further away than 350 points: for H and I player A counts as 2539. Nobody else is that far away any more.",
      "Rc (new): the average, corrected once.",
      "Ru (new) of C: compare it with the 2414 of the print. A point less, and a better rating.",
      "What the rated players gain or lose. Now give C his point back, or F his 2150: everything follows.",
    ],
  },
};
