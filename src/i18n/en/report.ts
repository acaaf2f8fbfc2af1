import { hasHypothetical } from "../../rules/hypothetical";
import { gamesTooFast } from "../checks";
import { cited } from "../citing";
import type { ReportTexts } from "../report";
import { EN_K_REASON } from "./kReason";
import { titleWithDays } from "../titleWithDays";
import { EN_HEAD } from "./head";

const average = cited("average");
const change = cited("change");
const k = cited("k");
const dpTable = cited("dpTable");
const pdTable = cited("pdTable");
const ratedSince = cited("ratedSince");
const decided = cited("decidedMatch");

const { birth, age, gamesSoFar, peak, kReason } = EN_K_REASON.headings;
const kHeadings = {
  birth: () => birth,
  age: () => age,
  gamesSoFar: () => gamesSoFar,
  peak: () => peak,
  kReason: () => kReason,
};

const gamesOf = gamesTooFast((round) => `round ${round}`);

export const EN_REPORT: ReportTexts = {
  name: "Rating report",
  gamesName: "Rating games",
  pagesName: "Player pages",
  title: titleWithDays("Rating report: "),
  days: EN_HEAD.days,
  sums: {
    rated:
      "Players: {players} ({rated} rated, {unrated} unrated) · games: {games} · sum of the changes: {change} · mean of the ratings: {mean}",
    unrated: "Players: {players} ({rated} rated, {unrated} unrated) · games: {games}",
  },
  gamesSums: "Games: {games}; a game stands with each of its players",
  misfitsSaid: "Games whose scores do not fit: {misfits}, marked ≠ on the sheet of the games.",
  allFits: "The scores of all games fit.",
  allFitsAndMet: "The scores of all games fit, and all checks are met.",
  checksNotMet: "Not met: {articles} ({edition}).",
  checksOpen: "Not checked: {articles} ({edition}).",
  notChecked: "not checked",
  conditions: {
    timeControl: (where) => `Time control, ${where}`,
    firstControl: (where) => `First control, ${where}`,
    roundsPerDay: (where) => `Rounds a day, ${where}`,
    hoursPerDay: (where) => `Hours a day, ${where}`,
    duration: (where) => `Length, ${where}`,
    composition: (where) => `Composition, ${where}`,
  },
  moved:
    "u was typed over a rating, or a rating over u: opponents follow, for the player make the report anew.",
  nowRated: "rated now: make the report anew",
  nowUnrated: "unrated now: make the report anew",
  unratedPlayer: "Unrated player",
  endDate: "End of the event",
  ratingsList: "Ratings of the list of",
  notInForce: (day) => `Not the list in force on the first day: ${EN_HEAD.days(day, day)}.`,
  countedBy: "Counted by the list of",
  partTitle: (part, event) => `Part ${part}, ${event}`,
  part: {
    part: "Part of the event",
    parts: "Parts of the event",
    wholeStart: "First day of the event",
    wholeEnd: "Last day of the event",
  },
  exception: (games) => `${games} games are enough (1: yes)`,
  exceptionFor: "Olympiad, team championship, IBCA, ICSC, IPCA",
  exempt: "No limit from rating",
  nobody: "higher than any rating: the limit holds for everybody",
  perPairing: "Games of each pairing",
  kind: "Kind of event",
  kinds: {
    robin: "Round robin",
    swiss: "Swiss",
    team: "Team event",
    scheveningen: "Scheveningen",
    match: "Match",
  },
  matchGames: (edition) => `Games of the match, ${decided(edition)}`,
  misfits: "Scores that do not fit",
  oneUpgrade: (edition) =>
    `${change(edition)}: one opponent, the one furthest below, is lifted to the limit; opponents above are limited in every game.`,
  byIteration: (sheet, edition) =>
    `Unrated players count with Ru (new) from the sheet “${sheet}”: ${cited("robin")(edition)}.`,
  byFirstRu: (sheet, edition) =>
    `Unrated players count with Ru of the first pass from the sheet “${sheet}”, as ${cited("robin")(edition)} can be read; Ru here is Ru (new).`,
  everybodyRated: (edition) =>
    `Made for a round robin in which everybody is rated: with an unrated player (u) make the report anew, for the iteration of ${cited("robin")(edition)}.`,
  tooFast: (edition, minutes, games) =>
    `${cited("time")(edition)}: ${minutes} minutes for 60 moves are too few for these games, by the ratings of the table; they are not rated: ${gamesOf(games)}.`,
  robinAsSwiss: "Round robin, counted as a Swiss",
  asSwiss: (edition) =>
    `${cited("unplayedInRobin")(edition)}: a game was not played, so the round robin is reported as a Swiss.`,
  decided: (edition) =>
    `${cited("decidedMatch")(edition)}: {counted} of {games} games played count; the others came after the match was decided.`,
  scheveningen: (edition) =>
    `${cited("scheveningen")(edition)}: one unrated player counts with Ru; with more than one nothing is rated.`,
  notRated: (edition, apart, above) =>
    `${cited("notRated")(edition)}: a game ${apart} or more points apart is not rated where a player is above ${above}.`,
  headings: {
    number: () => "No",
    player: () => "Player",
    rating: () => "Rating",
    firstEvent: () => "First event",
    asOpponent: () => "as opponent",
    k: () => "K",
    kCounted: () => "K counted",
    rc: ({ report }) => (report === "11.31" ? "Rar" : "Rc"),
    ra: () => "Ra",
    n: () => "n",
    w: () => "W",
    we: () => "We",
    wMinusWe: () => "W − We",
    change: () => "change",
    rn: () => "Rn",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    rnFirst: () => "first Rn",
    lacks: () => "Still lacks",
    remarks: () => "Remarks",
    kGiven: () => "K given",
    firstEventOfRated: () => "First event, if rated since",
    pAsOpponent: () => "p, as opponent",
    dpAsOpponent: () => "dp, as opponent",
    ruAsOpponent: () => "Ru, as opponent",
    lifted: () => "Lifted line",
    id: () => "FIDE ID",
    ...kHeadings,
  },
  hints: {
    firstEvent: (edition) =>
      `Unrated players: “no” where it is not the first event, so that too few points do not keep it from counting: ${cited("firstEvent")(edition)}.`,
    asOpponent: (edition) =>
      `Rated by the time the event is: for opponents the player stays unrated, ${ratedSince(edition)}.`,
    k: (edition) =>
      `Where none was given, from birth, games so far and highest rating; what is not known, as an adult with 30 games or more: ${k(edition)}. Type another K over it.`,
    kCounted: (edition) =>
      `K × n is at most ${edition.highestKTimesGames}, ${k(edition)}; n here is the games of this event alone.`,
    rc: (edition) =>
      edition.hasRobin
        ? `The mean of the opponents who count; of an unrated player in a round robin Rc (new): ${average(edition)}.`
        : `The mean of the opponents who count: ${average(edition)}.`,
    ra: (edition) =>
      `Of an unrated player: Rc with two hypothetical opponents of ${edition.firstRating.hypothetical.rating} more, ${average(edition)}. Give Rc, not Ra, to a first-rating sheet.`,
    ...EN_K_REASON.hints,
    remarks: (edition) => `A rating below the floor is delisted: ${cited("delisted")(edition)}.`,
    kGiven: (edition) =>
      `K was in the table; of an unrated player it changes nothing: ${k(edition)}.`,
    lifted: (edition) =>
      `The line of the one game whose opponent is lifted to the limit, if he is below it: ${cited("limit")(edition)}.`,
    ruAsOpponent: (edition) => `Rated since: opponents count with this Ru, ${ratedSince(edition)}.`,
    n: () => "Games that count.",
    w: () => "Points in the games that count.",
    we: (edition) => `The sum of PD: ${pdTable(edition)}.`,
    change: (edition) => `K × (W − We): ${change(edition)}.`,
    rn: (edition) => `Rounded once, a half away from zero: ${change(edition)}.`,
    p: (edition) =>
      hasHypothetical(edition)
        ? `W + 1 by n + 2, with the hypothetical opponents: ${average(edition)}.`
        : `W by n, two decimals, a half up: ${dpTable(edition)}.`,
    dp: (edition) => `From p by the table: ${dpTable(edition)}.`,
    ru: (edition) => `The first rating that this event alone gives: ${average(edition)}.`,
    rnFirst: (edition) =>
      `Ru where nothing lacks: the first rating, if no other event counts, ${cited("window")(edition)}.`,
  },
  hypothetical: "hypothetical, drawn",
  twoDraws: (edition) =>
    `Of unrated players, Ra and p have two drawn games against ${edition.firstRating.hypothetical.rating} in them, ${average(edition)}: Rc, n and W have not.`,
  delisted: (floor) => `delisted: below ${floor}`,
  firstRating: "first rating {rating}",
  lacksOpponents: (needed) => `rated opponents, ${needed} needed.`,
  lacksPoints: (needed) => `points, ${needed} needed.`,
  notCounted: (edition) => `Ru is reported, not counted: ${cited("ruReported")(edition)}.`,
  lacksDp: (edition) => `no point: dp is not defined, ${dpTable(edition)}.`,
  noDpInRobin: (edition) =>
    `a score of 0 % or 100 % has no dp, ${dpTable(edition)}: no Ru from this round robin; games between rated players count.`,
  lacksGames: (needed) => `games, ${needed} needed in all.`,
  belowFloor: (floor) => `below the floor ${floor}.`,
  gamesTitle: titleWithDays("Games: "),
  gamesNote:
    "Only games that were played. A game with nothing in “counted as” does not count, such as one against an unrated opponent.",
  opponentNumber: "Opp. no.",
  gameHeadings: {
    number: "No",
    player: "Player",
    rating: "Rating",
    round: "Round",
    opponent: "Opponent",
    opponentRating: "Rating",
    counted: "counted as",
    difference: "D",
    pd: "PD",
    score: "Score",
    w: "W",
    delta: "ΔR",
    fits: "fits",
    opponentNumber: "Opp. No",
    line: "Line",
    reply: "Other line",
    firstScore: "as first",
    ratingOnly: "without Ru",
    wOfRated: "W (rated)",
    forfeitsWon: "by forfeit",
    forfeitsLost: "by forfeit, opponent",
  },
  gameHints: {
    opponentRating: (edition) =>
      `The rating at the start of the event; u: unrated, ${average(edition)}.`,
    counted: (edition) =>
      `The opponent's rating as it counts, within the limit: ${cited("limit")(edition)}. Nothing: the game does not count.`,
    difference: () => "The rating less what the opponent is counted as.",
    pd: (edition) => `The expected score by the table: ${pdTable(edition)}.`,
    score: () => "Blue: type another score; it stands with the opponent, too.",
    w: () => "The score of a game that counts.",
    delta: (edition) => `Score − PD: ${cited("delta")(edition)}.`,
    fits: () => "≠: the scores of the two players are no point together.",
    opponentNumber: () =>
      "The opponent's number on the report, by which his name and rating are found. Nothing: he is not of the event.",
    line: () => "Sort by these numbers to have the lines as they were made.",
    reply: () => "The line in which the same game stands with the opponent.",
    firstScore: () => "The score that the opponent's line follows.",
    ratingOnly: (edition) =>
      `The opponent's rating without a Ru: from it the Ru is made with which he counts himself, ${edition.articles.scheveningen ?? ""} (${edition.name}).`,
    wOfRated: () => "The score of a game against a rated opponent.",
    forfeitsWon: (edition) =>
      `Points by forfeit against this opponent before this game: they decide the match, ${cited("decidedMatch")(edition)}.`,
    forfeitsLost: () => "The same of the opponent.",
  },
  pages: {
    title: (event, { name }) => `${event}: rating by player, edition ${name}`,
    note: "One page a player; everything comes from the rating report and its games.",
    k: {
      strong: (edition) => `2400 was reached: ${k(edition)}`,
      junior: (edition) => `junior: ${k(edition)}`,
      new: (edition) => `new, fewer than 30 games: ${k(edition)}`,
    },
    score: "Score: {w} of {n} games that count.",
    expected: (edition) =>
      `Expected by the table ${pdTable(edition)}: {we}. Score less expected: {difference}.`,
    change: (edition) => `K × the difference = {k} × {difference} = {change}, ${change(edition)}.`,
    rounding: "Rounded, a half away from zero: {rounded}. New rating: {rating} {rounded} = {rn}.",
    average: (edition) =>
      hasHypothetical(edition)
        ? `Average of the opponents: Rc = {rc}; with two drawn games against ${edition.firstRating.hypothetical.rating}: Ra = {ra}, ${average(edition)}.`
        : `Average of the opponents: {rc}, ${average(edition)}.`,
    noRu: "No first rating from this event.",
    fraction: (edition) =>
      hasHypothetical(edition)
        ? `p = (W + 1) / (n + 2) = {p}, two decimals; by the table ${dpTable(edition)} dp = {dp}.`
        : `p = W / n = {p}, two decimals; by the table ${dpTable(edition)} dp = {dp}.`,
    bonus: (_, bonus) =>
      `50 % or more: ${bonus} points for each half point above, {above} of them, added to the average.`,
    ru: (edition) => `First rating of this event alone: Ru = {ru}, ${average(edition)}.`,
    byIteration: (sheet, edition) =>
      `By the iteration on the sheet “${sheet}”, ${cited("robin")(edition)}: Rc (new) = {rc}.`,
    firstRating: (edition) => `Nothing lacks: first rating {rating}, ${cited("window")(edition)}.`,
    lacks: "Still lacks: {lacks}",
  },
};
