/** Faster than this nothing needs to be said about waiting. */
export const PATIENCE = 500;

/** Less is written before anybody could read how far it is. */
export const MANY_ROWS = 500;

/** Milliseconds in which the page is drawn and a click arrives. */
export const A_MOMENT = 30;
