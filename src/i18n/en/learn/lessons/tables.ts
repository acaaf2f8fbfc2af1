import type { LessonWords, TableLessonKey } from "../../../learn/lessons";

export const EN_TABLE_LESSONS: Readonly<Record<TableLessonKey, LessonWords>> = {
  deductions: {
    name: "Guide (2005): deductions below 50 %",
    tab: "Guide (2005), deductions",
    look: "Every number is dp of p by table 10.1(a). 1 of 8 is .125: rounded to .13, and 322 are taken off.",
    steps: [
      "Guide to first ratings (2005): below 50 % of a Swiss Ru is Rc less a number of this table, games across, points down.",
      "Eight games: p is rounded to two decimals, the half up. 1 of 8 is .125, so .13, and dp of .13 is −322.",
      "The same for three to nine games. From 50 % on nothing is taken off.",
      "No point at all: the guide takes off 735. The table leaves dp open until 2011, when it became 800: such an event does not count.",
    ],
  },
  nineGames2025: {
    name: "FIDE manual 2025: nine games",
    tab: "Nine games, manual 2025",
    look: "Two opponents are more than 400 points away and count as 2612. The change is +56.4, and is rounded once.",
    steps: [
      "FIDE Arbiters' Manual 2025: a player of 2212 with K 40 plays nine games. What is the new rating?",
      "A difference of more than 400 points counts as 400: 2659 and 2652 count as 2612.",
      "PD by table 8.1(b): what is expected of the player in each game.",
      "ΔR is the result less PD. The sum of the nine is +1.41.",
      "K × ΣΔR = 40 × 1.41 = +56.4, rounded to 56: the new rating is 2268.",
    ],
  },
  kThroughCareer: {
    name: "K through a career",
    tab: "K through a career",
    look: "The junior's 40 that came in 2014, and the 2400 that counts for ever: whoever has reached it keeps K 10.",
    steps: [
      "K tells how much a game moves a rating. Ratings, games, ages and highest ratings can be changed.",
      "2005: 25 for the first 30 games, then 15, and 10 from 2400 on. The 30 games come first: 2450 with 20 games has 25.",
      "2011: 30 instead of 25, and 2400 counts without 30 games.",
      "2014: 40, 20, 10. A junior below 2300 has 40 until the 18th birthday; once 2300 is reached the 40 is gone.",
      "2024: the junior's 40 lasts until the end of the year of the 18th birthday.",
    ],
  },
  kTimesGames: {
    name: "The 700 rule: K × n",
    tab: "K × n, 700 rule",
    look: "K is lowered until K × n is no more than 700: whoever plays much in a month moves no further.",
    steps: [
      "Three cases of FIDE's manual, and two in which nothing changes: K, and the games of one rating period.",
      "K × n is what could be lost or won at most. Above 700 the K has to become smaller.",
      "700 divided by the games, without decimals: 22 games give 31, 39 games 17, 50 games 14.",
    ],
  },
  fideAndFse: {
    name: "FIDE and FSE: what a game is worth",
    tab: "FIDE and FSE, points",
    look: "FIDE counts 400 points at most, the Swiss list all of them. The slides round for the classroom: what differs from table 8.1(b) is marked.",
    steps: [
      "Two lists, one table: FIDE with K 20, the Swiss list (FSE, until the end of 2025) with K 24. What do a win, a draw, a loss bring?",
      "FIDE: K × (result − PD), the difference counted as 400 at most. Nobody wins without at least 1.6 points.",
      "FSE: K 24, and no limit. At 1000 points a win is worth nothing.",
      "The slides for arbiters print these PD. Marked: where they are not those of table 8.1(b).",
    ],
  },
  fsePeriods: {
    name: "FSE: six periods, and K",
    tab: "FSE, K and periods",
    look: "The Swiss K follows the present rating: 16 from 2200 on, 36 for 20 games and for juniors under 20 up to 1850, else 24.",
    steps: [
      "The same players in both lists: rating, rated games and age decide K, each list in its own way.",
      "FSE: 16 from 2200 on, 36 for the first 20 games and under 20 up to 1850, else 24. R (new) = R (old) + Σ K × (result − PD).",
      "FIDE 2024: 10 once 2400 was reached, 40 for the first 30 games and for juniors below 2300, else 20.",
      "FSE rated six periods a year, of two months each; FIDE twelve, of one. The Swiss list ended on 1 January 2026.",
    ],
  },
};
