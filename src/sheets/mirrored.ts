import { ifNumber } from "./ifNumber";

/** What the opponent has where a cell holds a player's points of so many games: + is - there. */
export function mirrored(score: string, games: number): string {
  const sign = `IF(${score}="+","-",IF(${score}="-","+",${score}&""))`;
  return ifNumber(score, `${games}-${score}`, sign);
}
