import { stepWriting } from "../stepWriting";
import type { WhyTexts } from "../why";
import { writing } from "../writing";
import { IT_WORDS } from "./words";

const { number } = stepWriting(IT_WORDS);
const { date } = writing(IT_WORDS);

export const IT_WHY: WhyTexts = {
  title: "Perché questo numero",
  nothing: "Fare clic su un numero calcolato qui, o su una funzione FIDE.",
  copy: {
    label: "Copia questa risposta",
    text: "La risposta come testo",
    done: "Copiato.",
    byHand: "La copia automatica non è riuscita. Il testo è selezionato: premere Ctrl+C o ⌘C.",
  },
  noNumber: (address) =>
    `${address}: nulla da spiegare. Fare clic su un numero calcolato qui, o su una funzione FIDE.`,
  reading: "Lettura della cella…",
  failed: (what) => `La cella non è stata letta: ${what}. Fare di nuovo clic.`,
  shows: "La cella mostra",
  blank: "nulla",
  result: "Risultato:",
  somethingElse: (shown, result) => `La cella mostra altro: ${shown} invece di ${result}.`,
  changed: "Modificato a mano:",
  changedNothing:
    "Se la cartella di lavoro non si calcola da sola, premere F9; altrimenti è stata modificata una cella intermedia.",
  sources: "Viene da",
  goTo: (address) => `Vai a ${address}`,
  different: "Che cosa dovrebbe cambiare?",
  reset: "Torna ai valori del foglio",
  wouldBe: "Sarebbe",
  notGiven: "non indicato",
  notExplained: (part) =>
    `Solo Excel sa quanto vale ${part}: ciò che ne dipende non è spiegato qui.`,
  notParsed: "Questa formula non si comprende qui; solo Excel sa come nasce il risultato.",
  from1904:
    "Questa cartella di lavoro conta i giorni dal 1904, le funzioni FIDE dal 1900. Un giorno di una cella o di DATA è per loro quattro anni prima: aggiungervi 1462, o indicare l’anno. Un giorno che esse danno appare quattro anni dopo: togliervi 1462.",
  tooLarge: (range) =>
    `${range} è più di quanto si legge qui. Indicare l’intervallo compilato, non colonne intere.`,
  within: "Funzioni di questa formula",
  byRule: "Secondo la regola",
  empty:
    "La cella resta vuota: un giocatore è senza Elo, la partita non è stata giocata o non conta, oppure non c’è ancora nulla da calcolare.",
  spills: (rows, columns) =>
    `La formula riempie ${rows} × ${columns} celle; questa è una di esse. Fare clic su un’altra per vederne i passaggi.`,
  heading: "Questa è un’intestazione della tabella, non un numero.",
  argument: (name, meaning, value) => `${name}: ${value} – ${meaning}`,
  cells: (rows, columns, first) => `${rows} × ${columns} celle (${first}…)`,
  element: (row, column, message) =>
    column === 1 ? `Riga ${row}: ${message}` : `Riga ${row}, colonna ${column}: ${message}`,
  moreElements: (count) => (count === 1 ? "… e un’altra." : `… e altre ${count}.`),
  wholeArray:
    "Excel mostra un solo errore per tutto l’intervallo quando alcune delle sue celle non si possono calcolare:",
  errorFrom: (code, place) => `Il dato in ingresso ${place} mostra ${code}; correggerlo prima lì.`,
  errors: {
    "#NAME?":
      "#NOME? – Excel non conosce la funzione. Il componente aggiuntivo non è caricato in questo Excel, o il nome è scritto male: riaprire il riquadro, poi premere Ctrl+Alt+F9.",
    "#BUSY!":
      "#BUSY! – le funzioni del componente aggiuntivo stanno ancora calcolando. Attendere un momento.",
    "#GETTING_DATA":
      "#ESTRAZIONE_DATI_IN_CORSO – le funzioni del componente aggiuntivo stanno ancora calcolando. Attendere un momento.",
    "#SPILL!":
      "#ESPANSIONE! – il risultato richiede più celle, e alcune non sono vuote o sono unite. Svuotare le celle sotto e accanto, o spostare la formula.",
    "#CALC!":
      "#CALC! – Excel non può passare un intervallo così grande o così vuoto. Indicare l’intervallo compilato, non colonne intere.",
    "#REF!":
      "#RIF! – una cella o un foglio a cui la formula fa riferimento è stato eliminato. Annullare l’eliminazione, o scrivere di nuovo il riferimento.",
    "#VALUE!": "#VALORE! – un argomento non è ciò che la funzione si aspetta.",
    "#N/A": "#N/D – le regole qui non danno un numero.",
    "#DIV/0!": "#DIV/0! – si divide per zero o per una cella vuota.",
    "#NUM!": "#NUM! – un numero è troppo grande o non esiste.",
    "#NULL!":
      "#NULL! – uno spazio separa due intervalli che non si intersecano. Mettere fra loro un punto e virgola o due punti.",
    "#CONNECT!":
      "#CONNECT! – Excel non raggiunge le funzioni del componente aggiuntivo. Controllare la rete, poi premere Ctrl+Alt+F9.",
    "#BLOCKED!":
      "#BLOCKED! – questo Excel non permette ai componenti aggiuntivi di calcolare. Consentire il componente, o chiedere a chi lo gestisce.",
    "#FIELD!": "#FIELD! – la cella fa riferimento a una parte di un tipo di dati che non c’è.",
    "#UNKNOWN!":
      "#UNKNOWN! – questa versione di Excel non conosce il genere di valore della cella.",
  },
  fields: {
    rating: "Rating",
    opponent: "Rating dell’avversario",
    score: "Punteggio",
    k: "K",
    edition: "Edizione",
    diff: "Differenza",
    p: "p",
    games: "Partite",
    age: "Età",
    peak: "Elo massimo",
    periodGames: "Partite del periodo",
    change: "Variazione",
    rc: "Rc",
    ra: "Ra",
    ru: "Ru",
    system: "Sistema",
    opponents: "Avversari",
    first: "Primo torneo",
    needed: "Partite necessarie",
    highestRating: "Rating più alto",
    minutes: "Minuti",
    increment: "Secondi per mossa",
    scores: "Punti",
  },
  yesNo: ["sì", "no"],
  results: ["1", "½", "0"],
  systems: ["svizzero o a squadre", "all’italiana"],
  value: (value) => {
    if (value === null || value === "") return "nulla";
    if (typeof value === "boolean") return value ? "VERO" : "FALSO";
    return typeof value === "number" ? number(value) : value;
  },
  quoted: IT_WORDS.quoted,
  day: date,
};
