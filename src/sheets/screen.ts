/** What a screen of 1280 × 720 shows beside the pane, in digits. */
export const SCREEN = 105;
