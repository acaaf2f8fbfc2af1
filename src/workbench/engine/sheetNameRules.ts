/** What Excel takes as the name of a sheet: no more signs than this, and none of these. */
export const LONGEST_SHEET_NAME = 31;
export const REFUSED_IN_SHEET_NAMES = /[:\\/?*[\]]|\p{Cc}/gu;
