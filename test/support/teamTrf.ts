/** A league or a match as its program writes it; everybody in it is invented. */
export interface TeamEvent {
  readonly teams: number;
  readonly boards: number;
  readonly rounds: number;
  /** Players of each team; the last team may have fewer, so that there are so many in all. */
  readonly squad: number;
  readonly players: number;
  /** Days of the event; null: the file does not tell them. */
  readonly days?: readonly [start: string, end: string] | null;
}

/** 249 players of 50 teams over 14 rounds: of each squad of five three are reserves in most of them. */
export const LEAGUE: TeamEvent = { teams: 50, boards: 2, rounds: 14, squad: 5, players: 249 };

/** Squads of twelve: from every team a square of reserves. */
export const LARGE_SQUADS: TeamEvent = {
  ...{ teams: 12, boards: 4, rounds: 11, squad: 12, players: 144 },
};

/** Two teams over eight boards, twice. */
export const TWO_TEAMS: TeamEvent = { teams: 2, boards: 8, rounds: 2, squad: 10, players: 20 };

interface Member {
  readonly start: number;
  readonly team: number;
  readonly rating: number;
  points: number;
  readonly rounds: string[];
}

/** The line that tells of every fourth column, for people. */
const RULER = `###SSSS sTTT ${"N".repeat(33)} RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR`;

/**
 * A team event in TRF26: teams (310), a team's bye (240) and a forfeited match (330), a national line
 * for each player, rulers and comments between; who does not play has `0000 - -`.
 */
export function teamTrf(event: TeamEvent): string {
  const members = played(event);
  const { days = ["2025/10/04", "2026/03/29"] } = event;
  const dated = days === null ? [] : [`042 ${days[0]}`, `052 ${days[1]}`];
  const players = members.flatMap((member) => [playerLine(member), nationalLine(member)]);
  return [
    "012 Invented league",
    "022 Lyon",
    "032 FRA",
    ...dated,
    `062 ${members.length}`,
    `072 ${members.filter(({ rating }) => rating > 0).length}`,
    `082 ${event.teams}`,
    "092 Team: Swiss-System",
    "102 Arbiter, Chief",
    "122 90 min + 30 s",
    `142 ${event.rounds}`,
    "152 W",
    "162  W 1.0    D 0.5    L 0.0",
    "192 FIDE_TEAM_TYPEA_MP_GP",
    "202 MP,GP,SB",
    "222 5400+30",
    "352 WBWB",
    "362  TW 2.0   TD 1.0   TL 0.0",
    RULER,
    ...players,
    "### Teams",
    ...teamLines(event, members),
    ...byeAndForfeit(event),
    "320  1.0  2.0    0",
  ]
    .map((line) => `${line}\r\n`)
    .join("");
}

/** Where the match of two teams in the second round was not played; the odd team out has a bye. */
const FORFEITED_ROUND = 2;

function byeAndForfeit({ teams }: TeamEvent): string[] {
  if (teams < LEAGUE.teams) return [];
  const [one, other] = pairing(teams, FORFEITED_ROUND)[0]!;
  const number = (value: number, width: number) => String(value).padStart(width);
  return [
    `240 H ${number(BYE_ROUND, 3)} ${number(teams - 1, 4)} ${number(teams, 4)}`,
    `330 +- ${number(FORFEITED_ROUND, 3)}${number(one, 4)}${number(other, 4)}`,
  ];
}

/** In it the two last teams have a bye instead of a match. */
const BYE_ROUND = 3;

/** Teams that meet in a round, by turning a circle; in the round of the bye not the last two. */
function pairing(teams: number, round: number): [number, number][] {
  const others = teams - 1;
  const at = (place: number) => 1 + ((place + round) % others);
  const pairs = Array.from({ length: teams / 2 }, (_, board): [number, number] =>
    board === 0 ? [teams, at(0)] : [at(board), at(others - board)],
  );
  const isFree = (team: number) => team >= teams - 1;
  if (teams < LEAGUE.teams || round !== BYE_ROUND) return pairs;
  const left = pairs
    .filter((pair) => pair.some(isFree))
    .flat()
    .filter((team) => !isFree(team));
  const kept = pairs.filter((pair) => !pair.some(isFree));
  return left.length === 2 ? [...kept, [left[0]!, left[1]!]] : kept;
}

