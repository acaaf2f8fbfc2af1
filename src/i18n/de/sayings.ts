import type { FunctionSayings } from "../pane";

/** What people say who look for a function, beside its name, its arguments and what it is said to do. */
export const DE_SAYINGS: FunctionSayings = {
  PD: "kurve wahrscheinlichkeit gewinnchance gewinnerwartung erwartung prozent umrechnung",
  DP: "umkehrkurve prozent leistung umrechnung anteil",
  PERCENT: "prozentsatz anteil bruch rundung halbe",
  LOGISTIC: "kurve formel sigmoid elo 400 chess.com lichess online näherung",
  "TABLE.DP": "kurve liste alle prozente drucken",
  "TABLE.PD": "kurve liste alle wahrscheinlichkeiten drucken",
  EXPECTED: "kurve wahrscheinlichkeit gewinnchance erwartung we 400 punkte regel",
  COUNTED: "400 punkte regel grenze deckel weit entfernt stärker schwächer gegner",
  DELTA: "gewinn verlust punkte gewonnen verloren eine partie ergebnis",
  CHANGE: "gewinn verlust punkte gewonnen verloren turnier elo änderung plus minus",
  NEWRATING: "nach dem turnier nächste liste neue elo aktualisierung rn",
  KFACTOR:
    "jugend jugendlicher junior unter 18 entwicklungskoeffizient k faktor neuer spieler neuling 40 20 10 2400 2300",
  AGE: "jugend jugendlicher junior geburtstag geboren geburtsjahr unter 18 alt",
  PERFORMANCE: "tpr rp turnierleistung performance norm eloleistung wie gut gespielt",
  STAKES: "kurve sieg remis niederlage was wäre wenn wie viel einsatz gewinnen",
  COMPRESS: "1. märz 2024 anpassung unter 2000 anhebung erhöhung einmalig sonas",
  "SWISS.RC": "gegnerschnitt durchschnitt der gegner mittel elo open",
  RU: "ohne elo elolos erstwertung erste zahl neuer spieler neuling schätzung",
  "SWISS.RU": "ohne elo elolos erstwertung erste zahl neuer spieler neuling open",
  POOL: "ohne elo elolos erstwertung mehrere turniere zusammen zusammenfassen neuer spieler",
  WEIGHTED: "ohne elo elolos erstwertung mehrere turniere mittel zusammenfassen neuer spieler",
  "ROBIN.RA": "jeder gegen jeden durchschnitt rundenturnier ohne elo berger",
  "ROBIN.RC": "jeder gegen jeden durchschnitt rundenturnier ohne elo berger",
  ROBIN:
    "jeder gegen jeden rundenturnier ohne elo elolos erstwertung berger iteration neuer spieler",
  PUBLISHABLE:
    "ohne elo elolos erstwertung untergrenze minimum 1400 1000 genug partien neuer spieler veröffentlicht",
  EDITION: "regelwerk reglement fassung version welches jahr in kraft gesetz",
  EDITIONS: "regelwerk reglement fassungen versionen alle jahre geschichte untergrenze",
  LIST: "welche liste monat elo gültig am anfang periode",
  RATEDON: "frist veröffentlicht wann ausgewertet stichtag periode bericht verspätet",
  ACTIVE: "inaktiv aktiv merkmal i liste ruhend",
  MINTIME: "uhr bedenkzeit minuten mindestens fischer",
  TIMECONTROL: "uhr bedenkzeit zugabe inkrement schnellschach standard langsam genug fischer",
};
