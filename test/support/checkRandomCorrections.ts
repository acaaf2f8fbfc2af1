import fc from "fast-check";
import type { Result } from "../../src/rules/units";
import type { Event } from "../../src/tournament/event";
import { numbersOf } from "../../src/tournament/numbers";
import type { Book } from "./book";
import { cases } from "./cases";
import { corrected, correctedOrder, withPlayers } from "./correctionOnSheet";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { numbered } from "./numbered";
import { randomSwiss } from "./randomEvent";
import { reportToShow } from "./reportOnSheet";

const RUNS = cases({ quick: 5, long: 150 });

/** The same event with one player's rating or one game's result another. */
function withAnother(event: Event, what: number): Event {
  const place = what % event.players.length;
  const player = event.players[place]!;
  const game = player.games[what % Math.max(1, player.games.length)];
  if (what % 3 === 0 || game === undefined) {
    const rating = (player.rating ?? 1900) + 7;
    return withPlayers(event, (each, index) => ({
      ...each,
      rating: index === place ? rating : each.rating,
      games: each.games.map((of) =>
        of.opponent.place === place ? { ...of, opponent: { ...of.opponent, rating } } : of,
      ),
    }));
  }
  const score = ((game.score + 1) % 3) as Result;
  return withPlayers(event, (each, index) => ({
    ...each,
    games: each.games.map((of) => {
      if (of.round !== game.round) return of;
      if (index === place) return { ...of, score };
      return index === game.opponent.place ? { ...of, score: (2 - score) as Result } : of;
    }),
  }));
}

/** Whom a correction changes and by how much, against the rules. */
export function checkRandomCorrections(book: Book = new PlannedWorkbook(), runs = RUNS): void {
  test(`${runs} random events with one correction: whom it changes, and by how much, by the rules`, () => {
    fc.assert(
      fc.property(randomSwiss(), fc.nat(), (random, what) => {
        const event = { ...random, players: numbered(random.players, what) };
        for (const sheet of book.sheets()) if (sheet !== "Sheet1") book.deleteSheet(sheet);
        const other = withAnother(event, what);
        const { causes, effects } = corrected(event, other, book);
        const [were, are] = [figures(event), figures(other)];
        const numbers = numbersOf(event.players);
        const changed = event.players.flatMap((player, place) => {
          const [was, is] = [were[place]!, are[place]!];
          const isSame =
            JSON.stringify([player.rating, was]) ===
            JSON.stringify([other.players[place]!.rating, is]);
          if (isSame) return [];
          const difference = (one: number | string, two: number | string) =>
            typeof one === "number" && typeof two === "number" ? two - one : null;
          const change = difference(was.rn, is.rn) ?? difference(was.ru, is.ru) ?? "";
          return [[numbers[place]!, player.name, change, was.rn, is.rn, was.ru, is.ru]];
        });
        const expected = changed.sort(([one], [other]) => Number(one) - Number(other));
        expect(effects.map((row) => row.slice(0, 7))).toEqual(expected);
        expect(causes).not.toEqual([""]);
      }),
      { numRuns: runs },
    );
  });
}

/** What the sheet compares. */
function figures(event: Event) {
  return reportToShow(correctedOrder(event)).map(({ n, w, change, rn, ru }) => ({
    n,
    w,
    change,
    rn,
    ru,
  }));
}
