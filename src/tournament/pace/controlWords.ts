/** What the words of a time control mean, in seven languages, in lower case and without accents. */
export type ControlWord =
  | "hours"
  | "minutes"
  | "seconds"
  | "moves"
  /** per, pro, chaque: before the moves an increment is for. */
  | "each"
  | "plus"
  /** Another period follows. */
  | "then"
  /** It says nothing of its own here. */
  | "silent";

const WORDS: Readonly<Record<ControlWord, string>> = {
  hours: "h|hr|hrs|hour|hours|std|stunde|stunden|heure|heures|ora|ore|hora|horas|uur|uren",
  minutes:
    "m|mn|mi|min|mins|minute|minutes|minuten|minuti|minuto|minutos|minuut|minuty|minut|'|mns",
  seconds:
    's|sec|secs|sek|seg|second|seconds|seconde|secondes|seconden|sekunde|sekunden|secondo|secondi|segundo|segundos|sekund|"',
  moves:
    "move|moves|mv|mvs|coup|coups|cps|cp|zug|zuge|zugen|zuege|zuegen|mossa|mosse|jugada|jugadas|movimientos|zet|zetten|lance|lances|posuniec|posuniecie",
  each: "per|par|pro|je|each|every|chaque|jeden|jeder|jedem|jedes|ogni|cada|por|a|alla|al|im|na",
  plus:
    "+|plus|with|avec|mit|con|and|et|und|e|met|zuzuglich|zzgl|y|extra|additional|zusatzlich|zusatzliche|supplementaire|supplementaires|aggiuntivi|" +
    "increment|incremento|inkrement|increments|incr|inc|bonus|zuschlag|zeitgutschrift|zugabe|abbuono",
  then:
    "then|puis|dann|danach|anschliessend|ensuite|poi|quindi|followed|suivi|suivis|suivie|suivies|gefolgt|seguito|seguita|" +
    "seguiti|seguite|luego|despues|seguidos|seguidas|afterwards|daarna|potem|thereafter|,|;",
  silent:
    "all|tous|toutes|alle|tutte|tutti|todas|todos|rest|reste|remaining|restant|restants|restante|restliche|restlichen|" +
    "verbleibende|verbleibenden|rimanenti|resto|restantes|game|partie|partita|partida|partij|spiel|finish|ko|qpf|sd|g|" +
    "end|fin|fine|ende|schluss|the|les|le|la|l|des|der|die|das|den|dem|il|lo|gli|i|of|de|di|du|d|un|une|una|uno|an|ein|eine|einen|" +
    "to|for|pour|fur|fuer|in|en|zu|zum|from|ab|von|vom|dalla|dal|desde|" +
    "player|players|spieler|joueur|joueurs|giocatore|giocatori|jugador|jugadores|testa|" +
    "by|da|del|au|aux|is|are|est|sont|werden|wird|added|ajoute|ajoutes|aggiunti|aggiunto|vengono|viene|gutgeschrieben|hinzugefugt|" +
    "but|mais|ma|aber|wobei|time|times|fois|mal|volta|wenn|qu|que|che|makes|joue|macht|ausfuhrt|esegue|compie|his|their|clock|sa|pendule|" +
    "seine|seiner|uhr|suo|orologio|temps|tempo|zeit|cumulative|kumulativ|fischer|bedenkzeit|cadence|cadenza|control|controle|" +
    "rate|play|jeu|riflessione|" +
    "rapid|blitz|rapide|lampo|semilampo|standard|classical|classique|klassisch|schnellschach|blitzschach|(|)|.|-|:",
};

const WORD_OF: ReadonlyMap<string, ControlWord> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.split("|").map((word): [string, ControlWord] => [word, kind as ControlWord]),
  ),
);

/** Numbers as words: only whole hours are written so. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    "one|une|eine|un|un'|una|ein|een",
    "two|deux|zwei|due|dos|twee",
    "three|trois|drei|tre|tres",
  ].flatMap((words, index) => words.split("|").map((word): [string, number] => [word, index + 1])),
);

export function controlWord(word: string): ControlWord | undefined {
  return WORD_OF.get(word);
}

export function numberWord(word: string): number | undefined {
  return NUMBERS.get(word);
}
