/** What a column of a table holds. */
export type ColumnKind =
  | "rank"
  | "number"
  | "title"
  | "name"
  | "federation"
  | "id"
  | "nationalId"
  | "fideRating"
  | "rating"
  | "nationalRating"
  | "k"
  | "games"
  | "birth"
  | "sex"
  | "points"
  | "opponent"
  | "white"
  | "black"
  | "round"
  | "event"
  | "date"
  | "list"
  | "average"
  | "system"
  | "score"
  | "delta"
  | "expected"
  | "earlierGames"
  | "gamesSoFar"
  | "peak"
  | "other";

/** English, French, German, Italian and Spanish, and the short forms of the usual programs. */
const WORDS: Readonly<Record<Exclude<ColumnKind, "other">, string>> = {
  rank: "rk|rank|pos|position|place|pl|rg|rang|cl|clt|platz|posto|puesto",
  number: "no|nr|n°|nº|num|#|sno|snr|startnr|stnr|dossard",
  title: "title|ti|tit|titre|titel|titolo|titulo|typ|t",
  name:
    "name|player|players|nom|joueur|joueurs|nom prenom|name spieler|spieler|teilnehmer|" +
    "teilnehmername|nome|giocatore|giocatori|nominativo|nombre|jugador|jugadores|surname|" +
    "lastname|nachname|cognome",
  federation: "fed|federation|land|verband|country|pays|nat|federazione|federacion|pais",
  id:
    "id|fideid|idfide|codefide|fidecode|fideno|fidenr|fidenumber|nofide|nrfide|numerofide|n°fide|" +
    "nºfide|nfide|idnumber|idno|idnr",
  sex: "sex|sexe|gender|geschlecht|sesso|sexo|m w|m f|h f",
  nationalId: "code|identnr",
  fideRating:
    "rtgi|rtgf|fide|elof|elofide|fideelo|elo fide|fide elo|elointernational|rtg i|" + "ratingfide",
  rating:
    "rtg|rating|elo|classement|class|classelo|wertung|wertungszahl|punteggio elo|ratg|" +
    "rat|elo intern|rapid|rapide|blitz|standard|std|rtg std|rtg rapid|rtg blitz|elo rapide|" +
    "elo blitz|elo standard|schnell|blitz elo|rapid elo|rtgr|rtgb|rtgs|ro",
  nationalRating:
    "rtgn|elon|elonat|elo nat|nat elo|rating nat|dwz|nwz|elonazionale|national rating",
  k: "k|kfactor|k factor|kfaktor|facteur k|coef|coefficient|coefficient k|coef k|kcoef",
  games:
    "games|g|gms|n|parties|partien|partite|partidas|rated games|total games|nb parties|parties jouees|" +
    "parties classees|anz partien|anzahl partien|gewertete partien|n partite|partite giocate|" +
    "n partidas|nº partidas|partidas jugadas",
  birth:
    "birth|born|birthday|bdate|dob|birthdate|date of birth|ne|nele|naissance|geb|geboren|" +
    "geburtsdatum|geburtsjahr|jahrgang|nato|nascita|nacimiento|nac|year|annee",
  opponent: "opponent|opp|adversaire|gegner|avversario|adversario|rival",
  white: "white|blancs|weiss|bianco|blancas",
  black: "black|noirs|schwarz|nero|negras",
  round: "round|rd|ronde|runde|turno|ronda",
  event: "event|tournament|tournoi|turnier|torneo|evento",
  date: "date|datum|data|fecha|day|jour",
  list:
    "list|rating list|fide list|elo list|rated list|rated on|liste|liste fide|liste elo|" +
    "liste de classement|homologue|homologue le|homologation|ratingliste|eloliste|" +
    "ausgewertet|ausgewertet am|lista|lista fide|lista elo|omologato|omologato il|" +
    "omologazione|homologado|homologado el|homologacion",
  average: "rc|ra|rar|rc new|average|moyenne|schnitt|mittel|media|promedio",
  system: "kind|system|systeme|genre|art|modus|sistema",
  score: "result|res|resultat|ergebnis|risultato|resultado",
  delta: "w we|σδr|∑δr|δr|sum δr|sum dr|dr|chg",
  expected: "we|expected|attendu|attendus|erwartet|attesi|esperado",
  earlierGames:
    "games before|earlier games|games of the year|parties avant|parties de l annee|fruhere partien",
  gamesSoFar:
    "games so far|rated games so far|rated games in total|total rated games|rated games total|" +
    "career games|parties jusqu ici|parties a ce jour|parties classees a ce jour|" +
    "parties classees au total|total des parties classees|partien bisher|bisherige partien|" +
    "gewertete partien bisher|gewertete partien gesamt|gewertete partien insgesamt|" +
    "partite finora|partite fino ad oggi|partite valutate finora|partite valutate totali|" +
    "partidas hasta ahora|partidas hasta la fecha|partidas valoradas hasta ahora|" +
    "partidas valoradas totales",
  peak:
    "peak|peak rating|peak elo|rating peak|elo peak|highest rating|highest elo|highest rating ever|" +
    "max rating|max elo|rating max|elo max|maximum rating|best rating|best elo|career high|" +
    "meilleur elo|meilleur classement|elo maximum|classement maximum|elo maximal|" +
    "plus haut elo|plus haut classement|hochste elo|hochstes elo|hochste elozahl|" +
    "hochste wertung|hochste wertungszahl|hoechste elo|hoechste wertung|elo hochststand|" +
    "hochststand|beste elo|elo massimo|massimo elo|elo piu alto|miglior elo|rating massimo|" +
    "elo maximo|maximo elo|elo mas alto|mejor elo|rating maximo",
  points: "pts|pt|points|point|pkt|punkte|punkt|punti|puntos|ptos|score|total|sum|w|gains|∑|σ",
};

const KIND_OF_WORD: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.split("|").map((word): [string, ColumnKind] => [word, kind as ColumnKind]),
  ),
);

/** The kind of column that a heading names in any of the languages; null where it names none. */
export function kindOfHeading(heading: string): ColumnKind | null {
  const plain = folded(heading);
  return KIND_OF_WORD.get(plain) ?? KIND_OF_WORD.get(plain.replace(/ /g, "")) ?? null;
}

/** Lower case, without accents and punctuation. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[.:,;()/\-–−_'’]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const START_WORDS = new Set(
  (
    "date|first day|premier jour|start|start date|begin|from|event start|debut|date de debut|du|le|beginn|datum|" +
    "von|startdatum|inizio|data|dal|data inizio|inicio|fecha|desde|fecha de inicio"
  ).split("|"),
);

/** Whether a text stands before the day on which the event began. */
export function isStartWord(text: string): boolean {
  return START_WORDS.has(folded(text));
}
