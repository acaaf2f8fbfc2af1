import type { EventFileTexts } from "../eventFile";
import { writing } from "../writing";
import { EN_PAPER } from "./paper";
import { EN_WORDS } from "./words";

const { count, countedPoints, points } = writing(EN_WORDS);

export const EN_EVENT_FILE: EventFileTexts = {
  paper: EN_PAPER,
  tab: "File",
  what: "Open tournament report files (TRF16, TRF26). Each becomes a sheet that you can check and correct; reports are made from it.",
  open: "Open files…",
  drop: "Or drop them here.",
  opened: (files) => (files === 1 ? "1 file opened." : `${files} files opened.`),
  failed: (what, left) =>
    left === ""
      ? `Excel could not do it (${what}). No sheet was left behind; try again.`
      : `Excel could not do it (${what}). These sheets may still be there: ${left}. Look at them, delete what you do not need, and try again.`,
  noSheet: "No sheet was made.",
  becameSheet: (sheet) => `Now the sheet “${sheet}”.`,
  noFindings: "Every line was understood, and they agree with each other.",
  moreFindings: (more) => `And ${more} more.`,
  use: "Use this sheet",
  daysMissing:
    "The file does not tell when the event was played, and its day picks the regulations. Its sheet keeps what you type.",
  useWithDays: "Fill in and use this sheet",
  write: "Write a file",
  writeWhat:
    "From the sheet that is shown: one that a file has become, or a crosstable, Swiss or team table with a cell of it selected.",
  version: "Format",
  exportTrf: "Write tournament report file",
  nothingToWrite:
    "The sheet that is shown is neither a tournament file's nor a crosstable, Swiss or team table with results. Show the sheet, select a cell of its table, and try again.",
  noRounds:
    "A crosstable does not tell rounds and colours, and a file must have them. Were they those of the Berger tables, by the order of the players? Then a sheet is made in which you can correct them; a game not played stands there as - for both.",
  berger: "Yes, by the Berger tables",
  needs: "A file for rating needs this, too. It is written into the sheet and asked only once.",
  roundDate: (round) => `Date of round ${round}`,
  fillIn: "Fill in and write the file",
  toSettle: (findings, sheet) =>
    `The sheet “${sheet}” has findings to settle first: ${findings}. Select a cell of its table and press “Use selection” under Table to see them.`,
  written: (file) => `Written: ${file}.`,
  copy: "Copy the text",
  copied: {
    copied: (file) => `Copied. Paste it into a text editor and save it there as ${file}.`,
    selected: (file) =>
      `The text is selected: copy it with Ctrl+C (on the Mac ⌘C), paste it into a text editor, and save it there as ${file}.`,
  },
  download: (file) => `Save ${file}`,
  text: "Its text, to copy",
  withoutNumber: (names) => `Without a FIDE number: ${names}. FIDE needs one for each player.`,
  withoutRank: (names) => `Without a rank: ${names}.`,
  withoutPoints: (names) =>
    `Without points: ${names}. Fill them in on the sheet of the event; there a bye whose worth the table did not tell stands as Z.`,
  withoutColour: (rounds) =>
    `Colours are missing in these rounds: ${rounds}. In the round cells of the sheet of the event, put w or b in the place of “?”, and write the file again.`,
  withoutResult: (rounds) =>
    `Pairings without a result in these rounds: ${rounds}. The file has them as Z, nothing for both. On the sheet of the event, put the result in the place of z, and write the file again.`,
  cutNames: (names) => `A file has room for 33 characters of a name; the ends are cut: ${names}.`,
  sheetName: "Event",
  title: (event) => `Tournament file: ${event}`,
  note: "From a tournament report file. Check and correct it here; every report is made from this sheet. Rounds: opponent, w or b, result; + - by forfeit; f: decided without a move each; H F U Z byes.",
  labels: {
    "012": "Name of the event",
    "013": "Team",
    "022": "City",
    "032": "Federation",
    "042": "Start date",
    "052": "End date",
    "062": "Number of players",
    "072": "Number of rated players",
    "082": "Number of teams",
    "092": "Type of event",
    "102": "Chief arbiter",
    "112": "Deputy arbiters",
    "122": "Time control",
    "132": "Dates of the rounds",
    "142": "Number of rounds",
    "152": "First colour",
    "162": "Points for results",
    "172": "Starting rank",
    "182": "Pairing program",
    "192": "Type of event, encoded",
    "202": "Tie-breaks",
    "212": "Tie-breaks, defined",
    "222": "Time control, encoded",
    "240": "Byes",
    "310": "Team",
    "320": "Teams left over from the pairing",
    "330": "Forfeited match",
    "352": "Colours of the boards",
    "362": "Team points",
    XXR: "Number of rounds",
  },
  kept: "kept as it is",
  columns: ["No", "Name", "Title", "Sex", "Fed", "FIDE ID", "Birth", "Rtg", "Pts", "Rk"],
  finding: {
    notTrf: ({ lines }) =>
      `This is no tournament report file: of ${count(lines, "line")} none begins with 001. Expected TRF16 or TRF26.`,
    tooLarge: ({ megabytes, most }) =>
      `The file has ${megabytes} MB. Expected a tournament report file, ${most} MB at most.`,
    tooManyLines: ({ lines, most }) =>
      `The file has ${count(lines, "line")}. Expected a tournament report file, ${count(most, "line")} at most.`,
    longLine: ({ signs, most }) =>
      `The line has ${count(signs, "sign")}. Expected at most ${most}, which a cell can hold; the rest is left out.`,
    tooManyRounds: ({ most }) =>
      `Something stands behind round ${most}. Expected at most ${count(most, "round")}; those beyond are left out, in every line.`,
    badStart: ({ came }) =>
      `“${came}” is no start number. Expected a number in columns 5 to 8; the line is left out.`,
    badId: ({ player, came }) =>
      `${player}: “${came}” is no FIDE ID and is not used as one. Expected digits in columns 58 to 68.`,
    sameId: ({ player, id, before, line }) =>
      `${player} has FIDE ID ${id}, and so has ${before} on line ${line}. Expected a number of his own for each player: correct it on the sheet.`,
    sameStart: ({ start }) =>
      `The start number ${start} was there before. Expected each once; the line is left out.`,
    noName: ({ start }) => `Player ${start} has no name in columns 15 to 47 and is called so.`,
    badRating: ({ player, came }) =>
      `${player}: “${came}” is no rating. Expected 1 to 4000 in columns 49 to 52, or 0; read as unrated.`,
    badPoints: ({ player, came }) =>
      `${player}: “${came}” are no points. Expected a number in halves in columns 81 to 84.`,
    badRound: ({ player, round, came }) =>
      `${player}, round ${round}: “${came}” is no round. Expected opponent, colour and result, such as 12 w 1; read as not played.`,
    nobody: ({ player, round, opponent }) =>
      `${player}, round ${round}: nobody has the start number ${opponent}. Expected a number of the file.`,
    oneself: ({ player, round }) =>
      `${player}, round ${round}: plays against himself or herself. Expected another number.`,
    contradiction: ({ player, opponent, round }) =>
      `Round ${round}: what ${player} and ${opponent} say of their game does not fit. Expected 1 and 0, = and =, + and -.`,
    sameColour: ({ player, opponent, round }) =>
      `Round ${round}: ${player} and ${opponent} both have the same colour. Expected w and b.`,
    pointsDiffer: ({ player, came, expected }) =>
      `${player}: ${countedPoints(came)} in the file, but the rounds add up to ${points(expected)}.`,
    badFree: ({ tag, came }) =>
      `${tag}: “${came}” is not understood and counts nothing. Expected ${tag === "240" ? "F or H, the round, and who has the bye" : "+- or --, the round, and the two teams"}.`,
    nobodyFree: ({ tag, number }) =>
      `${tag}: nobody has the number ${number}. Expected a team of the file, or a player where it has no teams.`,
    freeAndGame: ({ tag, player, round }) =>
      `${player}, round ${round}: line ${tag} says that there was no game, but here is one. Expected one of the two.`,
    tooFast: ({ player, opponent, round }) =>
      `${player} – ${opponent}, round ${round}: too little time for 60 moves, so the game is written as not rated (W, D, L).`,
    openDate: ({ tag, came }) =>
      `${tag}: “${came}” may mean several days. Expected year, month, day: 2026/09/24; the table asks which it is.`,
    badDate: ({ tag, came }) =>
      `${tag}: “${came}” is no date. Expected year, month, day: 2026/09/24.`,
    playersDiffer: ({ came, players }) =>
      `The number of players is ${came} in line 062. The file has ${players}.`,
  },
  inLine: (line, sentence) => `Line ${line}. ${sentence}`,
};
