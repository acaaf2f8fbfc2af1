import { calculated, cell, line, type Cell, type Line } from "./cell";
import type { Column } from "./column";
import type { DayLines } from "./dayLines";
import type { Hand } from "./hand";
import type { ByLanguage } from "./language";
import { programFrame } from "./programFrame";
import type { EventTable } from "./eventTable";
import type { TrueEvent } from "./trueEvent";

/** What stands above the table: its title, its days, and more. */
export function linesAbove(event: TrueEvent, { above }: DayLines, hand: Hand): Line[] {
  const dice = hand.for("above");
  if (hand.did("the frame of a program")) return [...programFrame(event, above, hand).above];
  const lines: Line[] = [];
  if (dice.chance(0.8)) lines.push(line(dice.pick([event.name, `${event.name} ${event.place}`])));
  const more = hand.does("lines above") ? dice.shuffled(MORE[hand.language]) : [];
  lines.push(...more.slice(0, dice.whole(1, 3)).map((text) => line(text)));
  lines.push(...above);
  if (lines.length > 0 && dice.chance(0.7)) lines.push([]);
  return lines;
}

const MORE: ByLanguage<readonly string[]> = {
  en: [
    "From the Tournament-Database of Chess-Results https://chess-results.com",
    "Final Ranking crosstable after 9 Rounds",
    "Sponsored by the local bank",
    "Arbiter: IA A. Smith (412345)",
    "Time control: 90 min/40 moves + 30 min + 30 s per move",
    "Average rating: 2105   Category: 0",
  ],
  de: [
    "Aus der Turnierdatenbank von Chess-Results https://chess-results.com",
    "Endstand nach 9 Runden, Kreuztabelle",
    "Mit freundlicher Unterstützung der Kantonalbank",
    "Schiedsrichter: NA H. Meier (1301234)",
    "Bedenkzeit: 90 Min./40 Züge + 30 Min. + 30 Sek./Zug",
    "Gruppe A, 1. Stärkeklasse, 2 Aufsteiger",
  ],
  fr: [
    "De la base de données de tournois de Chess-Results https://chess-results.com",
    "Classement final, grille américaine après la ronde 9",
    "Avec le soutien de la Loterie",
    "Arbitre : AF1 P. Durand (E12345)",
    "Cadence : 1h30/40 coups + 30 min + 30 s/coup",
  ],
  it: [
    "Dall'archivio tornei di Chess-Results https://chess-results.com",
    "Classifica finale dopo 9 turni",
    "Con il patrocinio del Comune",
    "Arbitro: AN G. Rossi (812345)",
    "Tempo di riflessione: 90 min + 30 s",
  ],
  es: [
    "De la base de datos de torneos de Chess-Results https://chess-results.com",
    "Cuadro final después de 9 rondas",
    "Con el patrocinio del Ayuntamiento",
    "Árbitro: AN J. García (2212345)",
    "Ritmo de juego: 90 min + 30 s por jugada",
  ],
};

/** What stands below: sums, notes, days. */
export function linesBelow(
  { event, columns }: EventTable,
  { below }: DayLines,
  hand: Hand,
): { readonly joined: readonly Line[]; readonly apart: readonly Line[] } {
  const dice = hand.for("below");
  const sums = hand.does("sums and averages below") ? [sumLine(columns, hand)] : [];
  const isJoined = dice.chance(0.6);
  const notes = hand.does("notes below")
    ? dice.shuffled(NOTES[hand.language]).slice(0, dice.whole(1, 3))
    : [];
  const apart: Line[] = [
    ...(isJoined ? [] : sums),
    ...(notes.length > 0 ? [[], ...notes.map((text) => line(text))] : []),
    ...(hand.did("the frame of a program") ? programFrame(event, [], hand).below : []),
    ...(below.length > 0 ? [[], ...below] : []),
  ];
  return {
    joined: isJoined ? sums : [],
    apart: isJoined || sums.length === 0 ? apart : [[], ...apart],
  };
}

/** Under the ratings their average, under the points their sum. */
function sumLine(columns: readonly Column[], hand: Hand): Line {
  const dice = hand.for("sum");
  const label = dice.pick(AVERAGE[hand.language]);
  const name = columns.findIndex(({ meaning }) => meaning === "name" || meaning === "last");
  const ratings = columns.filter(({ cells }) => cells.some(isRating));
  const hasSums = dice.chance(0.25);
  return columns.map((column, index): Cell => {
    if (index === name) return cell(label);
    if (column.meaning === "points" && dice.chance(0.6)) return sumOf(column);
    if (column.meaning === "result")
      return hasSums && column.cells.some(isNumber) ? sumOf(column) : cell();
    if (!ratings.includes(column) || column.meaning.startsWith("birth")) return cell();
    const values = column.cells.map(({ value }) => Number(value)).filter((value) => value > 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    if (values.length === 0) return calculated("#DIV/0!", "=AVERAGE(D5:D14)");
    return calculated(dice.chance(0.5) ? Math.round(mean) : mean, "=AVERAGE(D5:D14)");
  });
}

function sumOf({ cells }: Column): Cell {
  const sum = cells.reduce((total, { value }) => total + (Number(value) || 0), 0);
  return calculated(sum, "=SUM(M5:M14)");
}

function isNumber({ value }: Cell): boolean {
  return typeof value === "number";
}

function isRating({ value }: Cell): boolean {
  return typeof value === "number" && value >= 1000 && value < 3000;
}

const AVERAGE: ByLanguage<readonly string[]> = {
  en: ["Average", "Total", "Avg. rating", "Mean"],
  de: ["Durchschnitt", "Ø Elo", "Total", "Schnitt", "Summe"],
  fr: ["Moyenne", "Total", "Moyenne Elo"],
  it: ["Media", "Totale", "Media Elo"],
  es: ["Media", "Total", "Promedio", "Elo medio"],
};

const NOTES: ByLanguage<readonly string[]> = {
  en: [
    "Annotation:",
    "Tie Break1: Buchholz Tie-Breaks (variabel with parameter)",
    "+ / - = won or lost by forfeit",
    "Program swiss-manager-software from Heinz Herzog",
    "Arbiter's signature: ____________",
  ],
  de: [
    "Anmerkung:",
    "Wertung 1: Buchholzwertung (variabel mit Parameter)",
    "+ / - = kampflos gewonnen oder verloren",
    "Legende: ½ = Remis, 1 = Sieg, 0 = Niederlage",
    "Unterschrift Schiedsrichter: ____________",
  ],
  fr: [
    "Remarques :",
    "Départage 1 : Buchholz (variable avec paramètre)",
    "+ / - = gain ou perte par forfait",
    "Signature de l'arbitre : ____________",
  ],
  it: [
    "Note:",
    "Spareggio 1: Buchholz (variabile con parametri)",
    "+ / - = vinta o persa a forfait",
    "Firma dell'arbitro: ____________",
  ],
  es: [
    "Notas:",
    "Desempate 1: Buchholz (variable con parámetros)",
    "+ / - = ganada o perdida por incomparecencia",
    "Firma del árbitro: ____________",
  ],
};
