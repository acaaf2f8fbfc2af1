import type { RatingDoubt } from "../../tournament/ratingHeading";
import type { FindingTexts } from "../table";
import { writing } from "../writing";
import { DE_WORDS } from "./words";

const { came, count, countedPoints, points, number } = writing(DE_WORDS);

export const DE_FINDINGS: FindingTexts = {
  noTable: () =>
    "Hier wurde keine Tabelle gefunden. Erwartet: ein Quadrat von Ergebnissen mit leerer oder markierter Diagonale, eine Tabelle nach Runden wie 12w1 oder +12, eine Liste von Partien unter Überschriften, zwei Zeilen eines Zweikampfs oder Namen, Elo-Zahlen und Punkte unter Überschriften. Trennt eine leere Spalte die Tabelle, markieren Sie sie ganz.",
  noGames: ({ list }) =>
    `${LISTS[list]} Es fehlt, wer mit welchem Ergebnis auf wen traf. Markieren Sie eine Kreuztabelle, eine Tabelle nach Runden wie 12w1 oder die Paarungen aller Runden mit ihren Ergebnissen.`,
  tooManyPlayers: ({ players, most }) =>
    `${count(players, "player")}. Erwartet: höchstens ${most}.`,
  notAResult: (values) =>
    `${came(values.came)} ist kein Ergebnis. Erwartet: 1, ½, 0 oder + und - für eine nicht gespielte Partie.`,
  dateForResult: ({ typed }) =>
    `Hier steht ${TYPED[typed]?.[0] ?? "ein Datum"}: Eingegeben wurde ${TYPED[typed]?.[1] ?? typed}, und Excel machte ${TYPED[typed]?.[0] ?? "ein Datum"} daraus. Erwartet: ${typed}.`,
  markedResult: ({ player, opponent, came: text }) =>
    `${player} gegen ${opponent}: ${text} trägt ein Zeichen, dessen Bedeutung nicht bekannt ist. Erwartet: 1, ½ oder 0 für eine gespielte Partie, - für eine nicht gespielte.`,
  sumOfGames: (values) =>
    `${values.player} gegen ${values.opponent}: ${points(values.came)} ist die Summe zweier Partien. Erwartet: beide Ergebnisse. Keine Zahl hängt davon ab, welche Partie welches hatte; es genügen also irgendwelche zwei, die die Summe ergeben.`,
  signForResult: ({ player, opponent, came: sign }) =>
    `${player} gegen ${opponent}: ${sign}, was eine nicht gespielte Partie bezeichnet (11.23, 2005). Da die Tabelle weder 1 noch 0 enthält, kann es ein Ergebnis sein. Erwartet: 1, ½ oder 0.`,
  halfOnly: () =>
    "Nur eine Seite der Diagonale hat Ergebnisse. Die andere wird gelesen als das, was diese von jedem Punkt übrig lassen.",
  columnsReordered: () =>
    "Die Spalten stehen in anderer Reihenfolge als die Zeilen. Sie wurden auf die einzige Weise zugeordnet, in der alle Ergebnisse einander spiegeln.",
  noResults: ({ player }) =>
    `${player} hat kein einziges Ergebnis und wird gelesen, als hätte er gegen niemanden gespielt.`,
  orderUnclear: () =>
    "Zeilen und Spalten stehen in verschiedener Reihenfolge, und die Ergebnisse würden einander in mehr als einer Zuordnung spiegeln. Erwartet: dieselbe Reihenfolge oder die Nummern der Spieler über den Spalten und neben den Zeilen.",
  playerLeftOut: ({ player }) =>
    `${player} steht bei den Spielern, hat aber weder eigene Ergebnisse noch eine Spalte und wird weggelassen. Hat er gespielt, berichtigen Sie die Tabelle.`,
  otherTables: ({ areas }) =>
    `Auf dem Blatt stehen weitere Tabellen (${areas}). Gelesen wird nur die markierte.`,
  blankResult: ({ player, opponent }) =>
    `${player} gegen ${opponent}: kein Ergebnis. Erwartet: eines oder - für eine nicht gespielte Partie.`,
  contradiction: (values) =>
    `${values.player} gegen ${values.opponent}: hier ${values.came}, jenseits der Diagonale ${values.other}. Erwartet: 1 und 0 oder ½ und ½.`,
  gamesMissing: ({ player, opponent, games }) =>
    `${player} gegen ${opponent}: weniger als ${count(games, "game")}. Erwartet: ${games}; - für eine nicht gespielte.`,
  drawOrUnplayed: ({ player, opponent }) =>
    `${player} gegen ${opponent}: = neben + und - kann ein halber Punkt für eine nicht gespielte Partie sein (11.23, 2005). Gelesen wird es als Remis.`,
  pointsDiffer: (values) =>
    `${values.player}: ${countedPoints(values.came)} in der Tabelle, aber die Ergebnisse machen zusammen ${points(values.expected)}.`,
  notPoints: (values) =>
    `${values.player}: ${came(values.came)} sind keine Punkte. Erwartet: eine Zahl in halben Punkten.`,
  tooManyGames: (values) =>
    `${values.player} gegen ${values.opponent}: ${came(values.came)} sind mehr Partien, als die anderen Paarungen haben. Erwartet: ${values.games}.`,
  totalTooHigh: (values) =>
    `${values.player}: ${countedPoints(values.came)}. Erwartet: höchstens ${points(values.most)}, ein Punkt je Gegner; ein doppelrundiges Turnier braucht seine Ergebnisse.`,
  resultsNotRead: () =>
    "Neben den Punktsummen stehen Ergebnisse, aber sie spiegeln einander nicht über eine Diagonale. Erwartet: jedes Ergebnis zweimal, und nichts, * oder x, wo ein Spieler auf sich selbst trifft.",
  totalsDiffer: (values) =>
    `Die Punkte machen zusammen ${points(values.came)}. Erwartet: ${points(values.expected)}, ein Punkt je Partie.`,
  notARating: (values) =>
    `${values.player}: ${came(values.came)} ist keine Elo-Zahl. Erwartet: eine FIDE-Elo-Zahl wie 1850 oder u für ohne.`,
  ratingsWritten: (values) =>
    `Elo-Zahlen sind wie ${values.came} geschrieben. Diese wird als ${values.rating} gelesen, andere dieser Art ebenso.`,
  notFideRating: (values) =>
    `${values.player}: ${values.came} stammt nach dem Buchstaben ${values.letter} aus einer nationalen Liste oder ist geschätzt. Erwartet: eine FIDE-Elo-Zahl oder u für ohne.`,
  impossibleRating: ({ player, rating, doubt, limit }) =>
    doubt === "below floor"
      ? `${player}: ${rating} ist keine FIDE-Elo-Zahl: Die am ersten Tag gültige Liste hat niemanden unter ${limit}. Vertippt, oder ohne Elo-Zahl?`
      : `${player}: ${rating} ist keine FIDE-Elo-Zahl: Niemand hatte je mehr als ${limit}. Vertippt?`,
  oddRating: ({ player, rating, doubt }) =>
    doubt === "birth"
      ? `${player}: Die Elo-Zahl ${rating} ist auch das Geburtsjahr. Ist es die Elo-Zahl?`
      : `${player}: Die Elo-Zahl ${rating} liegt mehr als 600 Punkte von allen anderen entfernt. Stimmt sie?`,
  oddBirth: ({ player, year, played }) =>
    `${player}: ${year} geboren und ${played} am Brett? Wo K vom Alter abhängt, wäre es das eines Juniors. Ein Versehen?`,
  blankRating: ({ player }) =>
    `${player} hat keine Elo-Zahl, während andere ausdrücklich als solche ohne bezeichnet sind: ohne oder vergessen? Gelesen als ohne Elo-Zahl.`,
  fideRatingsEmpty: ({ chosen, empty }) =>
    `Unter ${empty} hat niemand eine Elo-Zahl, deshalb wird ${chosen} gelesen. Sind das keine FIDE-Elo-Zahlen, wählen Sie unter „Verstanden“ eine andere Spalte.`,
  whoseRatings: ({ heading, doubt }) => WHOSE_RATINGS[doubt](heading),
  severalRatings: ({ chosen, others }) =>
    `Mehrere Spalten enthalten Elo-Zahlen: Gelesen wird ${chosen}, nicht ${others}. Ist das falsch, wählen Sie unter „Verstanden“ eine andere.`,
  noRatings: () =>
    "Keine Spalte wird als Elo-Zahlen gelesen, also alle als Spieler ohne. Erwartet: eine Überschrift wie Elo oder Wertungszahl.",
  factNotRead: ({ player, column, ...values }) =>
    `${player}: ${came(values.came)} unter ${column} wird nicht verstanden, und K kommt ohne aus. Erwartet: ein Tag oder ein Jahr (Geburt), eine ganze Zahl (Partien, höchste Elo-Zahl).`,
  notAK: (values) =>
    `${values.player}: ${came(values.came)} ist kein K. Erwartet: eine ganze Zahl von 5 bis 40.`,
  noName: ({ player }) => `Spieler ${player} hat keinen Namen und wird so genannt.`,
  nameIsError: (values) =>
    `Der Name ist ein Fehlerwert: ${values.came} wurde mit = davor eingegeben. Gelesen wird er als Name.`,
  sameName: ({ name, other }) => `${name} heißt auch Spieler ${other}.`,
  idTwice: ({ player, id, before, cell }) =>
    `${player} hat die FIDE-ID ${id}, und ${before} in ${cell} hat sie auch. Erwartet: für jeden Spieler eine eigene Nummer.`,
  ratingsDiffer: (values) =>
    `${values.player}: hier die Elo-Zahl ${came(values.came)}, oben ${values.before}. Erwartet: in jeder Zeile die Elo-Zahl vom Beginn des Turniers.`,
  mirrorMissing: ({ player, opponent }) =>
    `${player} gegen ${opponent}: Die Liste nennt Partien für beide Spieler, aber die Zeile von ${opponent} fehlt oder sagt etwas anderes. Erwartet: beide Zeilen oder jede Partie einmal.`,
  gameTwice: ({ player, opponent, round }) =>
    `Runde ${round}: ${player} gegen ${opponent} steht hier ein zweites Mal. Erwartet: jede Partie einmal oder eine andere Runde, wenn sie zweimal gespielt haben.`,
  playerTwiceInRound: ({ player, round }) =>
    `Runde ${round}: ${player} spielt hier eine zweite Partie. Erwartet: eine Partie je Runde oder die Nummer einer anderen Runde.`,
  bothSidesOneself: ({ player }) => `${player} spielt gegen ${player}. Erwartet: zwei Spieler.`,
  namesOfIdDiffer: ({ player, id, before }) =>
    `${player} hat die FIDE-ID ${id}, wie oben ${before}: Sie werden für einen Spieler gehalten. Erwartet: ein Name oder zwei Nummern.`,
  joinedNames: ({ player, before, cell }) =>
    `hier ${player}, in ${cell} ${before}: Sie werden für einen Spieler gehalten.`,
  idsOfNameDiffer: ({ player, id, before }) =>
    `${player} hat hier die FIDE-ID ${id} und oben ${before}: Sie werden für zwei Spieler gehalten. Erwartet: eine Nummer, wenn es derselbe Spieler ist.`,
  pooledRatingsDiffer: ({ player, came, before }) =>
    `${player}: Elo-Zahl ${came} in dieser Tabelle, ${before} in einer anderen desselben Turniers. Erwartet: eine Elo-Zahl für das ganze Turnier.`,
  pooledSameName: ({ player }) =>
    `${player}: der Name zweier Spieler in einer Tabelle. Erwartet: verschiedene Namen, damit die Spieler in jedem Teil des Turniers erkannt werden.`,
  pooledNamesJoined: ({ player, before }) =>
    `in dieser Tabelle ${player}, in einer anderen desselben Turniers ${before}: Sie werden für einen Spieler gehalten.`,
  pooledNamesDiffer: ({ player, id, before }) =>
    `${player} hat die FIDE-ID ${id}, wie ${before} in einer anderen Tabelle desselben Turniers: Sie werden für einen Spieler gehalten. Erwartet: ein Name oder zwei Nummern.`,
  pooledIdsDiffer: ({ player, id, before }) =>
    `${player} hat hier die FIDE-ID ${id} und in einer anderen Tabelle desselben Turniers ${before}: Sie werden für zwei Spieler gehalten. Erwartet: eine Nummer, wenn es derselbe Spieler ist.`,
  partUnreadable: ({ table }) =>
    `${table}, ein Teil dieses Turniers, lässt sich nicht als Partien lesen. Erwartet: eine Tabelle mit Ergebnissen; berichtigen Sie sie, oder nehmen Sie sie aus dem Turnier heraus.`,
  notADay: (values) =>
    `${values.event}: ${came(values.came)} ist kein Tag. Erwartet: ein Datum, etwa 18.11.2026.`,
  notAList: (values) =>
    `${values.event}: ${came(values.came)} ist keine Liste, auf der dieses Turnier zählt. Erwartet: ihr Datum, etwa 01.12.2026, oder eine leere Zelle.`,
  notALastDay: (values) =>
    `${values.event}: ${came(values.came)} ist kein letzter Tag dieses Turniers. Erwartet: ein Datum ab seinem ersten Tag, etwa 01.12.2026, oder eine leere Zelle.`,
  notAnAverage: (values) =>
    `${values.event}: ${came(values.came)} ist kein Gegnerschnitt. Erwartet: eine Zahl von 1 bis 4000.`,
  raForRc: ({ rating }) =>
    `Die Schnitte stehen unter Ra. Ab 2024 sind darin zwei Remis gegen ${rating} enthalten, die hier für alle Turniere einmal dazukommen. Erwartet: Rc, der Schnitt nur der Gegner mit Elo-Zahl, unter der Überschrift Rc.`,
  notGames: (values) =>
    `${values.event}: ${came(values.came)} ist keine Zahl von Partien zu diesen Punkten. Erwartet: eine ganze Zahl, nicht kleiner als die Punkte.`,
  notGamesThatCount: (values) =>
    `${values.player}: ${came(values.came)} ist keine Zahl von Partien. Erwartet: eine ganze Zahl von 0 bis 999.`,
  nobodyAbove: () =>
    "Die Zeile hat keinen Namen, und niemand steht darüber. Erwartet: der Name eines Spielers oder eine ID.",
  eventTwice: ({ player, event }) =>
    `${player}: ${event} steht hier ein zweites Mal mit denselben Zahlen. Erwartet: jedes Turnier eines Spielers einmal.`,
  deltaWithoutRating: (values) =>
    `${values.player}: ${came(values.came)} steht neben keiner Elo-Zahl. Erwartet: die Elo-Zahl vom Beginn des Turniers oder, bei einem Spieler ohne, kein W − We.`,
  notADelta: (values) =>
    `${values.player}: ${came(values.came)} ist kein W − We aus ${count(values.games, "game")}. Erwartet: zwei Dezimalen, von -${number(values.games)} bis ${number(values.games)}.`,
  notEarlierGames: (values) =>
    `${values.player}: ${came(values.came)} ist keine Zahl von Partien vor der Periode. Erwartet: eine ganze Zahl von 0 bis 999 oder nichts.`,
  tooLong: ({ player, came: text, most }) =>
    `${player}: „${text}“ ist zu lang für eine Turnierdatei. Erwartet: höchstens ${count(most, "sign")}.`,
  notAStart: ({ player, came: start }) =>
    `${player}: „${start}“ ist keine Startnummer. Erwartet: eine ganze Zahl ab 1.`,
  notATrfRound: (values) =>
    `${values.player}: ${came(values.came)} ist keine Runde einer Turnierdatei. Erwartet: Gegner, w oder b, Ergebnis, etwa 12w1, 12b+ oder 12w½f; oder H, F, U, Z.`,
  notARound: (values) =>
    `${values.player}: ${came(values.came)} ist keine Runde. Erwartet: Gegner, Farbe und Ergebnis wie 12w1, oder +12, =12, -12, oder spielfrei.`,
  notPlayedYet: ({ games }) =>
    `${count(games, "game")} ohne Ergebnis: gelesen als noch nicht gespielt, es zählt nichts.`,
  nobodyHasNumber: (values) =>
    `${values.player}: Niemand hat die Nummer ${values.number}. Erwartet: eine Nummer der Tabelle.`,
  roundContradiction: ({ player, opponent, round }) =>
    `Runde ${round}: Was ${player} und ${opponent} von ihrer Partie sagen, passt nicht zusammen. Erwartet: 1 und 0, ½ und ½ oder + und -.`,
  againstOneself: ({ player, round }) =>
    `Runde ${round}: ${player} spielt gegen ${player}. Erwartet: die Nummer eines anderen Spielers.`,
  freeAndGame: ({ tag, player, round }) =>
    `${player}, Runde ${round}: Nach Zeile ${tag} gab es keine Partie, hier steht aber eine. Erwartet: eines von beiden.`,
  selectionTooSmall: ({ area }) =>
    `Die Tabelle geht neben der Markierung weiter. Erwartet: ${area}.`,
};

