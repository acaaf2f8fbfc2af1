import fc from "fast-check";
import { eventOfPart, playedBefore } from "../../../src/desk/table/partsOfEvent";
import { dayOf } from "../../../src/rules/day";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { eventParts } from "../../../src/rules/eventParts";
import type { Result } from "../../../src/rules/units";
import type { Event, EventPlayer } from "../../../src/tournament/event";

/** Everybody meets somebody in some of the rounds, on days up to a year and a half apart. */
const events = fc.record({
  start: fc.integer({ min: dayOf(2005, 7, 1), max: dayOf(2028, 1, 1) }),
  days: fc.array(fc.nat(540), { minLength: 1, maxLength: 20 }),
  scores: fc.array(fc.array(fc.option(fc.constantFrom<Result>(0, 1, 2)), { maxLength: 20 }), {
    minLength: 1,
    maxLength: 30,
  }),
});

test.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
  "4.13 by %s: points and games of the parts are those of the whole, each game in one of them",
  (_, edition) => {
    fc.assert(
      fc.property(events, ({ start, days, scores }) => {
        const opponent = { name: "Somebody", rating: 2000, place: null };
        const players = scores.map((own, place): EventPlayer => ({
          ...{ name: `P${place}`, rating: place % 3 === 0 ? null : 1900 + place, k: null },
          games: own
            .slice(0, days.length)
            .flatMap((score, index) =>
              score === null ? [] : [{ round: index + 1, opponent, score }],
            ),
        }));
        const event: Event = { kind: "team", rounds: days.length, players };
        const dayOfRound = new Map(days.map((day, index) => [index + 1, start + day]));
        const parts = eventParts(dayOfRound, edition);
        const cut = parts.map((part) => eventOfPart(event, part));
        for (const [place, { games, name }] of players.entries()) {
          const own = cut.map((part) => part.players[place]!);
          expect(own.map((each) => each.name)).toEqual(own.map(() => name));
          const all = own.flatMap((each) => each.games);
          expect([...all].sort((one, other) => one.round - other.round)).toEqual(games);
        }
        for (const { number, rounds } of parts) {
          const before = playedBefore(event, parts, number);
          expect(number === 1 && before.length > 0).toBe(false);
          const later = players.filter(({ games }) =>
            games.every(({ round }) => rounds.includes(round)),
          );
          if (number > 1) {
            expect(before.every((place) => !later.includes(players[place]!))).toBe(true);
          }
        }
      }),
    );
  },
);
