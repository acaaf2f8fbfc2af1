import { isElsewhere } from "./dates/dateWords";
import { daysInText } from "./dates/daysInText";
import type { TablePlace } from "./dates/eventDates";
import { folded } from "./folded";
import { kindOfHeading } from "./headings";
import { hasRow, span, textAt, type SheetCells } from "./sheetCells";
import { isPlayerRow } from "./table/playerRow";
import { kindOfRow } from "./table/rowKinds";

/** So many blank rows part a table from what stands above it. */
const GAP = 6;

/** What the event is called: beside a word for it above the table, else the title; null where neither is. */
export function eventName(cells: SheetCells, { rows, others }: TablePlace): string | null {
  const { column, columns } = cells.area;
  const all = span(column, columns);
  let [title, blank]: [string | null, number] = [null, 0];
  const top = rows.reduce((least, row) => Math.min(least, row), Infinity);
  for (let row = top - 1; row >= cells.area.row && Number.isFinite(top); row -= 1) {
    const isOther = others.some((other) => hasRow(other, row));
    const kind = kindOfRow(cells, row, all);
    blank = kind === "blank" ? blank + 1 : 0;
    if (isOther || blank === GAP) break;
    /** Above another table stands its own title; that of two groups stands above both. */
    if (title !== null && !GROUP.test(folded(title)) && isPlayerRow(cells, row)) break;
    if (kind === "headings" || kind === "blank" || kind === "rule") continue;
    const texts = all.map((each) => clean(textAt(cells, { row, column: each }))).filter(Boolean);
    const labelled = valueOfLabel(texts);
    if (labelled !== null) return labelled;
    const [text = "", another] = texts;
    if (isSentence(text)) break;
    /** Of several lines the topmost is the title; those below tell more of it. */
    if (kind === "text" && another === undefined) title = titleIn(text) ?? title;
  }
  return title;
}

/** Group A, Gruppe 2, Girone B. */
const GROUP = /^(?:group|gruppe|groupe|girone|gruppo|grupo|section|sektion|division)\b/;

/** Without signs that nobody sees, and with single spaces. */
function clean(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

const LABELS = new Set(
  (
    "event|tournament|tournament name|name of the tournament|competition|tournoi|nom du tournoi|competition|turnier|" +
    "turniername|name des turniers|veranstaltung|torneo|nome del torneo|manifestazione|nombre del torneo|evento"
  ).split("|"),
);

/** Event: Open, in one cell or in two. */
function valueOfLabel(texts: readonly string[]): string | null {
  for (const [index, text] of texts.entries()) {
    const [label = "", ...rest] = text.split(":");
    if (!LABELS.has(folded(label))) continue;
    const beside = rest.length > 0 ? rest.join(":").trim() : "";
    const value = beside === "" ? texts[index + 1] : beside;
    if (value !== undefined && value.length <= LONGEST && /\p{L}/u.test(value)) return value;
  }
  return null;
}

const LONGEST = 100;

/** What is explained above a table is no part of it. */
function isSentence(text: string): boolean {
  return text.length > SHORTEST_SENTENCE && text.endsWith(".");
}
const SHORTEST_SENTENCE = 40;

/** Lists, notes and whoever paid for it are no names of an event. */
const NO_TITLE =
  /^(?:(?:final|provisional|current)\b|rank|cross ?table|standings?\b|classement|grille|tableau|rangliste|kreuztabelle|tabelle|stand\b|endstand|schluss|classifica|tabella|clasificacion|cuadro|pairings?\b|appariements?\b|paarungen|round\b|ronde\b|runde\b|turno\b|ronda\b|results?\b|resultats?\b|ergebnis|risultati|resultados|players?\b|participants?\b|teilnehmer|list|from the|aus der|de la base|dall archivio|dal database|last update|letzte aktual|derniere mise|ultim[oa]|sponsor|with the support|mit freundlicher|avec le soutien|con il patrocinio|con el patrocinio|played|gespielt|joue|giocato|jugado|average|moyenne|durchschnitt|media\b|promedio)/;

/** A line of text as the name of an event: without the days that follow it; null where it is none. */
function titleIn(text: string): string | null {
  const isPlain = text.length <= LONGEST && /\p{L}{3}/u.test(text) && !/https?:|www\./i.test(text);
  const isLabelled = /^[^:]{1,40}:\s*\S/.test(text);
  if (!isPlain || isLabelled || kindOfHeading(text) !== null) return null;
  if (NO_TITLE.test(folded(text))) return null;
  const [days] = daysInText(text);
  if (days === undefined) return text;
  return isElsewhere(days.before) ? null : beforeDays(text);
}

const FEWEST_WORDS = 2;

/** Open de Genève, 10–12 avril 2025: what stands before the first number, if that is a name at all. */
function beforeDays(text: string): string | null {
  const words = text.split(" ");
  const first = words.findIndex((word) => /\d/.test(word));
  const name = words.slice(0, first);
  while (LEADS_TO_DAYS.has(folded(name.at(-1) ?? "?"))) name.pop();
  const plain = name.join(" ").replace(/[,;(–-]$/, "");
  return name.length < FEWEST_WORDS || NO_TITLE.test(folded(plain)) ? null : plain;
}

/** An event's name without days that somebody has put behind it. */
export function withoutDays(name: string): string {
  return daysInText(name).length === 0 ? name : (beforeDays(name) ?? name);
}

const LEADS_TO_DAYS = new Set([
  "",
  "on",
  "from",
  "du",
  "le",
  "des",
  "am",
  "vom",
  "von",
  "den",
  "il",
  "dal",
  "el",
  "del",
  "in",
]);
