/** Words for arguments that several functions share. */
export const EDITION =
  'Edition by its year, the event\'s start date, "rapid" or "blitz"; the newest if omitted';
export const EDITION_OR_FSE = `${EDITION}; "FSE" for the Swiss list`;
export const EDITION_ON_DATE =
  "Edition by its year or a date; the one in force on the date if omitted";
export const ROBIN_EDITION =
  "Edition by its year or the event's start date; 2017, the last with the method, if omitted";
export const OWN_RATING = "The player's rating";
export const OPPONENTS = "Ratings of the opponents; u for an unrated one, who does not count";
export const RESULTS_OR_TOTAL =
  "A result for each opponent, or one total; a blank counts as a loss on the desktop, type - for a game not played";
export const PLAYER_RATINGS = "Rating of each player; u or blank for an unrated one";
export const FIRST = "TRUE (default) for the first event; FALSE for a later one";
