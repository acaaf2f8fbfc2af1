import type { LessonWords, RobinLessonKey } from "../../../learn/lessons";

const P =
  "p di ogni giocatore con Elo: i punti divisi per le partite, a due decimali. dp si legge nella tabella, non si calcola.";
const RA =
  "Rar è la media dei sei rating, dpa la media dei loro dp. Ra = Rar − dpa × n / (n + 1), arrotondato prima di usarlo: 2348.";
const RC = "Per chi è senza Elo la media del torneo è Ra: è il suo Rc.";

export const IT_ROBIN_LESSONS: Readonly<Record<RobinLessonKey, LessonWords>> = {
  printed2011: {
    name: "8.58 (2011): la stampa e la regola",
    tab: "8.58 (2011) stampato",
    look: "Il primo Ru di C ed E, e We di A, B e F: la stampa ha ancora i 12,5 del 2005 e il Ru della prima passata. Sotto sta lo stesso secondo la regola, e ciò che differisce è segnato.",
    steps: [
      "8.58 (2011): dieci giocatori, quattro senza Elo (u). Tutti hanno incontrato tutti; W indica i punti. Che rating ricevono C, E, H e I?",
      P,
      RA,
      RC,
      "Primo Ru. Sotto il 50% Rc + dp × n / (n + 1): H, I. Sopra, un bonus per ogni ½: per C ed E è stampato 12,5, dove 8.23 dice 15.",
      "Nessuno conta come più lontano di 400 punti: per H il giocatore A conta 2550, per I contano 2432 A e B.",
      "Rc (nuovo): ciò che quegli avversari contano in più o in meno, diviso per n, sposta la media. H ha ora 2342, I 2322.",
      "Ru (nuovo): ancora una volta allo stesso modo, da Rc (nuovo), e con 15 per ogni ½. La correzione è una sola.",
      "We è la somma dei PD delle partite. È stampato dal primo Ru, anche se il testo dice Ru (nuovo).",
      "K × (W − We) è la variazione; il nuovo rating si arrotonda una volta, alla fine.",
      "Secondo la regola le celle segnate sarebbero diverse: 15 per ogni ½ fin dall’inizio, e We da Ru (nuovo).",
      "Ecco come sarebbero. Modificare un rating o un risultato nelle celle azzurre: entrambe le tabelle si aggiornano.",
    ],
  },
  printed2005: {
    name: "10.54 (2005): due letture di We",
    tab: "10.54 (2005)",
    look: "Il limite di 350 punti, che sposta Rc di C, H e I; e We di F: 2,62 o 2,55, secondo come si legge 10.54.",
    steps: [
      "10.54 (2005): dieci giocatori, quattro senza Elo (u). Tutti hanno incontrato tutti; W indica i punti. Che rating ricevono C, E, H e I?",
      P,
      RA,
      RC,
      "Primo Ru. Sopra il 50% 12,5 per ogni ½: C ne ha cinque, E tre. Sotto, Rc + dp × n / (n + 1): H e I.",
      "Nessuno conta come più lontano di 350 punti: per I cinque avversari contano 2382; I conta 2061 per C, 2036 per E; A conta 2500 per H.",
      "Rc (nuovo): ciò che quegli avversari contano in più o in meno, diviso per n. C guadagna 3, E nulla, H perde 11 e I 43.",
      "Ru (nuovo): ancora una volta allo stesso modo, da Rc (nuovo): 2414, 2386, 2139, 1989. La correzione è una sola.",
      "We dei giocatori con Elo, con Ru (nuovo) come se fosse un rating: la somma dei PD delle partite.",
      "Ma 10.54 dice Ru, e solo 8.58 (2011) Ru (nuovo). Con il primo Ru il giocatore F ha We 2,55 invece di 2,62.",
      "K × (W − We) è la variazione; il nuovo rating si arrotonda una volta, alla fine.",
    ],
  },
  rule2014: {
    name: "8.58 (2014): la regola successiva",
    tab: "8.58 (2014)",
    look: "20 punti per ogni ½ invece di 12,5 o 15: C ed E ci guadagnano, e con loro cambia chi è lontano più di 400 punti. Questa tabella non è stampata da nessuna parte.",
    steps: [
      "Gli stessi dieci giocatori secondo le regole del 2014. Il testo non ha più un esempio: dice «processo iterativo», e il metodo è quello del 2011.",
      P,
      RA,
      RC,
      "Primo Ru: 20 per ogni ½ sopra il 50% (8.23). C ha 2448, dove il 2005 dava 2411; H e I sono sotto il 50% e restano dov’erano.",
      "Nessuno conta come più lontano di 400 punti. C sta ora così in alto che per I tre avversari contano 2432, e non due.",
      "Rc (nuovo): H ha 2342, I 2320, e C guadagna 2, perché I conta 2048 contro C.",
      "Ru (nuovo): 2450, 2408, 2144, 2004.",
      "We con Ru (nuovo), come dice il testo: la somma dei PD delle partite.",
      "K ora è 20, 40 per chi è nuovo e 10 dopo i 2400: lo stesso We sposta di più un rating.",
    ],
  },
  strongerField: {
    name: "10.54 (2005), in fondo: F più forte",
    tab: "10.54 (2005), F 2380",
    look: "F ha 2380 invece di 2150, e C un punto in meno: C ottiene comunque un rating migliore, perché la media del torneo conta di più per chi supera il 50%.",
    steps: [
      "10.54 (2005) dice che F era una scelta infelice: 2150 indeboliva la media. Qui F ha 2380, e C un punto in meno, che I gli ha tolto.",
      P,
      "Ra era 2348. I 230 punti in più di F sono 38 in più nella media dei sei rating: Ra è 2387.",
      "Primo Ru di C: 2387 + 3 × 12,5. Con un punto in più, e F più debole, era 2348 + 5 × 12,5 = 2411.",
      "Nessuno conta come più lontano di 350 punti: per H e I il giocatore A conta 2539. Nessun altro è più così lontano.",
      "Rc (nuovo): la media, corretta una volta.",
      "Ru (nuovo) di C: da confrontare con i 2414 della stampa. Un punto in meno, e un rating migliore.",
      "Che cosa guadagnano o perdono i giocatori con Elo. Ora ridare a C il suo punto, o a F i suoi 2150: tutto si aggiorna.",
    ],
  },
};
