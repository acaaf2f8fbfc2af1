/** Words for arguments that several functions share. */
export const EDITION =
  'Edizione: il suo anno, la data di inizio del torneo, "rapid" o "blitz"; se omessa, la più recente';
export const EDITION_OR_FSE = `${EDITION}; "FSE" per la lista svizzera`;
export const EDITION_ON_DATE =
  "Edizione: il suo anno o una data; se omessa, quella in vigore alla data";
export const ROBIN_EDITION =
  "Edizione: il suo anno o la data di inizio del torneo; se omessa il 2017, l’ultima con il metodo";
export const OWN_RATING = "Il rating del giocatore";
export const OPPONENTS = "Rating degli avversari; u per uno senza Elo, che non conta";
export const RESULTS_OR_TOTAL =
  "Un risultato per avversario, o un totale; digitare - per una partita non giocata";
export const PLAYER_RATINGS = "Rating di ogni giocatore; u o vuoto per chi è senza Elo";
export const FIRST = "VERO (predefinito) per il primo torneo; FALSO per uno successivo";
