/** Signs of a formula, and levels of functions within functions: more Excel does not take. */
export const LONGEST_FORMULA = 8_192;
export const MOST_LEVELS = 64;
