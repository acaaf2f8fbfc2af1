import { line, type Line } from "./cell";
import { partsOf } from "./dateText";
import type { Hand } from "./hand";
import type { ByLanguage } from "./language";
import type { TrueEvent } from "./trueEvent";

/** What a pairing program or its server puts around an exported table. */
export interface ProgramFrame {
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

export function programFrame(event: TrueEvent, day: readonly Line[], hand: Hand): ProgramFrame {
  const dice = hand.for("frame");
  const words = WORDS[hand.language];
  const { dd, mm, y } = partsOf(event.last + dice.whole(0, 60), hand.language);
  const isInCells = dice.chance(0.4);
  const { games } = event;
  const rounds = games.kind === "swiss" ? games.rounds : event.players.length - 1;
  const system = games.kind === "swiss" ? words.swiss : words.robin;
  const details = [
    [words.place, event.place],
    [words.rounds, String(rounds)],
    [words.type, system],
    [words.average, `${dice.whole(1500, 2300)} / ${dice.whole(12, 60)}`],
  ].map(([label = "", text = ""]) => (isInCells ? line(label, text) : line(`${label}: ${text}`)));
  const hasDetails = dice.chance(0.6);
  return {
    above: [
      line(`${words.from} Chess-Results https://chess-results.com`),
      line(event.name),
      line(`${words.update} ${dd}.${mm}.${y} 18:17:32`),
      ...(hasDetails ? details.slice(0, 3) : []),
      ...day,
      ...(hasDetails ? details.slice(3) : []),
      line(words.head(rounds)),
    ],
    below: [[], ...words.below.map((text) => line(text))],
  };
}

/** The days as the server has them. */
export function serverDays({ first, last }: TrueEvent, hand: Hand): Line[] {
  const [from, to] = [first, last].map((day) => {
    const { y, mm, dd } = partsOf(day, hand.language);
    return `${y}/${mm}/${dd}`;
  });
  const { day, until } = WORDS[hand.language];
  const text = first === last ? from! : `${from} ${until} ${to}`;
  return [hand.for("server days").chance(0.5) ? line(day, text) : line(`${day}: ${text}`)];
}

interface Words {
  readonly from: string;
  readonly update: string;
  readonly place: string;
  readonly rounds: string;
  readonly type: string;
  readonly swiss: string;
  readonly robin: string;
  readonly average: string;
  readonly day: string;
  readonly until: string;
  readonly head: (rounds: number) => string;
  readonly below: readonly string[];
}

const WORDS: ByLanguage<Words> = {
  en: {
    from: "From the Tournament-Database of",
    update: "Last update",
    place: "Location",
    rounds: "Number of rounds",
    type: "Tournament type",
    swiss: "Swiss-System",
    robin: "Round robin",
    average: "Rating-Ø / Average age",
    day: "Date",
    until: "to",
    head: (rounds) => `Final Ranking crosstable after ${rounds} Rounds`,
    below: ["Annotation:", "Tie Break1: Buchholz Tie-Breaks (variabel with parameter)"],
  },
  de: {
    from: "Aus der Turnierdatenbank von",
    update: "Letzte Aktualisierung",
    place: "Ort",
    rounds: "Rundenanzahl",
    type: "Turnierart",
    swiss: "Schweizer System",
    robin: "Rundenturnier",
    average: "Elo-Ø / Altersschnitt",
    day: "Datum",
    until: "bis",
    head: (rounds) => `Endstand nach ${rounds} Runden (Kreuztabelle)`,
    below: ["Anmerkung:", "Wertung 1: Buchholzwertung (variabel mit Parameter)"],
  },
  fr: {
    from: "De la base de données de tournois de",
    update: "Dernière mise à jour",
    place: "Lieu",
    rounds: "Nombre de rondes",
    type: "Type de tournoi",
    swiss: "Système suisse",
    robin: "Toutes rondes",
    average: "Elo-Ø / âge moyen",
    day: "Date",
    until: "au",
    head: (rounds) => `Grille américaine après ${rounds} rondes`,
    below: ["Remarque :", "Départage 1 : Buchholz (variable avec paramètre)"],
  },
  it: {
    from: "Dall'archivio tornei di",
    update: "Ultimo aggiornamento",
    place: "Sede",
    rounds: "Numero di turni",
    type: "Tipo di torneo",
    swiss: "Sistema svizzero",
    robin: "Girone all'italiana",
    average: "Elo-Ø / età media",
    day: "Data",
    until: "a",
    head: (rounds) => `Tabellone dopo ${rounds} turni`,
    below: ["Nota:", "Spareggio 1: Buchholz (variabile con parametri)"],
  },
  es: {
    from: "De la base de datos de torneos de",
    update: "Última actualización",
    place: "Lugar",
    rounds: "Número de rondas",
    type: "Tipo de torneo",
    swiss: "Sistema suizo",
    robin: "Todos contra todos",
    average: "Elo-Ø / edad media",
    day: "Fecha",
    until: "a",
    head: (rounds) => `Cuadro cruzado después de ${rounds} rondas`,
    below: ["Nota:", "Desempate 1: Buchholz (variable con parámetros)"],
  },
};
