import type { CheckTexts } from "../checks";
import { gamesTooFast } from "../checks";
import { writing } from "../writing";
import { EN_WORDS } from "./words";

const { count, points, number } = writing(EN_WORDS);

const gamesOf = gamesTooFast((round) => `round ${round}`);

export const EN_CHECKS: CheckTexts = {
  kindChecks: {
    unratedMatch: ({ unrated }) =>
      unrated === ""
        ? "Matches are between rated players"
        : `Matches with an unrated player are not rated: ${unrated}`,
    decidedMatch: ({ games, of }) =>
      games === 0
        ? `Match of ${count(of, "game")}: none was played after it was decided`
        : `Match of ${count(of, "game")}: ${games} played after it was decided, not counted`,
    scheveningen: ({ unrated }) => `Scheveningen with at most one unrated player: ${unrated}`,
    pooled: ({ tables, isDuty }) =>
      `Preliminaries and finals ${isDuty ? "are" : "may be taken as"} one event: ${count(tables, "table")} pooled`,
  },
  timeChecks: {
    timeControl: ({ minutes, needed, highest, leftOut }) => {
      if (needed === null)
        return `${count(minutes, "minute")} for 60 moves, within the bounds of the pace`;
      return leftOut.length === 0
        ? `${count(minutes, "minute")} for 60 moves; ${needed} needed, the highest rating is ${highest ?? "u"}`
        : `${count(minutes, "minute")} for 60 moves are too few for ${count(leftOut.length, "game")}, which are not rated: ${gamesOf(leftOut)}`;
    },
    firstControl: ({ moves, needed, isDuty }) =>
      `First control after ${count(moves, "move")}; ${isDuty ? `it has to be after ${needed}` : `${needed} are recommended`}`,
    roundsPerDay: ({ is, allowed, isAtLeast }) =>
      `${isAtLeast ? "at least " : ""}${count(is, "round")} on one day, at most ${allowed}`,
    hoursPerDay: ({ is, allowed, rounds, minutes, by, isAtLeast }) =>
      `${isAtLeast ? "at least " : ""}${number(Math.round(100 * is) / 100)} h of play on one day (rounds: ${rounds}, of 2 × ${number(minutes)} min for 60 moves${by === null ? "" : `, as ${by} counts`}), at most ${allowed}`,
    duration: ({ is, allowed, championship, approved, interim, isChampionship }, edition) => {
      const days = `${count(is, "day")} from the first to the last, at most ${allowed}`;
      if (is <= allowed) return days;
      const more = [
        ...(championship === null ? [] : [`as a championship, ${championship} (${edition})`]),
        ...(approved === null || isChampionship
          ? []
          : [`if the Qualification Commission approves, ${approved} (${edition})`]),
      ];
      const longer = more.length === 0 ? "" : `; more ${more.join(", or ")}`;
      const owed =
        interim === null ? "" : `. Longer events owe results every month, ${interim} (${edition})`;
      return `${days}${longer}${owed}`;
    },
  },
  exception: (games) => `${games} games are enough: Olympiad, team championship, IBCA, ICSC, IPCA`,
  official: (article) => `Official FIDE event, ${article}`,
  deadlines: "Deadlines",
  deadline: {
    registered: (date, article) => `Registered by ${date}, ${article}`,
    normRegistered: (date, article) =>
      `Registered by ${date} if title norms are possible, ${article}`,
    reported: (date, article) => `Arbiter's report by ${date}, ${article}`,
    uploaded: (date, article) => `Sent to FIDE by ${date}, ${article}`,
    list: (date, article) => `Counts on the list of ${date}, ${article}`,
    lastList: (date, article) => `Not rated after the list of ${date}, ${article}`,
  },
  normally: (list, reportedBy, article) =>
    `Normally counts on the list of ${list}, if the report came by ${reportedBy}, ${article}`,
  interim: (dates, article) => `Results so far every month: by ${dates}, ${article}`,
  licensed: (article) => `All arbiters have a FIDE licence, or the event is not rated, ${article}`,
  announced: (article) =>
    `An event is rated unless its invitations say that it is not; the chief arbiter announces that before it begins, ${article}`,
  appeal: (article) =>
    `FIDE may decline to rate an event; the organiser may appeal within seven days of hearing so, ${article}`,
  notFirst: (name, score) => `${name} (${points(score)}): not the first event, the games count`,
  checksMet: (unmet) => (unmet === 0 ? "Checks: all met" : `Checks: ${number(unmet)} not met`),
  composition: {
    third: ({ rated, needed }) => `At least one third rated: ${rated}, expected ${needed}`,
    fourOfFew: ({ rated, needed }) => `Fewer than ten players: ${rated} rated, expected ${needed}`,
    doubleRound: ({ rated, needed, players }) =>
      `Double round with unrated players: ${count(players, "player")}, ${rated} rated; expected 6 and ${needed}`,
    ratedOpponents: ({ rated, needed }) =>
      `Unrated players need ${needed} rated opponents: ${rated}. With fewer they count for nobody`,
    championship: ({ rated, needed }) =>
      `National championship: ${rated} rated, expected ${needed}`,
  },
  met: "met",
  notMet: "not met",
  leftOutCheck: (names) =>
    `Too few points in a first event: ${names}. The player and all games against the player are left out.`,
  tooFewPoints: (names, isFirst) =>
    `Too few points against rated opponents${isFirst ? " in a first event" : ""}: ${names}. The result makes no part of a first rating.`,
  nobodyLeftOut: "Every unrated player has the points that a first event needs",
};
