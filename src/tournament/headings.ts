import { CARRIED, CARRIED_KEYS, type CarriedKey } from "./carried";
import { onceACell } from "./cell";
import { folded } from "./folded";
import { ratingHeading } from "./ratingHeading";
import { cellAt, type CellPlace, type SheetCells } from "./sheetCells";

/** What a column of a table holds. */
export type ColumnKind =
  | "rank"
  | "number"
  | "title"
  | "name"
  | CarriedKey
  | "id"
  | "nationalId"
  | "surname"
  | "firstName"
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
  | "lastDay"
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
const WORDS = {
  rank: "rk|rank|pos|position|place|pl|rg|rang|cl|clt|platz|posto|puesto|rang final|final rank|rango",
  number:
    "no|nr|n°|nº|num|numero|nummer|#|sno|snr|startnr|stnr|dossard|start no|start nr|startnummer|startrang|" +
    "sr|seed|nrini|num ini|no ini|nr ini|n ini|start num|pairing no|n° app|start number|start|tnr|lfd nr|lfdnr|n° dep|nro|numero di partenza",
  title: "title|ti|tit|titre|titel|titolo|titulo|typ|t",
  name:
    "name|player|players|nom|joueur|joueurs|nom prenom|nom et prenom|prenom nom|name vorname|vorname name|" +
    "name spieler|spieler|spielerin|spielername|teilnehmer|teilnehmerin|teilnehmername|nome|nome cognome|" +
    "cognome nome|cognome e nome|nome e cognome|giocatore|giocatori|giocatrice|nominativo|nombre|" +
    "nombre y apellidos|apellidos y nombre|apellidos nombre|jugador|jugadores|jugadora|full name|" +
    "name of player|player name|players name|nom du joueur|nome del giocatore|nome giocatore|nombre del jugador|nombre jugador|name des spielers|" +
    "participant|participants|participante|partecipante|last first|joueuse|nachname vorname",
  surname:
    "surname|lastname|last name|family name|nachname|familienname|cognome|nom de famille|apellido|apellidos",
  firstName:
    "first name|firstname|given name|forename|prenom|prenoms|vorname|vornamen|nome proprio|nombre de pila",
  id:
    "id|fideid|fidekenn|fidekennung|fidekennr|idfide|codefide|fidecode|fideno|fidenr|fidenumber|nofide|nrfide|numerofide|n°fide|" +
    "nºfide|nfide|idnumber|idno|idnr|fidennr|fideidnr|fideidno|fidenummer|idfidenr|codicefide|codigofide|" +
    "matriculefide|fin|fideidnumber",
  sex: "sex|sexe|gender|geschlecht|sesso|sexo|m w|m f|h f|w m|f m|genre h f|genere|genero|geschl|g h f",
  nationalId:
    "code|identnr|license|licence|lizenz|lizenznr|licencia|licenza|tessera|n° licence|licence no|license no|" +
    "mitgliedsnr|mitgl nr|mglnr|mgl nr|pkz|zps|code ffe|id nat|idnat|national id|member|member no|membre|" +
    "code national|codice|matricule|matricola|nr licence|no licence|nrffe|tessera fsi|codigo|codice fsi|" +
    "nat id|ident nr|spielerpass|passnr|pass nr|n licence|carnet|ficha",
  k:
    "k|kfactor|k factor|kfaktor|k faktor|facteur k|coef|coefficient|coefficient k|coef k|kcoef|koeff|" +
    "koeffizient|k koeff|koeff k|coeff|coeff k|k coeff|k coef|koeffizient k|fattore k|factor k|coeficiente|" +
    "kf|k fakt|kfakt|fakt|entw koeff|entw k|facteur|coeficiente k|coefficiente|coefficiente k|fide k|k fide|k wert|kwert|k value|dev coeff|entwicklungskoeffizient",
  games:
    "games|g|gms|n|parties|partien|partite|partidas|rated games|total games|nb parties|parties jouees|" +
    "parties classees|anz partien|anzahl partien|gewertete partien|n partite|partite giocate|" +
    "n partidas|nº partidas|partidas jugadas",
  birth:
    "birth|born|birthday|b day|bday|bdate|birth date|dob|yob|birthdate|date of birth|year of birth|birth year|ne|nele|" +
    "ne le|nee le|ne e le|ne en|nee en|ne e en|naissance|date de naissance|date naissance|annee de naissance|" +
    "annee naissance|naiss|geburt|geb|geboren|geboren am|geb am|geb dat|geb datum|geb jahr|gebjahr|gebdat|" +
    "geburtsdatum|geburtsjahr|geburtstag|jahrgang|jahrg|jg|nato|nata|nato il|nato a nel|nascita|" +
    "data di nascita|data nascita|nato nel|nata nel|nasc|dat nasc|d nascita|nacido|nacida|ano nacim|f nacim|" +
    "b year|byear|year born|born in|birth y|an naiss|dat naiss|geb j|gebj|anno|anno di nascita|anno nascita|nacimiento|fecha de nacimiento|" +
    "fecha nacimiento|fecha nac|f nac|f nacimiento|nac|ano|ano de nacimiento|ano nacimiento|ano nac|" +
    "year|annee|jahr|nascita anno",
  opponent: "opponent|opp|adversaire|gegner|avversario|adversario|rival",
  white: "white|blancs|weiss|bianco|blancas",
  black: "black|noirs|schwarz|nero|negras",
  round: "round|rd|rnd|ronde|runde|turno|ronda",
  event: "event|tournament|tournoi|turnier|torneo|evento",
  date: "date|datum|data|fecha|day|jour",
  lastDay:
    "last day|end date|dernier jour|date de fin|letzter tag|enddatum|ultimo giorno|data di fine",
  list:
    "list|rating list|fide list|elo list|rated list|rated on|liste|liste fide|liste elo|" +
    "liste de classement|homologue|homologue le|homologation|ratingliste|eloliste|" +
    "ausgewertet|ausgewertet am|lista|lista fide|lista elo|omologato|omologato il|" +
    "omologazione|homologado|homologado el|homologacion",
  average: "rc|ra|rar|rc new|average|moyenne|schnitt|mittel|media|promedio",
  system: "kind|system|systeme|genre|type|art|modus|sistema",
  score: "result|res|resultat|ergebnis|erg|risultato|resultado",
  delta: "w we|σδr|∑δr|δr|sum δr|sum dr|dr|chg",
  expected: "we|expected|attendu|attendus|erwartet|attesi|esperado",
  earlierGames:
    "games before|earlier games|games of the year|parties avant|parties de l annee|fruhere partien|partien davor|partien vorher|partien des jahres|partite prima|partite precedenti|partite dell anno",
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
  points:
    "pts|pt|points|point|pkt|pkte|punkte|punkt|punti|puntos|ptos|score|total|sum|w|gains|∑|σ|totale|summe|gesamt|" +
    "tot|pti|pp|punktzahl|points total|total points",
  /** Beside the players, and nothing that anybody is rated by. */
  other:
    "club|verein|vereinort|circolo|societa|equipe|team|mannschaft|squadra|equipo|prize|preis|prix|premio|" +
    "preisgeld|preise|prizes|premios|premi|dotation|dotazione|montepremi|bolsa|prize money|montant|betrag|chf|eur|usd|€|$|remarks|bemerkung|bemerkungen|remarque|note|notes|note nota|" +
    "city|ort|ville|citta|ciudad|wohnort|category|kategorie|categorie|categoria|cat|kat|group|gruppe|groupe|gruppo|" +
    "grupo|age|alter|eta|edad|email|phone|tel|telefon|bh|buchholz|bhz|sb|soberg|sonneborn|sonneborn berger|sonnenborn|" +
    "tb|tb1|tb2|tb3|tb4|tb5|wtg1|wtg2|wtg3|dep1|dep2|des1|des2|koya|ktz|wins|siege|victoires|vittorie|victorias|gew|" +
    "vict|feinwertung|departage|spareggio|desempate|tie break|tie breaks|perf|performance|rp|rperf|leistung|sobe|" +
    "mont|montant chf|berger|direct|rtgdiff|rating diff|rn|ratingdiff|quote|startgeld|entry fee|inscription|paid|bezahlt",
} as const;

