import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { cited } from "../citing";
import type { PeriodTexts } from "../period";
import { DE_K_REASON } from "./kReason";

export const DE_PERIOD: PeriodTexts = {
  name: "Wertungsperiode",
  resultsName: "Ergebnisse der Periode",
  title: "Wertungsperiode",
  note: "Alle Turniere einer Wertungsperiode zusammen: einmal gerundet, an ihrem Ende.",
  sums: "Spieler: {rated} mit, {unrated} ohne Elo · Gewertete Partien, Spieler für Spieler: {games} · Summe der Änderungen: {changes} · Gestrichen: {delisted} · Mit wenigen Partien: {inactive}",
  errors:
    "Spieler, die einen Fehler zeigen: {players}. Eine Auswertung ist nicht berechnet, oder das Blatt ihrer Partien fehlt.",
  noList: "Ohne das Datum der Liste unter der Tabelle gilt niemand als gestrichen.",
  otherList:
    "Das Datum der Liste unter der Tabelle ist ein anderes als das, für das das Blatt erstellt ist.",
  foreign: "Turniere, die eine andere Liste wertet: {events}; welche, steht unter den Spielern.",
  missing: (sheets) =>
    `Auswertungen, die diese Liste auch wertet und die nicht darin sind: ${sheets}.`,
  adjusted:
    "Diese Liste passt jede Elo-Zahl unter 2000 nach der Berechnung an, plus 40 % dessen, was auf 2000 fehlt.",
  look: "Spieler mit Bemerkungen: {players}.",
  nothingToLookAt: "Nichts zu prüfen.",
  list: "Liste vom",
  start: "Beginn der Periode",
  kAsOf: {
    list: "Jedes Turnier zählt mit dem K der Liste, die bei seinem Beginn galt, denn K wird mit der Liste veröffentlicht: eine Lesart, kein Artikel sagt, welcher Tag zählt. Was vor der Periode begann, behält das K seiner eigenen Liste.",
    "first day":
      "Jedes Turnier zählt mit dem K seines ersten Tages: eine Lesart, kein Artikel sagt, welcher Tag zählt. Die übliche ist das K der geltenden Liste.",
  },
  editions: {
    byDay:
      "Jedes Turnier wird nach dem Reglement seines ersten Tages gewertet, 0.1. Rundung und K × n sind die zu Beginn der Periode geltenden, Untergrenze und Aktivität die am Tag der Liste geltenden.",
    byHand: "Alle Turniere werden nach dem gewählten Reglement gewertet.",
  },
  floor: (edition) => `Untergrenze, ${cited("delisted")(edition)}`,
  mostKn: (edition) => `K × n höchstens, ${cited("k")(edition)}`,
  activeGames: (edition) => `Partien, um aktiv zu sein, ${cited("inactive")(edition)}`,
  headings: {
    kReason: DE_K_REASON.headings.kReason,
    number: "Nr.",
    player: "Spieler",
    id: "FIDE-ID",
    rating: "Elo",
    events: "Turn.",
    n: "n",
    delta: "ΣΔR",
    k: "K",
    kCounted: "K gezählt",
    change: "Änd.",
    rounded: "ger. Änd.",
    rn: "Rn",
    earlierGames: "Partien davor",
    spellings: "Auch geschrieben",
    remarks: "Bemerkungen",
  },
  hints: {
    kReason: DE_K_REASON.hints.kReason,
    rating: () =>
      "Vom letzten Turnier. Schreiben Sie die Elo-Zahl der Liste davor darüber, wo sie eine andere ist.",
    n: () => "Partien, die zählen, aus allen Turnieren.",
    delta: (edition) => `Die Summe der W − We, ${cited("change")(edition)}.`,
    k: () =>
      "K der Liste, die bei Beginn der Turniere galt. Schreiben Sie ein anderes K darüber: Es zählt für alle Turniere des Spielers.",
    kCounted: (edition) =>
      `Die größte ganze Zahl mit K × n höchstens ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
    change: () => "K × ΔR jedes Turniers, zusammengezählt.",
    rounded: (edition) => `Einmal, ein halber Punkt von null weg, ${cited("rounded")(edition)}.`,
    earlierGames: (edition) =>
      `Gewertete Partien in den ${12 - monthsOfPeriod(edition)} Monaten vor dieser Periode: ${cited("inactive")(edition)}.`,
  },
  conditions: "Bedingungen",
  unmet: (articles) => `Nicht erfüllt: ${articles}.`,
  unchecked: (articles) => `Nicht geprüft: ${articles}.`,
  events: "Berücksichtigte Turniere",
  resultsTitle: "Ergebnisse der Wertungsperiode",
  resultSums:
    "Spieler: {players} · Ergebnisse: {results} · Gewertete Partien, Spieler für Spieler: {games}",
  resultErrors:
    "Ergebnisse, die einen Fehler zeigen: {results}. Eine Auswertung ist nicht berechnet, oder das Blatt ihrer Partien fehlt.",
  resultsNote: {
    reports:
      "Elo-Zahlen, n, ΔR und K kommen aus den Auswertungen und folgen ihnen. Für andere Spieler, Namen oder Tage erstellen Sie das Blatt neu.",
    list: "Wie in der Liste. Die Zeile ohne Turnier nach jedem Spieler nimmt ein weiteres auf; für noch mehr fügen Sie darüber eine Kopie davon ein.",
  },
  resultHeadings: {
    ...DE_K_REASON.headings,
    number: "Nr.",
    player: "Spieler",
    event: "Turnier",
    date: "Datum",
    rating: "Elo",
    n: "n",
    delta: "ΔR",
    k: "K",
    kCounted: "K gezählt",
    product: "K × ΔR",
    ownK: "eigenes K",
    kDay: "K vom",
    report: "Blatt",
    line: "Zeile",
  },
  unrated: (edition) =>
    `ohne Elo, mit den Partien einer Erstwertung, ${cited("window")(edition)}: Erstellen Sie das Blatt der Erstwertung`,
  unratedLacks: (edition) => [
    `ohne Elo; zur Erstwertung fehlende Partien, ${cited("window")(edition)}:`,
    "; frühere Turniere können sie haben: siehe das Blatt der Erstwertung",
  ],
  firstRating: (sheet) => ({
    isPublished: ["Erstwertung ", `, vom Blatt „${sheet}“`],
    earlier: `seit einer früheren Liste mit Elo-Zahl: Auswertung damit neu erstellen, vom Blatt „${sheet}“`,
    later: `Erstwertung auf einer späteren Liste: siehe Blatt „${sheet}“`,
    notYet: `noch keine Erstwertung: siehe das Blatt „${sheet}“`,
  }),
  delisted: (edition) => `gestrichen: unter der Untergrenze, ${cited("delisted")(edition)}`,
  inactive: (edition) => `inaktiv, ${cited("inactive")(edition)}: fehlende Partien:`,
  perhapsInactive: (edition) =>
    `inaktiv, ${cited("inactive")(edition)}, außer die Partien davor waren mindestens:`,
  ratings: "Elo-Zahlen der Turniere:",
  leftOut: (edition) =>
    `ausgelassen wie in einem ersten Turnier, obwohl ein früheres zählt: Schreiben Sie auf seinem Blatt der Iteration unter „Erstes Turnier“ „nein“, und erstellen Sie dieses Blatt neu, ${cited("firstEvent")(edition)}`,
  earlierList: (edition) =>
    `Elo-Zahl einer älteren Liste; hat die Liste davor eine andere, schreiben Sie diese darüber: ${cited("list")(edition)}`,
  kDiffers: ["K der Turniere:", "das Ergebnisblatt sagt, welches wo zählt"],
  onePlayer: "Ist es derselbe Spieler?",
  namesake: "mehrere Spieler haben diesen Namen",
};
