import { folded } from "../folded";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split("|"));
}

const START = words(
  "date|dates|first day|premier jour|start|start date|begin|from|event start|debut|date de debut|du|le|beginn|" +
    "datum|von|vom|startdatum|inizio|data|date di gioco|dal|data inizio|inicio|fecha|fechas|desde|fecha de inicio|" +
    "played|played on|gespielt|gespielt am|joue le|giocato il|termin|termine|daten|durchfuhrung|periodo|" +
    "when|quand|wann|quando|cuando|day|tag|jour|giorno|dia|spieltag|spieltage|dates du tournoi|date du tournoi|" +
    "turnierdatum|data del torneo|date del torneo|fecha del torneo|event date|tournament date|tournament dates|" +
    "primo giorno|data di inizio|inizio del torneo|inizio torneo|erster tag|turnierbeginn|" +
    "debut du tournoi|start of the event",
);

const END = words(
  "end|end date|last day|to|until|fin|date de fin|au|dernier jour|ende|enddatum|bis|letzter tag|fine|data fine|" +
    "al|ultimo giorno|hasta|fecha de fin|fecha fin|final|ultimo dia|fin du tournoi|turnierende|" +
    "data di fine|fine del torneo|fine torneo|end of the event",
);

/** Days of lists, prints, deadlines and births are not the event's. */
const ELSEWHERE = words(
  "list|liste|lista|elo|rating|ratings|ratingliste|eloliste|rtg|classement|wertung|wertungszahl|print|printed|mis|mise|derniere|dernier|ultima|ultimo|" +
    "gedruckt|ausdruck|ausgedruckt|imprime|stampato|impreso|created|erstellt|cree|creato|creado|updated|update|aktualisiert|" +
    "actualise|aggiornato|aggiornamento|actualizado|actualizacion|stand|etat|stato|situation|situazione|version|" +
    "export|exported|exportiert|druck|druckdatum|deadline|closing|entry|entries|registration|anmeldung|" +
    "anmeldeschluss|meldeschluss|inscription|inscriptions|iscrizione|iscrizioni|inscripcion|inscripciones|" +
    "born|birth|geboren|ne|nee|nato|nata|nacido|valid|gultig|valable|valido|published|veroffentlicht|publie|" +
    "pubblicato|publicado|last|letzte|next|nachste|nachstes|prochain|prochaine|prossimo|proximo|proxima|" +
    "previous|vorheriges|precedent|tirage|draw|auslosung|sorteggio|sorteo|price|prize|preisverteilung|" +
    "siegerehrung|remise|premiazione|approved|genehmigt|license|reglement|regolamento|regulations|founded|" +
    "gegrundet|fonde|fondato|fundado|seit|since|depuis|dal|desde|calculated|berechnet|report|bericht|rapport|" +
    "download|downloaded|heruntergeladen|telecharge|scaricato|descargado|server|database|signature|unterschrift|" +
    "firma|laws|memoriam|copyright|spielleiter|arbiter|arbitre|arbitro|schiedsrichter|com|org|results|resultats|tel",
);

/** Whether a text stands before the day on which the event began, or before its days. */
export function isStartWord(text: string): boolean {
  return START.has(folded(text));
}

export function isEndWord(text: string): boolean {
  return END.has(folded(text));
}

/** Whether one of these words says that the day behind them is another thing's. */
export function isElsewhere(before: readonly string[]): boolean {
  return before.some((word) => ELSEWHERE.has(word) && !START.has(word));
}
