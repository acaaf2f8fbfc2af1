import { hasHypothetical } from "../../rules/hypothetical";
import { gamesTooFast } from "../checks";
import { cited } from "../citing";
import type { ReportTexts } from "../report";
import { DE_K_REASON } from "./kReason";
import { titleWithDays } from "../titleWithDays";
import { DE_HEAD } from "./head";

const average = cited("average");
const change = cited("change");
const k = cited("k");
const dpTable = cited("dpTable");
const pdTable = cited("pdTable");
const ratedSince = cited("ratedSince");
const decided = cited("decidedMatch");

const { birth, age, gamesSoFar, peak, kReason } = DE_K_REASON.headings;
const kHeadings = {
  birth: () => birth,
  age: () => age,
  gamesSoFar: () => gamesSoFar,
  peak: () => peak,
  kReason: () => kReason,
};

const gamesOf = gamesTooFast((round) => `Runde ${round}`);

export const DE_REPORT: ReportTexts = {
  name: "Elo-Auswertung",
  gamesName: "Elo-Partien",
  pagesName: "Spielerseiten",
  title: titleWithDays("Elo-Auswertung: "),
  days: DE_HEAD.days,
  sums: {
    rated:
      "Spieler: {players} ({rated} mit, {unrated} ohne Elo) · Partien: {games} · Summe der Änderungen: {change} · Schnitt der Elo-Zahlen: {mean}",
    unrated: "Spieler: {players} ({rated} mit, {unrated} ohne Elo) · Partien: {games}",
  },
  gamesSums: "Partien: {games}; eine Partie steht bei jedem ihrer Spieler",
  misfitsSaid:
    "Partien, deren Ergebnisse nicht zusammenpassen: {misfits}, auf dem Blatt der Partien mit ≠ markiert.",
  allFits: "Die Ergebnisse aller Partien passen zusammen.",
  allFitsAndMet: "Die Ergebnisse aller Partien passen zusammen, und alle Prüfungen sind erfüllt.",
  checksNotMet: "Nicht erfüllt: {articles} ({edition}).",
  checksOpen: "Nicht geprüft: {articles} ({edition}).",
  notChecked: "nicht geprüft",
  conditions: {
    timeControl: (where) => `Bedenkzeit, ${where}`,
    firstControl: (where) => `Erste Zeitkontrolle, ${where}`,
    roundsPerDay: (where) => `Runden am Tag, ${where}`,
    hoursPerDay: (where) => `Stunden am Tag, ${where}`,
    duration: (where) => `Dauer, ${where}`,
    composition: (where) => `Zusammensetzung, ${where}`,
  },
  moved:
    "Eine Elo-Zahl wurde mit u überschrieben oder u mit einer Elo-Zahl: Die Gegner folgen, für den Spieler erstellen Sie die Auswertung neu.",
  nowRated: "jetzt mit Elo: Auswertung neu erstellen",
  nowUnrated: "jetzt ohne Elo: Auswertung neu erstellen",
  unratedPlayer: "Spieler ohne Elo",
  endDate: "Turnierende",
  ratingsList: "Elo-Zahlen der Liste vom",
  notInForce: (day) => `Nicht die am ersten Tag geltende Liste: ${DE_HEAD.days(day, day)}.`,
  countedBy: "Gewertet von der Liste vom",
  partTitle: (part, event) => `Teil ${part}, ${event}`,
  part: {
    part: "Teil des Turniers",
    parts: "Teile des Turniers",
    wholeStart: "Erster Tag des Turniers",
    wholeEnd: "Letzter Tag des Turniers",
  },
  exception: (games) => `${games} Partien genügen (1: ja)`,
  exceptionFor: "Olympiade, Mannschaftsmeisterschaft, IBCA, ICSC, IPCA",
  exempt: "Keine Grenze ab Elo",
  nobody: "höher als jede Elo-Zahl: die Grenze gilt für alle",
  perPairing: "Partien je Paarung",
  kind: "Turnierform",
  kinds: {
    robin: "Rundenturnier",
    swiss: "Schweizer System",
    team: "Mannschaftsturnier",
    scheveningen: "Scheveninger System",
    match: "Zweikampf",
  },
  matchGames: (edition) => `Partien des Zweikampfs, ${decided(edition)}`,
  misfits: "Ergebnisse, die nicht passen",
  oneUpgrade: (edition) =>
    `${change(edition)}: Ein Gegner, der am weitesten darunter liegt, wird auf die Grenze angehoben; Gegner darüber sind in jeder Partie begrenzt.`,
  byIteration: (sheet, edition) =>
    `Spieler ohne Elo-Zahl zählen mit Ru (neu) vom Blatt „${sheet}“: ${cited("robin")(edition)}.`,
  byFirstRu: (sheet, edition) =>
    `Spieler ohne Elo-Zahl zählen mit Ru des ersten Durchgangs vom Blatt „${sheet}“, wie ${cited("robin")(edition)} gelesen werden kann; Ru ist hier Ru (neu).`,
  everybodyRated: (edition) =>
    `Für ein Rundenturnier erstellt, in dem alle eine Elo-Zahl haben: Mit einem Spieler ohne (u) erstellen Sie die Auswertung neu, für die Iteration nach ${cited("robin")(edition)}.`,
  tooFast: (edition, minutes, games) =>
    `${cited("time")(edition)}: ${minutes} Minuten für 60 Züge sind für diese Partien zu wenig, nach den Elo-Zahlen der Tabelle; sie werden nicht gewertet: ${gamesOf(games)}.`,
  robinAsSwiss: "Rundenturnier, als Schweizer System gewertet",
  asSwiss: (edition) =>
    `${cited("unplayedInRobin")(edition)}: Eine Partie wurde nicht gespielt, deshalb wird das Rundenturnier als Schweizer System gemeldet.`,
  decided: (edition) =>
    `${cited("decidedMatch")(edition)}: Von {games} gespielten Partien zählen {counted}; die anderen kamen nach der Entscheidung des Wettkampfs.`,
  scheveningen: (edition) =>
    `${cited("scheveningen")(edition)}: Ein einziger Spieler ohne Elo-Zahl zählt mit Ru; mit mehr als einem wird nichts gewertet.`,
  notRated: (edition, apart, above) =>
    `${cited("notRated")(edition)}: Eine Partie mit ${apart} oder mehr Punkten Unterschied wird nicht gewertet, wenn ein Spieler über ${above} liegt.`,
  headings: {
    number: () => "Nr.",
    player: () => "Spieler",
    rating: () => "Elo",
    firstEvent: () => "Erstes Turnier",
    asOpponent: () => "als Gegner",
    k: () => "K",
    kCounted: () => "K gezählt",
    rc: ({ report }) => (report === "11.31" ? "Rar" : "Rc"),
    ra: () => "Ra",
    n: () => "n",
    w: () => "W",
    we: () => "We",
    wMinusWe: () => "W − We",
    change: () => "Änd.",
    rn: () => "Rn",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    rnFirst: () => "erstes Rn",
    lacks: () => "Fehlt noch",
    remarks: () => "Bemerkungen",
    kGiven: () => "K vorgegeben",
    firstEventOfRated: () => "Erstes Turnier, wenn seither Elo",
    pAsOpponent: () => "p, als Gegner",
    dpAsOpponent: () => "dp, als Gegner",
    ruAsOpponent: () => "Ru, als Gegner",
    lifted: () => "Angehoben",
    id: () => "FIDE-ID",
    ...kHeadings,
  },
  hints: {
    firstEvent: (edition) =>
      `Spieler ohne Elo-Zahl: „nein“, wo es nicht das erste Turnier ist, damit es trotz zu weniger Punkte zählt: ${cited("firstEvent")(edition)}.`,
    asOpponent: (edition) =>
      `Hat bei der Auswertung des Turniers eine Elo-Zahl: Für die Gegner bleibt der Spieler ohne, ${ratedSince(edition)}.`,
    k: (edition) =>
      `Wo keines vorgegeben ist, aus Geburt, bisherigen Partien und höchster Elo-Zahl; was nicht bekannt ist, wie bei einem Erwachsenen mit 30 oder mehr Partien: ${k(edition)}. Schreiben Sie ein anderes K darüber.`,
    kCounted: (edition) =>
      `K × n ist höchstens ${edition.highestKTimesGames}, ${k(edition)}; n sind hier die Partien dieses Turniers allein.`,
    rc: (edition) =>
      edition.hasRobin
        ? `Der Schnitt der Gegner, die zählen; bei einem Spieler ohne Elo-Zahl im Rundenturnier Rc (neu): ${average(edition)}.`
        : `Der Schnitt der Gegner, die zählen: ${average(edition)}.`,
    ra: (edition) =>
      `Bei einem Spieler ohne Elo-Zahl: Rc mit zwei zusätzlichen hypothetischen Gegnern von ${edition.firstRating.hypothetical.rating}, ${average(edition)}. Ein Blatt der Erstwertung verlangt Rc, nicht Ra.`,
    ...DE_K_REASON.hints,
    remarks: (edition) =>
      `Eine Elo-Zahl unter der Untergrenze wird aus der Liste gestrichen: ${cited("delisted")(edition)}.`,
    kGiven: (edition) => `K stand in der Tabelle; ohne Elo-Zahl ändert es nichts: ${k(edition)}.`,
    lifted: (edition) =>
      `Die Zeile der einen Partie, deren Gegner auf die Grenze angehoben wird, wenn er darunter liegt: ${cited("limit")(edition)}.`,
    ruAsOpponent: (edition) =>
      `Seither mit Elo-Zahl: Für die Gegner zählt dieses Ru, ${ratedSince(edition)}.`,
    n: () => "Partien, die zählen.",
    w: () => "Punkte aus den Partien, die zählen.",
    we: (edition) => `Die Summe der PD: ${pdTable(edition)}.`,
    change: (edition) => `K × (W − We): ${change(edition)}.`,
    rn: (edition) => `Einmal gerundet, ein halber Punkt von null weg: ${change(edition)}.`,
    p: (edition) =>
      hasHypothetical(edition)
        ? `W + 1 durch n + 2, mit den hypothetischen Gegnern: ${average(edition)}.`
        : `W durch n, zwei Dezimalen, die halbe auf: ${dpTable(edition)}.`,
    dp: (edition) => `Aus p nach der Tabelle: ${dpTable(edition)}.`,
    ru: (edition) => `Die Erstwertung, die dieses Turnier allein ergibt: ${average(edition)}.`,
    rnFirst: (edition) =>
      `Ru, wenn nichts fehlt: die Erstwertung, falls kein weiteres Turnier zählt, ${cited("window")(edition)}.`,
  },
  hypothetical: "hypothetisch, remis",
  twoDraws: (edition) =>
    `Bei Spielern ohne Elo-Zahl enthalten Ra und p zwei Remis gegen ${edition.firstRating.hypothetical.rating}, ${average(edition)}: Rc, n und W nicht.`,
  delisted: (floor) => `gestrichen: unter ${floor}`,
  firstRating: "Erstwertung {rating}",
  lacksOpponents: (needed) => `Gegner mit Elo, nötig ${needed}.`,
  lacksPoints: (needed) => `Punkte, nötig ${String(needed).replace(".", ",")}.`,
  notCounted: (edition) => `Ru wird angegeben, nicht gezählt: ${cited("ruReported")(edition)}.`,
  lacksDp: (edition) => `kein Punkt: dp nicht bestimmt, ${dpTable(edition)}.`,
  noDpInRobin: (edition) =>
    `ein Ergebnis von 0 % oder 100 % hat kein dp, ${dpTable(edition)}: kein Ru aus diesem Rundenturnier; Partien unter Spielern mit Elo-Zahl zählen.`,
  lacksGames: (needed) => `Partien, nötig insgesamt ${needed}.`,
  belowFloor: (floor) => `unter der Untergrenze ${floor}.`,
  gamesTitle: titleWithDays("Partien: "),
  gamesNote:
    "Nur gespielte Partien. Eine Partie ohne Eintrag unter „gezählt als“ zählt nicht, etwa eine gegen einen Gegner ohne Elo-Zahl.",
  opponentNumber: "Nr. Gegner",
  gameHeadings: {
    number: "Nr.",
    player: "Spieler",
    rating: "Elo",
    round: "Runde",
    opponent: "Gegner",
    opponentRating: "Elo",
    counted: "gezählt als",
    difference: "D",
    pd: "PD",
    score: "Erg.",
    w: "W",
    delta: "ΔR",
    fits: "ok",
    opponentNumber: "Gegner-Nr.",
    line: "Zeile",
    reply: "Gegen-zeile",
    firstScore: "zuerst",
    ratingOnly: "ohne Ru",
    wOfRated: "W (Elo)",
    forfeitsWon: "kampflos",
    forfeitsLost: "kampflos, Gegner",
  },
  gameHints: {
    opponentRating: (edition) =>
      `Die Elo-Zahl zu Beginn des Turniers; u: ohne Elo-Zahl, ${average(edition)}.`,
    counted: (edition) =>
      `Die Elo-Zahl des Gegners so, wie sie zählt, innerhalb der Grenze: ${cited("limit")(edition)}. Leer: Die Partie zählt nicht.`,
    difference: () => "Die Elo-Zahl minus das, als was der Gegner gezählt wird.",
    pd: (edition) => `Die Gewinnerwartung nach der Tabelle: ${pdTable(edition)}.`,
    score: () => "Blau: Geben Sie ein anderes Ergebnis ein; es steht auch beim Gegner.",
    w: () => "Das Ergebnis einer Partie, die zählt.",
    delta: (edition) => `Ergebnis − PD: ${cited("delta")(edition)}.`,
    fits: () => "≠: Die Ergebnisse der beiden Spieler sind zusammen kein ganzer Punkt.",
    opponentNumber: () =>
      "Die Nummer des Gegners im Bericht, mit der Name und Wertungszahl gefunden werden. Nichts: Er gehört nicht zum Turnier.",
    line: () =>
      "Nach diesen Nummern sortiert stehen die Zeilen wieder so, wie sie angelegt wurden.",
    reply: () => "Die Zeile, in der dieselbe Partie beim Gegner steht.",
    firstScore: () => "Das Ergebnis, dem die Zeile des Gegners folgt.",
    ratingOnly: (edition) =>
      `Die Wertungszahl des Gegners ohne Ru: Aus ihr entsteht das Ru, mit dem der Spieler selbst zählt, ${edition.articles.scheveningen ?? ""} (${edition.name}).`,
    wOfRated: () => "Das Ergebnis einer Partie gegen einen gewerteten Gegner.",
    forfeitsWon: (edition) =>
      `Kampflose Punkte gegen diesen Gegner vor dieser Partie: Sie entscheiden den Wettkampf, ${cited("decidedMatch")(edition)}.`,
    forfeitsLost: () => "Dieselben des Gegners.",
  },
  pages: {
    title: (event, { name }) => `${event}: Wertung je Spieler, Fassung ${name}`,
    note: "Eine Seite je Spieler; alles kommt aus der Auswertung und ihren Partien.",
    k: {
      strong: (edition) => `2400 wurde erreicht: ${k(edition)}`,
      junior: (edition) => `Jugend: ${k(edition)}`,
      new: (edition) => `neu, weniger als 30 Partien: ${k(edition)}`,
    },
    score: "Punkte: {w} aus {n} Partien, die zählen.",
    expected: (edition) =>
      `Erwartet nach der Tabelle ${pdTable(edition)}: {we}. Punkte minus erwartete Punkte: {difference}.`,
    change: (edition) => `K × Differenz = {k} × {difference} = {change}, ${change(edition)}.`,
    rounding:
      "Gerundet, ein halber Punkt von null weg: {rounded}. Neue Elo-Zahl: {rating} {rounded} = {rn}.",
    average: (edition) =>
      hasHypothetical(edition)
        ? `Gegnerschnitt: Rc = {rc}; mit zwei Remis gegen ${edition.firstRating.hypothetical.rating}: Ra = {ra}, ${average(edition)}.`
        : `Gegnerschnitt: {rc}, ${average(edition)}.`,
    noRu: "Keine Erstwertung aus diesem Turnier.",
    fraction: (edition) =>
      hasHypothetical(edition)
        ? `p = (W + 1) / (n + 2) = {p}, zwei Dezimalen; nach der Tabelle ${dpTable(edition)} dp = {dp}.`
        : `p = W / n = {p}, zwei Dezimalen; nach der Tabelle ${dpTable(edition)} dp = {dp}.`,
    bonus: (_, bonus) =>
      `50 % oder mehr: ${String(bonus).replace(".", ",")} Punkte für jeden halben Punkt darüber, {above} davon, zum Schnitt addiert.`,
    ru: (edition) => `Erstwertung aus diesem Turnier allein: Ru = {ru}, ${average(edition)}.`,
    byIteration: (sheet, edition) =>
      `Nach der Iteration auf dem Blatt „${sheet}“, ${cited("robin")(edition)}: Rc (neu) = {rc}.`,
    firstRating: (edition) => `Es fehlt nichts: Erstwertung {rating}, ${cited("window")(edition)}.`,
    lacks: "Fehlt noch: {lacks}",
  },
};