/** What Excel makes of a result, and how it was typed. */
const TYPED: Readonly<Record<string, readonly [string, string]>> = {
  "½": ["ein Datum", "1/2"],
  "1-0": ["ein Datum", "1-0"],
  "1-1": ["ein Datum", "1-1 oder 1/1"],
  "1:0": ["eine Uhrzeit", "1:0"],
  "0:1": ["eine Uhrzeit", "0:1"],
  "1:1": ["eine Uhrzeit", "1:1"],
};

const WHOSE_RATINGS: Readonly<Record<RatingDoubt, (heading: string) => string>> = {
  heading: (heading) =>
    `${heading === "" ? "Eine Spalte ohne Überschrift" : `Die Spalte ${heading}`} kann Elo-Zahlen enthalten, aber nichts sagt, welche. Erwartet: eine Überschrift wie Elo oder FIDE-Elo; oder sagen Sie, welche Spalte gelesen wird.`,
  lists: (heading) =>
    `${heading} und eine andere Spalte enthalten Zahlen verschiedener Listen. Es zählt die am ersten Tag geltende. Geben Sie diesen Tag an, oder sagen Sie, welche Spalte gelesen wird.`,
  mixed: (heading) =>
    `${heading} enthält Elo-Zahlen der FIDE und andere in einer Spalte. Schreiben Sie u, wo es keine der FIDE ist, und sagen Sie dann, dass die Spalte gelesen wird oder dass niemand eine Elo-Zahl hat.`,
  national: (heading) =>
    `${heading} enthält nationale Wertungszahlen. Das Regelwerk zählt die der FIDE. Sagen Sie, welche Spalte gelesen wird oder dass niemand eine Elo-Zahl hat.`,
  after: (heading) =>
    `${heading} enthält die Elo-Zahlen nach dem Turnier. Es zählen die vom Beginn. Sagen Sie, welche Spalte gelesen wird.`,
  notInForce: (heading) =>
    `${heading} nennt eine Liste, die am ersten Tag nicht mehr galt. Erwartet: die Elo-Zahlen der dann geltenden Liste, 9.11 (2005), 7.11 (2011). Sagen Sie, welche Spalte trotzdem gelesen wird oder dass niemand eine Elo-Zahl hat.`,
  pace: (heading) =>
    `${heading} enthält Elo-Zahlen eines anderen Spieltempos. Sagen Sie, welche Spalte gelesen wird, oder wählen Sie dieses Tempo unter „Turnier“.`,
};

const LISTS = {
  players: "Das ist eine Spielerliste.",
  standing: "Das ist eine Rangliste, mit den Punkten allein.",
  pairings: "Das sind Paarungen ohne Ergebnisse.",
  boards: "Das ist eine Liste der Punkte nach Brettern.",
  changes: "Das sind Elo-Änderungen, die anderswo berechnet wurden.",
} as const;
