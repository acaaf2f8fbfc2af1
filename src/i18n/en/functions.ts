import type { FunctionTexts } from "../../functions/functionTexts";

const EDITION =
  'Edition by its year, the event\'s start date, "rapid" or "blitz"; the newest if omitted';
const EDITION_OR_FSE = `${EDITION}; "FSE" for the Swiss list`;
const EDITION_ON_DATE = "Edition by its year or a date; the one in force on the date if omitted";
const ROBIN_EDITION =
  "Edition by its year or the event's start date; 2017, the last with the method, if omitted";
const OWN_RATING = "The player's rating";
const OPPONENTS = "Ratings of the opponents; u for an unrated one, who does not count";
const RESULTS_OR_TOTAL =
  "A result for each opponent, or one total; a blank counts as a loss on the desktop, type - for a game not played";
const PLAYER_RATINGS = "Rating of each player; u or blank for an unrated one";
const FIRST = "TRUE (default) for the first event; FALSE for a later one";

export const EN_FUNCTIONS: FunctionTexts = {
  reference: {
    title: "The FIDE functions",
    introduction:
      "Every function of the add-in, with examples that are executed by the tests. The numbers are those of the FIDE rating regulations, edition by edition; an article is cited where the rules give no number.",
    conventionsTitle: "Conventions",
    conventions: [
      "**Editions.** The argument `edition` is a year (2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025), or the event's start date, which picks the edition in force on that day. Omitted, it is the newest; in the functions of a date the one in force on it, in those of the round robin 2017, the last with the method. A sheet that must not change with time gives it.",
      '**Rapid and blitz.** `"rapid"` or `"blitz"`, alone or with a year or a date in a cell (`"rapid 2024"`, `"rapid "&A1`), from 1 March 2024.',
      "**Ranges.** A function marked “over ranges” takes a single cell or a range in every argument but the edition, and combines them as Excel's own operators do: one formula, one spilled result.",
      "**Ratings** are numbers from 1 to 4000. An unrated player is a blank cell, 0, `u`, `unr`, `unrated`, `nc`, `n.c.`, `-` or `–`. Other numbers have to be numbers: a blank cell is 0, and the empty text of another formula gives an empty result.",
      "**Results** are 1, 0.5 and 0 as numbers or text, `½`, `1/2`, `=`, or `w`, `d`, `l`. A game that was not played is `+`, `-` or the empty text. Excel on the desktop sends a blank cell as 0, which nobody can tell from a loss: type `-` for a game that was not played.",
      "**Errors** explain themselves: #VALUE! names the argument, what came and what is expected; #N/A means that the rules give no number, and names the article.",
    ],
    groups: {
      lookups: "Look-ups",
      rated: "Rated players",
      unrated: "Unrated players",
      calendar: "Calendar and conditions",
    },
    argument: "Argument",
    optional: "optional",
    example: "Example",
    result: "Result",
    overRanges: "over ranges",
    colon: ":",
    formulas: {
      decimalMark: ".",
      argumentSeparator: ",",
      columnSeparator: ",",
      yes: "TRUE",
      no: "FALSE",
    },
  },
  functions: {
    PD: {
      description:
        "Expected score at a rating difference, from the table of the regulations (8.1b), without any limit.",
      details:
        "The difference is rounded to an integer, the half away from zero. Beyond 735 the score is certain.",
      parameters: { diff: "Own rating minus the opponent's" },
    },
    DP: {
      description:
        "Rating difference for a fractional score, from the table of the regulations (8.1a).",
      details:
        "p is rounded half up to hundredths. At .00 and 1.00 the table shows ±800; in 2005 it is undefined.",
      parameters: { p: "The score as a fraction, from 0 to 1", edition: EDITION },
    },
    PERCENT: {
      description: "The fractional score p as the regulations round it: two decimals, the half up.",
      details: "Exact in whole numbers: 11.5 of 20 is .58, where rounding a quotient can give .57.",
      parameters: { score: "Points, in halves", games: "Number of games" },
    },
    LOGISTIC: {
      description:
        "The logistic approximation of 12.1, for comparison only: ratings use the table, FIDE.PD.",
      details: "Rounded to two decimals it differs from the table at 460 of the 736 differences.",
      parameters: { diff: "Own rating minus the opponent's" },
    },
    "TABLE.DP": {
      description:
        "The table from fractional score p to rating difference dp (8.1a), spilled with headings.",
      details: "101 rows, from 1.00 down. In 2005 the first and the last have no dp.",
      parameters: { edition: EDITION },
    },
    "TABLE.PD": {
      description:
        "The table from rating difference to expected score (8.1b), spilled with headings.",
      details: "H is the higher rated player, L the lower. The last row holds from 736 on.",
      parameters: {},
    },
    EXPECTED: {
      description:
        "Expected score of one game, with the rating difference limited as the edition says.",
      details:
        '"" beside an unrated player, or where the game is not rated (rapid and blitz: 600 apart, one above 2600). In 2022 the game is taken for the one that is upgraded, so a sum of EXPECTED is not CHANGE.',
      parameters: {
        rating: OWN_RATING,
        opponent: "The opponent's rating",
        edition: EDITION_OR_FSE,
      },
    },
    COUNTED: {
      description:
        "The rating with which the opponent counts: not further away than the limit of the edition.",
      details:
        "350 points in 2005, 400 from 2009; from October 2025 none for a player of 2650 or more.",
      parameters: {
        rating: OWN_RATING,
        opponent: "The opponent's rating",
        edition: EDITION_OR_FSE,
      },
    },
    DELTA: {
      description:
        "Score minus expected score of one game. A blank score is a loss on the desktop: type - if not played.",
      details: '"" beside an unrated player and for a game that was not played.',
      parameters: {
        rating: OWN_RATING,
        opponent: "The opponent's rating",
        score: "The result: 1, 0.5, 0, ½, =, w, d, l; - for a game not played",
        edition: EDITION_OR_FSE,
      },
    },
    CHANGE: {
      description:
        "Rating change of one event: K × ΣΔR, exact. A blank score is a loss on the desktop: type - if not played.",
      details:
        "Games not played and games against unrated opponents do not count. In 2022 only one game, that of the greatest difference against a lower rated opponent, is upgraded; higher rated opponents are taken to stay limited in every game, as FIDE applied it.",
      parameters: {
        rating: OWN_RATING,
        opponents: OPPONENTS,
        scores: "The result against each opponent; - for a game not played",
        k: "K, as from FIDE.KFACTOR",
        edition: EDITION_OR_FSE,
      },
    },
    NEWRATING: {
      description:
        "New rating: the change of the period rounded to an integer, the half away from zero.",
      details: "Once per rating period: add the changes of its events first.",
      parameters: { rating: OWN_RATING, change: "Rating change of the period" },
    },
    KFACTOR: {
      description: "The development coefficient K, from what is known before the event.",
      details:
        "Without games the player is taken to have 30 or more, without an age for an adult. An unrated player has none.",
      parameters: {
        rating: OWN_RATING,
        games: "Rated games so far; omitted, blank or 0: 30 or more",
        age: "Age as from FIDE.AGE; omitted, blank or 0: an adult",
        peak: "Highest rating ever published; omitted: the rating",
        periodGames: "Games in the period, for K × n ≤ 700 from 2017; omitted or 0: no reduction",
        edition: EDITION_OR_FSE,
      },
    },
    AGE: {
      description:
        "The age the junior rule asks for: full years until 2014, calendar years from 2017.",
      details: "A year of birth alone counts as 1 January.",
      parameters: {
        birth: "Date of birth, or its year",
        on: "The day, usually the event's start",
        edition: EDITION_ON_DATE,
      },
    },
    PERFORMANCE: {
      description:
        "Performance rating Rp: rounded mean of the rated opponents plus dp. A blank score is a loss on the desktop: type -.",
      details: "Games not played and games against unrated opponents do not count.",
      parameters: { opponents: OPPONENTS, scores: RESULTS_OR_TOTAL },
    },
    STAKES: {
      description:
        "What a game is worth at every rating difference: win, draw and loss for both players.",
      details:
        "The rows of the table up to the limit; the last holds for every greater difference.",
      parameters: { k: "K, the same for both players", edition: EDITION_OR_FSE },
    },
    COMPRESS: {
      description:
        "The rating after the adjustment of 1 March 2024: below 2000, plus 40 % of what lacks to 2000.",
      details: "To the nearest integer, half up; from 2000 on unchanged.",
      parameters: { rating: "The rating before 1 March 2024" },
    },
    "SWISS.RC": {
      description:
        "Rc of a Swiss or team event: the exact mean of the rated opponents, not rounded.",
      details: "Unrated opponents do not count.",
      parameters: { opponents: OPPONENTS },
    },
    RU: {
      description:
        "Ru of an unrated player from the average of his opponents, his score and the games.",
      details:
        "A step of 8.2. From 2024 rc is the mean of the rated opponents: the two drawn games against 1800 are added here, and 2200 is the highest result. On a later event under one point 6.1 and 6.41 of 2011 disagree: 6.41 is followed in a Swiss, 6.1 in a round robin.",
      parameters: {
        rc: "Average: Rc of a Swiss, Ra or Rc (new) of a round robin",
        score: "Points, in halves",
        games: "Number of games",
        system: '"swiss" (default), "team" or "robin"',
        edition: EDITION,
        opponents: "n of n/(n+1), where a double round robin has fewer opponents than games",
        first: FIRST,
      },
    },
    "SWISS.RU": {
      description:
        "Ru in a Swiss or team event, from the opponents themselves. A blank score is a loss on the desktop: type -.",
      details: "Unrated opponents and games not played do not count.",
      parameters: {
        opponents: OPPONENTS,
        scores: RESULTS_OR_TOTAL,
        edition: EDITION,
        first: FIRST,
      },
    },
    POOL: {
      description: "First rating from several events taken as one (8.3, from 2011).",
      details:
        "Give the events that count: what the edition leaves out, such as fewer than three rated opponents in 2011 (8.21) or a first result below the floor (8.31), is to be left out. The conditions are tested on the totals, and dp is not multiplied by n/(n+1). 2005 and 2009 average the Ru instead: FIDE.WEIGHTED.",
      parameters: {
        averages: "Average of the rated opponents, an event a cell",
        scores: "Points in each event",
        games: "Games against rated opponents in each event",
        edition: EDITION,
      },
    },
    WEIGHTED: {
      description:
        "First rating of 2005 and 2009: the mean of the Ru, weighted by the games (10.3).",
      details: "Results to be ignored by 10.31 are to be left out. A blank Ru does not count.",
      parameters: { ru: "Ru of each event", games: "Games of each event" },
    },
    "ROBIN.RA": {
      description:
        "Ra of a round robin, rounded: mean of the rated players minus their mean dp × n/(n+1).",
      details: "Until 2017; the method was removed in 2022.",
      parameters: {
        ratings: PLAYER_RATINGS,
        scores: "Points of each player against everybody",
        games: "Games of a player; omitted: one against everybody",
        edition: ROBIN_EDITION,
      },
    },
    "ROBIN.RC": {
      description: "Rc (new) of a round robin: Ra corrected for the opponents beyond the limit.",
      details: "The field holds every player, the player himself included.",
      parameters: {
        ra: "Ra, as from FIDE.ROBIN.RA",
        ru: "First-pass Ru of the player, or of several",
        field: "Every player's rating, the first-pass Ru for the unrated",
        edition: ROBIN_EDITION,
      },
    },
    ROBIN: {
      description:
        "The whole iteration of a round robin, as the regulations' own table. A blank score is a loss on the desktop: type -.",
      details:
        "The scores are one total a player, or the square of results with its diagonal. Results such as ½1 or 10 make a double round. A player with too few points keeps his row and is left out with his games. Whether the field may be rated at all (6.2, 6.3) is not tested. 2014 only names the iteration: its correction, and that of 2017, is carried over from 2011.",
      parameters: {
        names: "Name of each player",
        ratings: PLAYER_RATINGS,
        scores: "A column of totals, or the square of results",
        k: "K of each player, or one for all; omitted: by the rating alone",
        edition: ROBIN_EDITION,
        asPrinted: "TRUE: with the figures as printed in the example of 2011",
      },
    },
    PUBLISHABLE: {
      description: "TRUE when a first rating reaches the floor and the number of games.",
      details:
        "An unrated player is not publishable. In 2005 the floor is 1401, with a date before 2006 1601.",
      parameters: {
        rating: "The first rating",
        games: "Games it is based on",
        edition: EDITION,
        needed:
          "7 where the edition's exceptions allow it (Olympiad, team championships, IBCA, ICSC, IPCA)",
      },
    },
    EDITION: {
      description: "The edition of the regulations in force on a day.",
      details: "The first one known is in force from 1 July 2005.",
      parameters: { date: "The event's start date" },
    },
    EDITIONS: {
      description: "The editions with their dates and main figures, spilled with headings.",
      details:
        "“secondary” marks an edition known from secondary sources, in part or as a whole. “in force from” is a date: format the column.",
      parameters: {},
    },
    LIST: {
      description: "The date of the rating list that an event starting on a day uses.",
      details:
        "Four lists a year in 2005, six from 2009, twelve from July 2012. The result is a date: format the cell.",
      parameters: { date: "The event's start date", edition: EDITION_ON_DATE },
    },
    RATEDON: {
      description: "The date of the first rating list that counts an event ending on a day.",
      details:
        "Where the text fixes no closing date there is none: 2005, 2012, 2017 and 2022. The result is a date: format the cell.",
      parameters: {
        end: "The event's last day",
        edition: EDITION_ON_DATE,
        official: "TRUE for an official FIDE event, which may end on the day before the list",
      },
    },
    ACTIVE: {
      description: "TRUE when that many rated games in a year keep a player active.",
      details: "Four games in 2005, one from 2011.",
      parameters: { games: "Rated games within a year", edition: EDITION },
    },
    MINTIME: {
      description: "Minutes each player needs for 60 moves.",
      details: "By the highest rating in the event, from 2017 in the game.",
      parameters: {
        highestRating: "The highest rating in the event or game; u if all are unrated",
        edition: EDITION,
      },
    },
    TIMECONTROL: {
      description: "TRUE when a time control is slow enough to be rated, for 60 moves.",
      details: "For rapid and blitz TRUE within their bounds.",
      parameters: {
        minutes: "Minutes for all moves",
        increment: "Seconds added for each move",
        highestRating: "The highest rating in the event or game; u if all are unrated",
        edition: EDITION,
      },
    },
  },
};