function played({ teams, boards, rounds, squad, players }: TeamEvent): Member[] {
  const random = drawn();
  const members = Array.from({ length: players }, (_, index): Member => ({
    start: index + 1,
    team: 1 + Math.floor(index / squad),
    rating: random() < 0.15 ? 0 : 1400 + Math.floor(random() * 1000),
    points: 0,
    rounds: [],
  }));
  const teamOf = (team: number) => members.filter((member) => member.team === team);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [one, other] of pairing(teams, round)) {
      const isPlayed = teams < LEAGUE.teams || round !== FORFEITED_ROUND;
      const isFirst = pairing(teams, round)[0]?.[0] === one;
      if (!isPlayed && isFirst) continue;
      const [home, away] = [one, other].map((team) => lineUp(teamOf(team), boards, round)) as [
        Member[],
        Member[],
      ];
      for (let board = 0; board < boards; board += 1) {
        const [white, black] = [home[board], away[board]];
        if (white === undefined || black === undefined) continue;
        const draw = random();
        const [won, lost] = draw < 0.02 ? "+-" : draw < 0.4 ? "10" : draw < 0.7 ? "==" : "01";
        const isWhite = board % 2 === 0;
        put(white, black, isWhite ? "w" : "b", won!);
        put(black, white, isWhite ? "b" : "w", lost!);
      }
    }
    for (const member of members) if (member.rounds.length < round) member.rounds.push("0000 - -");
  }
  return members;
}

const WORTH: Readonly<Record<string, number>> = { "1": 1, "+": 1, "=": 0.5 };

function put(member: Member, opponent: Member, colour: string, result: string): void {
  member.rounds.push(`${String(opponent.start).padStart(4)} ${colour} ${result}`);
  member.points += WORTH[result] ?? 0;
}

function playerLine({ start, rating, points, rounds }: Member): string {
  const name = `Player${String.fromCharCode(65 + (start % 26))}, No ${start}`;
  const head = `001 ${String(start).padStart(4)} ${start % 7 === 0 ? "w" : "m"}    ${name.padEnd(33)}`;
  const rated = `${String(rating).padStart(4)} FRA ${String(26_000_000 + start).padStart(11)}`;
  const birth = `${1950 + (start % 60)}/00/00`;
  const rank = String(start).padStart(4);
  return `${head} ${rated} ${birth} ${points.toFixed(1).padStart(4)} ${rank}  ${rounds.join("  ")}`;
}

/** The national rating of a player, in the place of FIDE's. */
function nationalLine({ start, rating }: Member): string {
  return `FRA ${String(start).padStart(4)} ${" ".repeat(38)} ${String(rating + 30).padStart(4)}`;
}

function teamLines({ teams }: TeamEvent, members: readonly Member[]): string[] {
  return Array.from({ length: teams }, (_, index) => {
    const team = index + 1;
    const starts = members.filter((member) => member.team === team).map(({ start }) => start);
    const head = `310 ${String(team).padStart(3)} ${`Invented club ${team}`.padEnd(32)}`;
    const figures = `IC${String(team).padStart(3)} 1850.0   14.0   28.0 ${String(team).padStart(3)}`;
    return `${head} ${figures}  ${starts.map((start) => String(start).padStart(4)).join(" ")}`;
  });
}

/** Always the same numbers between 0 and 1. */
function drawn(): () => number {
  let seed = 20_261_120;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

/** The first of a squad play; its reserves one round in five. */
function lineUp(squad: readonly Member[], boards: number, round: number): Member[] {
  if (round % RESERVE_ROUNDS !== 0) return squad.slice(0, boards);
  return [...squad.slice(0, boards - 1), ...squad.slice(boards)].slice(0, boards);
}

const RESERVE_ROUNDS = 5;
