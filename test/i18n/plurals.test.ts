import { DE_TABLE } from "../../src/i18n/de/table";
import { EN_TABLE } from "../../src/i18n/en/table";
import { FR_TABLE } from "../../src/i18n/fr/table";
import { IT_TABLE } from "../../src/i18n/it/table";
import type { LanguageCode } from "../../src/i18n/languages";
import { LANGUAGES } from "../support/languages";
import { sentencesIn } from "../support/sentences";

/** A noun in the plural behind a number that wants the singular. */
const PLURAL: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<![\d.])1 (?:games|points|players|rounds|days|minutes|lines|signs|tables|rows|events|files|functions|findings)\b/,
  fr: /(?<![\d,])[01] (?:parties|points|joueurs|rondes|jours|minutes|lignes|signes|tableaux|tournois|fichiers|fonctions|classés)(?![\p{L}])/u,
  de: /(?<![\d,])1 (?:Partien|Punkte|Runden|Tage|Minuten|Zeilen|Tabellen|Turniere|Dateien|Funktionen|Befunde|Jugendliche)(?![\p{L}])/u,
  it: /(?<![\d,])1 (?:partite|punti|giocatori|turni|giorni|minuti|righe|caratteri|tabelle|tornei|funzioni|cifre|segnalazioni)(?![\p{L}])/u,
};

/** Numbers of the regulations: seven games, four rated players, a bonus of 15 points. */
const NEVER_ONE = new Set(["exception", "fourOfFew", "doubleRound", "championship", "bonus"]);

test.each(LANGUAGES)("$code: no noun in the plural behind a number of one", (language) => {
  const { table, eventFile, messages, texts, ratings, sheets } = language;
  const catalogues = [table, eventFile, messages, texts, ratings, sheets];
  const all = catalogues.flatMap((catalogue) => sentencesIn(catalogue, 1));
  const sentences = all.filter(([key]) => !NEVER_ONE.has(key));
  expect(sentences.length).toBeGreaterThan(150);
  const plural = PLURAL[language.code];
  expect(sentences.filter(([, sentence]) => plural.test(sentence))).toEqual([]);
});

test("with more than one the noun is in the plural", () => {
  expect(EN_TABLE.games(9)).toBe("9 games");
  expect(EN_TABLE.players(1, 1, 0)).toBe("1 player: 1 rated, 0 unrated");
  expect(FR_TABLE.games(2)).toBe("2 parties");
  expect(FR_TABLE.games(1)).toBe("1 partie");
  expect(DE_TABLE.games(1)).toBe("1 Partie");
  expect(DE_TABLE.players(2, 1, 1)).toBe("2 Spieler: 1 mit, 1 ohne Elo-Zahl");
  expect(IT_TABLE.games(1)).toBe("1 partita");
  expect(IT_TABLE.players(2, 1, 1)).toBe("2 giocatori: 1 con Elo, 1 senza Elo");
});
