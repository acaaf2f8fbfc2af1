import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION, EDITION_ON_DATE } from "./arguments";

/** Calendar and conditions. */
export const CALENDAR: FunctionTexts["functions"] = {
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
      "Where the text fixes no closing date there is none: 2005, 2012, 2017 and 2022; in 2005 the message says which list it is normally, with the report a month before (9.13). The result is a date: format the cell.",
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
};
