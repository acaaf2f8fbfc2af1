import type { ReadingsTexts } from "../readings";

export const EN_READINGS: ReadingsTexts = {
  title: "Readings",
  introduction:
    "Where the regulations leave something open, one reading is taken; it is no rule, and no article is cited for it. The sheets repeat among their notes what concerns them.",
  labels: {
    open: (where) => `Left open in ${where}:`,
    taken: "Taken:",
    other: "The other reading:",
    byHand: "By hand, the other reading:",
    usually: "Usually taken:",
    others: "Other readings taken",
    switched: "The pane lets you take the other.",
  },
  readings: {
    weOfFirstPass: {
      name: "Which Ru makes We in a round robin",
      open: "unrated players count with “Ru”, where 8.58 (2011) says “Ru (new)”.",
      taken: "Ru (new), as the later text says outright.",
      other: "Ru of the first pass; player F of the example has We 2.55 instead of 2.62.",
    },
    correctionCarriedOver: {
      name: "The correction of the iteration",
      open: "how Rc (new) and Ru (new) come about; it is printed for 2005 and 2011 alone.",
      taken: "the one correction of 2011, with this edition’s own bonus.",
      other: "without a correction the Ru of the first pass would stand.",
    },
    gamesOfDoubleRound: {
      name: "n in a double round",
      open: "n is called the number of opponents, and a single round alone is worked out.",
      taken:
        "in a double round, too, n of n/(n+1) is the number of opponents; p is over all games.",
      other:
        "n as the number of games: Ra would be a little lower or higher, and dp count for more.",
    },
    pointsFromLeftOut: {
      name: "An only point against a player who is left out",
      open: "the games of a left-out player are taken away; whether somebody who scored against that player alone is then left out as well, is not said.",
      taken: "who is left out is decided once, by the points against everybody.",
      other: "that player would be left out, too, and so would all games against that player.",
    },
    laterScore: {
      name: "A later event with less than one point",
      open: "by 6.1 such an event counts after a performance above the floor, by 6.41 not in a Swiss or team event.",
      taken: "6.41 in a Swiss or team event, 6.1 in a round robin.",
      other: "the event would count towards the first rating.",
    },
    negativeHalf: {
      name: "Half a point lost",
      open: "how a loss that ends in ½ is rounded is not said.",
      taken: "away from zero, as 8.57 (2014) says: 2395 − 2.5 is 2392.",
      other: "up: 2393.",
    },
    lowerRated: {
      name: "The lower rated player under the rule of one upgrade",
      open: "who gains by the limit does so in one game; what holds for the lower rated player is not said.",
      taken: "against opponents who are further above, the limit holds in every game.",
      other:
        "the limit would hold in one game alone, and less be expected of the player in the others.",
    },
    kOfList: {
      name: "The day of which K is",
      open: "until when a K holds is said (30 games, 2400, the 18th birthday), but not on which day of an event it is asked.",
      taken:
        "K of the list in force when the event begins, with age and games of its day, since K is published with the list; one that began before a period keeps K of its own list.",
      other:
        "age and games of the event’s first day: born on 15 March 1997, K 20 instead of 40 on 20 March 2015. The pane offers it where it makes another K.",
    },
    kOf2009: {
      name: "K of 2009",
      open: "the text was not read.",
      taken: "as in 2005: K = 10 asks for 30 games as well as for a rating of 2400.",
      other: "as in 2011: whoever has reached 2400 has K = 10 from the first game on.",
    },
    kOf2017: {
      name: "K of 2017",
      open: "the text was not read.",
      taken:
        "as from 2022: K = 40 until the end of the year of the 18th birthday, and K × n at most 700.",
      other: "as in 2014: until the 18th birthday, and K × n without a limit.",
    },
    firstRatingOf2009: {
      name: "First ratings of 2009",
      open: "the text was not read.",
      taken: "events are averaged over eight periods as in 2005, dp is ±800 as in 2011.",
      other: "as in 2011: all games of two years as one event, 15 points for each half point.",
    },
    firstRatingOf2012: {
      name: "First ratings of 2012",
      open: "the text was not read.",
      taken: "as in 2011: a first result below the floor does not count.",
      other: "as in 2014: it counts.",
    },
    poolOfLastEvent: {
      name: "A pool across editions",
      open: "whose bonus, games needed and window hold where the events that make a first rating belong to several editions.",
      taken:
        "those of the edition of the last event that counts; whether an event counts is its own edition’s (0.1).",
      other: "those of the edition of the first event, or of each list.",
    },
    robinsInPool: {
      name: "Round robins in a pool",
      open: "whether dp below 50 % counts n/(n+1) where a first rating comes from several events and a round robin is among them.",
      taken: "in full: several events together are no round robin; one alone is, with n/(n+1).",
      other: "n/(n+1), with the opponents of all events: a little nearer to their average.",
    },
    oneOffInPool: {
      name: "The adjustment of 1 March 2024 in a pool",
      open: "whether opponents met before it count with their ratings of then.",
      taken: "with those of then, as the report of their event has them.",
      other: "raised as on that day: below 2000 by 0.40 of what is lacking to 2000.",
    },
    closingNotFixed: {
      name: "The closing of a list",
      open: "no text fixes how long before the list an event has to end.",
      taken: "a month where it was “normally” so, else as many days as a neighbouring edition has.",
      other:
        "the closing of the other neighbour; where it gives another list, the list is asked for.",
    },
    exceptionInPool: {
      name: "Fewer games by exception in a pool",
      open: "whether all events that count have to be such for fewer games to be enough.",
      taken: "one of them is enough, or that the player is a member.",
      other: "nine games, unless all of them are such.",
    },
    ratingsOfParts: {
      name: "Ratings of results that are sent month by month",
      open: "with which ratings they count is not said.",
      taken:
        "those of the list in force when the part begins, where the table has them, as 4.13 (2011) allows.",
      other: "those of the event’s first day for all parts.",
    },
    conditionsOfParts: {
      name: "What an event that is sent in parts has to meet",
      open: "whether the points and the rated opponents of a first rating (6.1) are asked of each part or of the whole event is not said.",
      taken:
        "of each part by its own games, since it counts before the rest is played; a later part is no first event.",
      other: "of the whole event: a part without a point would count as soon as another has one.",
    },
    poolingByChoice: {
      name: "Whether preliminaries and finals are pooled",
      open: "their results “may” be pooled; who decides it, and when, is not said.",
      taken:
        "one event where the tables are added to each other in the pane, since a person says so there.",
      other:
        "each table would be an event of its own; so it is where the others are taken out of the event.",
    },
    pooledParts: {
      name: "Preliminaries and finals together",
      open: "which rating counts in the final, and whether 6.1 looks at each part or at all of them, is not said.",
      taken:
        "one event: the ratings of its first day, and the points and the first event of all parts together.",
      other:
        "each part would be an event of its own, with the ratings of its own first day and its own points.",
    },
    hoursOfMoves: {
      name: "Twelve hours of play a day",
      open: "how the hours of a game are counted, is not said.",
      taken:
        "by 60 moves of both players, as 3.1 (2014) says; a game with an increment may last longer.",
      other: "by what was in fact played, which no table tells.",
    },
  },
  switches: {
    weOfFirstPass: (where) => `We with the Ru of the first pass, as ${where} can be read`,
  },
};
