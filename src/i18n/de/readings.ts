import type { ReadingsTexts } from "../readings";

export const DE_READINGS: ReadingsTexts = {
  title: "Lesarten",
  introduction:
    "Wo das Regelwerk etwas offen lässt, wird eine Lesart genommen; sie ist keine Regel, und kein Artikel wird für sie angeführt. Die Blätter wiederholen unter ihren Anmerkungen, was sie betrifft.",
  labels: {
    open: (where) => `Offen in ${where}:`,
    taken: "Genommen:",
    other: "Die andere:",
    byHand: "Von Hand gewählt, die andere:",
    usually: "Sonst genommen:",
    others: "Andere Lesarten genommen",
    switched: "Im Aufgabenbereich lässt sich die andere wählen.",
  },
  readings: {
    weOfFirstPass: {
      name: "Welches Ru in einem Rundenturnier We ergibt",
      open: "Spieler ohne Elo-Zahl zählen mit „Ru“, wo 8.58 (2011) „Ru (neu)“ sagt.",
      taken: "Ru (neu), wie es der spätere Text ausdrücklich sagt.",
      other: "das Ru des ersten Durchgangs; Spieler F des Beispiels hat dann We 2,55 statt 2,62.",
    },
    correctionCarriedOver: {
      name: "Die Berichtigung der Iteration",
      open: "wie Rc (neu) und Ru (neu) entstehen; gedruckt ist es nur für 2005 und 2011.",
      taken: "die eine Berichtigung von 2011, mit dem Bonus dieser Fassung.",
      other: "Ohne Berichtigung bliebe das Ru des ersten Durchgangs.",
    },
    gamesOfDoubleRound: {
      name: "n bei Hin- und Rückrunde",
      open: "n heißt die Zahl der Gegner, und vorgerechnet ist nur ein einrundiges Turnier.",
      taken: "Auch doppelrundig ist n in n/(n+1) die Zahl der Gegner; p geht über alle Partien.",
      other: "n als Zahl der Partien: Ra läge etwas tiefer oder höher, und dp zählte mehr.",
    },
    pointsFromLeftOut: {
      name: "Der einzige Punkt gegen einen, der nicht zählt",
      open: "Die Partien eines Ausgeschlossenen fallen weg; ob auch ausscheidet, wer nur gegen ihn gepunktet hat, ist nicht gesagt.",
      taken: "Wer ausscheidet, wird einmal entschieden, nach den Punkten gegen alle.",
      other: "Auch dieser Spieler schiede aus, mit allen Partien gegen ihn.",
    },
    laterScore: {
      name: "Ein späteres Turnier mit weniger als einem Punkt",
      open: "Nach 6.1 zählt ein solches Turnier nach einer Leistung über der Untergrenze, nach 6.41 im Schweizer System und im Mannschaftsturnier nicht.",
      taken: "6.41 im Schweizer System und im Mannschaftsturnier, 6.1 im Rundenturnier.",
      other: "Das Turnier zählte zur Erstwertung.",
    },
    negativeHalf: {
      name: "Ein halber Punkt Verlust",
      open: "wie ein Verlust gerundet wird, der auf ½ endet.",
      taken: "von null weg, wie 8.57 (2014) sagt: 2395 − 2,5 ergibt 2392.",
      other: "nach oben: 2393.",
    },
    lowerRated: {
      name: "Der Schwächere bei nur einer Anhebung",
      open: "Wem die Grenze nützt, dem nützt sie in einer Partie; was für den Schwächeren gilt, ist nicht gesagt.",
      taken: "Gegen Gegner, die weiter darüber liegen, gilt die Grenze in jeder Partie.",
      other:
        "Die Grenze gälte nur in einer Partie; in den anderen würde vom Spieler weniger erwartet.",
    },
    kOfList: {
      name: "Der Tag, nach dem K bestimmt wird",
      open: "bis wann ein K gilt, ist gesagt (30 Partien, 2400, der 18. Geburtstag), aber nicht, an welchem Turniertag danach gefragt wird.",
      taken:
        "das K der Liste, die bei Turnierbeginn gilt, mit Alter und Partien ihres Tages, denn K wird mit der Liste veröffentlicht; was vor einer Periode begann, behält das K seiner eigenen Liste.",
      other:
        "Alter und Partien am ersten Turniertag: geboren am 15. März 1997, am 20. März 2015 K 20 statt 40. Der Aufgabenbereich bietet es an, wo es ein anderes K gibt.",
    },
    kOf2009: {
      name: "K von 2009",
      open: "Der Text wurde nicht gelesen.",
      taken: "wie 2005: K = 10 verlangt neben 2400 auch 30 Partien.",
      other: "wie 2011: Wer 2400 erreicht hat, hat von der ersten Partie an K = 10.",
    },
    kOf2017: {
      name: "K von 2017",
      open: "Der Text wurde nicht gelesen.",
      taken:
        "wie ab 2022: K = 40 bis zum Ende des Jahres, in das der 18. Geburtstag fällt, und K × n höchstens 700.",
      other: "wie 2014: bis zum 18. Geburtstag, und K × n ohne Grenze.",
    },
    firstRatingOf2009: {
      name: "Erstwertungen von 2009",
      open: "Der Text wurde nicht gelesen.",
      taken: "Turniere aus acht Perioden werden gemittelt wie 2005, dp reicht bis ±800 wie 2011.",
      other: "wie 2011: alle Partien aus zwei Jahren als ein Turnier, 15 Punkte je halben Punkt.",
    },
    firstRatingOf2012: {
      name: "Erstwertungen von 2012",
      open: "Der Text wurde nicht gelesen.",
      taken: "wie 2011: Ein erstes Ergebnis unter der Untergrenze zählt nicht.",
      other: "wie 2014: Es zählt.",
    },
    poolOfLastEvent: {
      name: "Turniere mehrerer Ausgaben",
      open: "wessen Zuschlag, nötige Partien und Zeitraum gelten, wenn die Turniere einer Erstwertung unter mehrere Ausgaben fallen.",
      taken:
        "die der Ausgabe des letzten Turniers, das zählt; ob ein Turnier zählt, sagt seine eigene Ausgabe (0.1).",
      other: "die der Ausgabe des ersten Turniers oder jeder Liste.",
    },
    robinsInPool: {
      name: "Rundenturniere in einer Erstwertung",
      open: "ob dp unter 50 % mit n/(n+1) zählt, wenn eine Erstwertung aus mehreren Turnieren kommt und ein Rundenturnier dabei ist.",
      taken:
        "ganz: Mehrere Turniere zusammen sind kein Rundenturnier; eines allein ist es, mit n/(n+1).",
      other: "n/(n+1) mit den Gegnern aller Turniere: ein wenig näher an ihrem Schnitt.",
    },
    oneOffInPool: {
      name: "Die Anpassung vom 1. März 2024 in einer Erstwertung",
      open: "ob Gegner von vorher mit ihrer damaligen Elo-Zahl zählen.",
      taken: "mit der damaligen, wie die Auswertung ihres Turniers sie hat.",
      other: "angehoben wie an jenem Tag: unter 2000 um 0,40 dessen, was auf 2000 fehlt.",
    },
    closingNotFixed: {
      name: "Der Schluss einer Liste",
      open: "kein Text legt fest, wie lange vor der Liste ein Turnier zu Ende sein muss.",
      taken:
        "ein Monat, wo es „normalerweise“ so war, sonst so viele Tage wie in einer benachbarten Ausgabe.",
      other:
        "der Schluss der anderen Nachbarin; wo er eine andere Liste ergibt, wird nach der Liste gefragt.",
    },
    exceptionInPool: {
      name: "Ausnahmsweise weniger Partien",
      open: "ob alle Turniere, die zählen, solche sein müssen, damit weniger Partien genügen.",
      taken: "eines genügt, oder dass der Spieler Mitglied ist.",
      other: "neun Partien, außer wenn alle solche sind.",
    },
    ratingsOfParts: {
      name: "Elo-Zahlen monatlich gemeldeter Ergebnisse",
      open: "Mit welchen Elo-Zahlen sie zählen, steht nirgends.",
      taken:
        "die der Liste, die zu Beginn des Teils gilt, wo die Tabelle sie hat; 4.13 (2011) erlaubt es.",
      other: "die vom ersten Tag des Turniers für alle Teile.",
    },
    conditionsOfParts: {
      name: "Was ein Turnier erfüllen muss, das in Teilen gemeldet wird",
      open: "Ob die Punkte und die Gegner mit Elo-Zahl für eine erste Elo-Zahl (6.1) von jedem Teil verlangt werden oder vom ganzen Turnier, steht nirgends.",
      taken:
        "von jedem Teil nach seinen eigenen Partien, denn er zählt, bevor die übrigen gespielt sind; ein späterer Teil ist kein erstes Turnier.",
      other: "vom ganzen Turnier: Ein Teil ohne Punkt würde zählen, sobald ein anderer einen hat.",
    },
    poolingByChoice: {
      name: "Ob Vorrunden und Endrunden zusammengefasst werden",
      open: "ihre Ergebnisse „können“ zusammengefasst werden; wer das wann entscheidet, steht nicht da.",
      taken:
        "ein Turnier, wenn die Tabellen im Aufgabenbereich einander hinzugefügt werden: Dort entscheidet es ein Mensch.",
      other:
        "jede Tabelle wäre ein eigenes Turnier; sie ist es, sobald die anderen aus dem Turnier genommen werden.",
    },
    pooledParts: {
      name: "Vorrunden und Endrunden zusammen",
      open: "welche Elo-Zahl in der Endrunde zählt und ob 6.1 jeden Teil für sich oder alle zusammen meint, steht nicht da.",
      taken:
        "ein Turnier: die Elo-Zahlen seines ersten Tages, Punkte und erstes Turnier aus allen Teilen zusammen.",
      other:
        "jeder Teil wäre ein eigenes Turnier, mit den Elo-Zahlen seines ersten Tages und eigenen Punkten.",
    },
    hoursOfMoves: {
      name: "Zwölf Stunden Spiel am Tag",
      open: "wie die Stunden einer Partie gezählt werden, steht nicht da.",
      taken:
        "nach 60 Zügen beider Spieler, wie 3.1 (2014) sagt; eine Partie mit Zuschlag kann länger dauern.",
      other: "nach der wirklich gespielten Zeit, die keine Tabelle angibt.",
    },
  },
  switches: {
    weOfFirstPass: (where) =>
      `We mit dem Ru des ersten Durchgangs, wie ${where} gelesen werden kann`,
  },
};
