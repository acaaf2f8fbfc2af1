import { CARRIED, CARRIED_KEYS } from "../../../tournament/carried";
import type { ReportCells } from "./reportCells";

/** What the table tells of its players beside what the rules ask for. */
export const CARRIED_COLUMNS: readonly ReportCells[] = CARRIED_KEYS.map((key) => ({
  key,
  name: CARRIED[key].name,
  look: "word",
  width: CARRIED[key].width,
  isShown: ({ event }) => event.players.some(({ carried }) => carried?.[key] !== undefined),
  cells: () => (line) => line.player.carried?.[key] ?? null,
}));