const KIND_OF_WORD: ReadonlyMap<string, ColumnKind> = new Map(
  [
    ...(Object.entries(WORDS) as [ColumnKind, string][]),
    ...CARRIED_KEYS.map((key) => [key, CARRIED[key].words] as const),
  ].flatMap(([kind, words]) => words.split("|").map((word): [string, ColumnKind] => [word, kind])),
);

const KIND_OF_RATING = {
  fide: "fideRating",
  any: "rating",
  mixed: "rating",
  national: "nationalRating",
} as const;

/** The kind of column that a cell names; null where it names none. */
export function headingAt(cells: SheetCells, place: CellPlace): ColumnKind | null {
  return headingOf(cellAt(cells, place));
}

export const headingOf = onceACell(({ text }) => kindOfHeading(text));

/** The kind of column that a heading names in any of the languages; null where it names none. */
export function kindOfHeading(heading: string): ColumnKind | null {
  if (FIGURE.test(heading)) return null;
  const named = kindOfWords(folded(heading));
  if (named !== null) return named;
  const rating = ratingHeading(heading);
  if (rating === "peak") return "peak";
  if (rating === "none") return "other";
  if (rating !== null) return KIND_OF_RATING[rating.list];
  /** Points (9), Pts /9, K (2025): what stands behind says no more. */
  const bare = folded(heading.replace(/\([^()]*\)|\/ ?\d+$/g, " "));
  const own = bare.split(" ").filter((word) => !EMPTY_WORDS.has(word) && !/^\d+$/.test(word));
  return kindOfWords(bare) ?? (/^\d|\d$/.test(bare) ? null : kindOfWords(own.join(" ")));
}

/** 7, 2150, 12w1: most of a table, and no heading. */
const FIGURE = /^(?:\d+[a-z]?[\d½=+-]?)?$/i;

/** They change nothing of what a column holds. */
const EMPTY_WORDS = new Set(
  "tot|total|totale|totali|totaux|gesamt|final|finale|finali|der|die|das|des|du|de|di|del|la|le|il|el|of|the".split(
    "|",
  ),
);

function kindOfWords(plain: string): ColumnKind | null {
  return KIND_OF_WORD.get(plain) ?? KIND_OF_WORD.get(plain.replace(/ /g, "")) ?? null;
}
