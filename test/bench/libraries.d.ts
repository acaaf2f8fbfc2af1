declare module "elo-rating" {
  const EloRating: {
    expected(player: number, opponent: number): number;
    calculate(
      player: number,
      opponent: number,
      playerWins: boolean,
      k: number,
    ): { playerRating: number; opponentRating: number };
  };
  export default EloRating;
}

declare module "arpad" {
  export default class Arpad {
    constructor(k: number);
    expectedScore(player: number, opponent: number): number;
    newRating(expected: number, actual: number, rating: number): number;
  }
}
