/** What is rounded to two decimals, as the tables have it. */
export const PD_UNIT = 0.01;

/** A change is reported with decimals: in whole points it is rounded too soon. */
export const CHANGE_UNIT = 0.5;

/** Ratings are whole numbers. */
export const RATING_UNIT = 1;

/** No rule rounds the mean of the opponents: two decimals are right, a whole number nearly. */
export const AVERAGE_EXACT = { exact: 0.01, unit: RATING_UNIT };
