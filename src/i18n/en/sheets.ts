import { cited } from "../citing";
import type { SheetTexts } from "../sheets";
import { EN_CAREER } from "./career";
import { EN_CORRECTION } from "./correction";
import { EN_ERRATA } from "./errata";
import { EN_READINGS } from "./readings";
import { EN_HEAD } from "./head";
import { EN_PAPER } from "./paper";
import { EN_K_REASON } from "./kReason";
import { EN_PERIOD } from "./period";
import { EN_HAND_ON } from "./handOn";
import { EN_OVERVIEW } from "./overview";
import { EN_PERSONS } from "./persons";
import { EN_REPORT } from "./report";
import { EN_TABS } from "./tabs";

const robin = cited("robin");
const change = cited("change");
const average = cited("average");
const dpTable = cited("dpTable");
const k = cited("k");

export const EN_SHEETS: SheetTexts = {
  tabs: EN_TABS,
  paper: EN_PAPER,
  handOn: EN_HAND_ON,
  overview: EN_OVERVIEW,
  persons: EN_PERSONS,
  iterationName: (edition) => `Ra Ru ${edition}`,
  iterationTitle: (event) => `Round robin, Ra and Ru: ${event}`,
  madeWith: {
    fide: "Calculated with FIDE functions: they need the add-in. Blue cells are inputs.",
    plain:
      "Calculated with plain formulas and the tables below: no add-in needed. Blue cells are inputs.",
  },
  teaching: "FOR TEACHING: the method is gone since 1 January 2022 (8.2).",
  edition: "Edition",
  source: {
    text: "checked against the text of the regulations",
    secondary: "from secondary sources, or carried over from the edition before",
  },
  madeFor: {
    title: "Made for this",
    refused:
      "The sheet was made for this value, and not everything would follow another. For another edition or day make the sheet anew.",
    changed:
      "Changed: this head no longer shows what the sheet was made for, and what it calculates by. Undo that, or make the sheet anew.",
    byHand: (edition) => `edition ${edition} chosen by hand`,
    byHandWithoutDay: (edition) => `edition ${edition} chosen by hand, day unknown`,
  },
  head: EN_HEAD,
  startDate: "Start of the event",
  noDate: "not given",
  limit: "Difference at most",
  bonus: "Points per ½ above 50 %",
  firstBonus: "In the first pass",
  opponents: "n, opponents",
  games: "Games of each player",
  inputs: "Crosstable",
  carried: { federation: "Fed." },
  columns: {
    player: "Player",
    rating: "Rating",
    points: "Points",
    firstEvent: "First event",
    counts: "Counts",
  },
  misfits: "Rows and columns fit: 0 each",
  incomplete: (article, edition) =>
    `No Ra: a result is missing, or a row and its column do not fit (not 0 in the line under the crosstable). With a game not played the event is reported as a Swiss: ${article} (${edition}).`,
  yes: "yes",
  no: "no",
  iterationHead: {
    bonus: (first, then) => `${first === then ? "" : `${first}, then `}${then} per ½ above 50 %`,
    sums: (article, edition) =>
      `{players} players: {rated} rated, {unrated} unrated · Rar {rar} · dpa {dpa} · n {n} · Ra {ra} · ${article} (${edition})`,
    met: "All checks are met.",
    notMet: ["Not met:", ", see the checks below."],
  },
  tableHeadings: {
    player: "Player",
    rating: "Rating",
    w: "W",
    p: "p",
    dp: "dp",
    rc: "Rc",
    dpUnrated: "dp",
    ru: "Ru",
    rcNew: "Rc (new)",
    ruNew: "Ru (new)",
    we: "We",
    k: "K",
    change: "change",
    rn: "Rn",
  },
  tableHints: {
    player: () => "As in the crosstable below.",
    rating: () => "The rating at the start of the event; u: unrated.",
    w: (edition) => `The score against everybody who counts: ${average(edition)}.`,
    p: (edition) => `Score by games, two decimals, the half up: ${dpTable(edition)}.`,
    dp: (edition) => `From p by the table: ${dpTable(edition)}.`,
    rc: (edition) => `The average of the event for an unrated player is Ra: ${average(edition)}.`,
    dpUnrated: (edition) => `From the score below 50 % by the table: ${dpTable(edition)}.`,
    ru: (edition) =>
      `At 50 % Rc; above, points for each half; below, Rc + dp × n/(n+1): ${robin(edition)}.`,
    rcNew: (edition) =>
      `Rc with the opponents beyond the limit as they are counted: ${robin(edition)}.`,
    ruNew: (edition) => `Ru once more, from Rc (new): ${robin(edition)}.`,
    we: (edition) =>
      `The sum of PD of the games, Ru (new) as if it were a rating: ${change(edition)}.`,
    k: (edition) => `The development coefficient: ${k(edition)}.`,
    change: (edition) => `K × (W − We): ${change(edition)}.`,
    rn: (edition) => `The rating with the change, rounded once: ${change(edition)}.`,
  },
  hints: {
    limit: (article, edition) =>
      `A greater difference counts as this one: ${article} (${edition}).`,
    ra: (article, edition) =>
      `Rar: mean rating of the rated. dpa: mean of their dp. Ra is rounded before it is used: ${article} (${edition}).`,
    firstEvent: (article, edition) =>
      `Unrated players: “no” where it is not the first event, so that too few points do not leave the player out: ${article} (${edition}).`,
  },
  raFormula: "Ra = Rar − dpa × n/(n+1), rounded",
  countedAs: "Counted as: opponents beyond the limit, from the unrated player's first Ru",
  own: { ru: "Ru", rated: "rated", unrated: "unrated" },
  ratingOrRu: "Rating, or first Ru",
  expected: (article) => `Expected scores (PD) of the rated players, ${article}`,
  ratingOrRuNew: "Rating, or Ru (new)",
  ratingOrRuPrinted: "Rating, or first Ru (as printed)",
  weReadings: {
    other: "The same by the other reading of 10.54 (2005)",
    figures: "We with Ru (new) against Ru of the first pass, where they differ:",
    against: "against",
    hint: (edition) =>
      `The sum of PD of the games, the first Ru as if it were a rating: ${change(edition)}.`,
  },
  checks: "Checks",
  composition: {
    third: (rated) => `At least one third of the players rated: ${rated}`,
    fourOfFew: (rated) => `Fewer than ten players: at least ${rated} rated`,
    doubleRound: (rated, players) =>
      `Double round with unrated players: at least ${players} players, ${rated} of them rated`,
    ratedOpponents: (rated) =>
      `Unrated players need ${rated} rated opponents; with fewer they count for nobody`,
    championship: (rated) => `National championship: at least ${rated} rated`,
  },
  everybodyCounts: "Every unrated player has the points that a first event needs",
  aboveFloor: (floor) => `No Ru (new) below the floor ${floor}: such a first result is ignored`,
  everyGamePlayed:
    "Every game has a result, and it fits the one across the diagonal; with an unplayed game the event is reported as a Swiss",
  met: "met",
  notMet: "not met",
  notes: "Notes",
  inputsAreBlue: "Change a blue cell, or type u for a rating: everything follows.",
  inputsElsewhere:
    "Players, ratings, K and results come from the rating report and its games: change them there, and everything follows.",
  kByRating: (article, edition) =>
    `K is by the rating alone where nothing else is known: an adult with 30 games or more, never rated higher, ${article} (${edition}). Type another K over it.`,
  kKnown: (article, edition) =>
    `K takes in birth, games so far and highest rating where they are known; what is not known of a player counts as an adult with 30 games or more, never rated higher, ${article} (${edition}).`,
  kAgeOpen: (names) =>
    `K does without the birth of ${names}: it does not tell the age on the day of K. Give the event's first day, or the day of birth, and make the sheet anew; or type K over it.`,
  kDay: {
    label: "K as of",
    note: {
      list: "Age and games as of the list in force when the event begins, since K is published with the list. A reading: the regulations do not say which day counts; the other one is the event's first day.",
      "first day":
        "Age and games as of the event's first day. A reading: the regulations do not say which day counts; the usual one is the day of the list in force, since K is published with it.",
    },
  },
  kReason: EN_K_REASON,
  asPrinted:
    "As printed in 8.58 (2011): 12.5 for each ½ in the first pass, We and the change from the first Ru.",
  errata: EN_ERRATA,
  readings: EN_READINGS,
  tables: (article) => `Tables ${article}(a) and (b)`,
  report: EN_REPORT,
  career: EN_CAREER,
  period: EN_PERIOD,
  correction: EN_CORRECTION,
};
