import type { ReadingsTexts } from "../readings";

export const IT_READINGS: ReadingsTexts = {
  title: "Letture del testo",
  introduction:
    "Dove il regolamento lascia aperto qualcosa si segue una lettura; non è una regola, e per essa non si cita alcun articolo. I fogli riportano nelle note quelle che li riguardano.",
  labels: {
    open: (where) => `Lasciato aperto in ${where}:`,
    taken: "Si segue:",
    other: "L’altra:",
    byHand: "Scelta a mano, l’altra:",
    usually: "Di solito:",
    others: "Altre letture seguite",
    switched: "Il riquadro permette di scegliere l’altra.",
  },
  readings: {
    weOfFirstPass: {
      name: "Quale Ru fa We in un girone",
      open: "chi è senza Elo conta con «Ru», dove 8.58 (2011) dice «Ru (nuovo)».",
      taken: "Ru (nuovo), come dice espressamente il testo successivo.",
      other: "il Ru della prima passata; il giocatore F dell’esempio ha We 2,55 invece di 2,62.",
    },
    correctionCarriedOver: {
      name: "La correzione dell’iterazione",
      open: "come nascono Rc (nuovo) e Ru (nuovo); è stampato solo per il 2005 e il 2011.",
      taken: "la sola correzione del 2011, con il bonus di questa edizione.",
      other: "senza correzione resterebbe il Ru della prima passata.",
    },
    gamesOfDoubleRound: {
      name: "n in un doppio girone",
      open: "n è chiamato il numero degli avversari, ed è calcolato solo un girone semplice.",
      taken:
        "anche in un doppio girone n di n/(n+1) è il numero degli avversari; p è su tutte le partite.",
      other:
        "n come numero delle partite: Ra sarebbe un po’ più basso o più alto, e dp conterebbe di più.",
    },
    pointsFromLeftOut: {
      name: "L’unico punto contro un giocatore escluso",
      open: "le partite di un giocatore escluso sono tolte; non è detto se sia escluso anche chi ha fatto punti solo contro di lui.",
      taken: "si decide una volta sola chi è escluso, secondo i punti contro tutti.",
      other: "anche quel giocatore sarebbe escluso, con tutte le partite contro di lui.",
    },
    laterScore: {
      name: "Un torneo successivo con meno di un punto",
      open: "secondo 6.1 un torneo simile conta dopo una prestazione sopra il minimo, secondo 6.41 non conta in uno svizzero o a squadre.",
      taken: "6.41 in uno svizzero o a squadre, 6.1 in un girone.",
      other: "il torneo conterebbe per il primo rating.",
    },
    negativeHalf: {
      name: "Mezzo punto perso",
      open: "non è detto come si arrotonda una perdita che finisce in ½.",
      taken: "allontanandosi da zero, come dice 8.57 (2014): 2395 − 2,5 dà 2392.",
      other: "per eccesso: 2393.",
    },
    lowerRated: {
      name: "Chi ha meno Elo con la regola dell’unico innalzamento",
      open: "chi trae vantaggio dal limite ne trae in una partita sola; che cosa valga per chi ha meno Elo non è detto.",
      taken: "contro avversari più in alto il limite vale in ogni partita.",
      other:
        "il limite varrebbe in una partita sola; nelle altre dal giocatore ci si aspetterebbe meno.",
    },
    kOfList: {
      name: "Il giorno di cui si prende K",
      open: "è detto fino a quando un K vale (30 partite, 2400, il 18º compleanno), ma non in quale giorno di un torneo lo si chiede.",
      taken:
        "il K della lista in vigore all’inizio del torneo, con età e partite della sua data, perché K è pubblicato con la lista; un torneo cominciato prima del periodo mantiene il K della propria lista.",
      other:
        "età e partite del primo giorno del torneo: nato il 15 marzo 1997, K 20 invece di 40 il 20 marzo 2015. Il riquadro lo offre dove dà un altro K.",
    },
    kOf2009: {
      name: "K del 2009",
      open: "il testo non è stato letto.",
      taken: "come nel 2005: K = 10 richiede 30 partite, oltre a un Elo di 2400.",
      other: "come nel 2011: chi ha raggiunto 2400 ha K = 10 dalla prima partita.",
    },
    kOf2017: {
      name: "K del 2017",
      open: "il testo non è stato letto.",
      taken:
        "come dal 2022: K = 40 fino alla fine dell’anno del 18º compleanno, e K × n al massimo 700.",
      other: "come nel 2014: fino al 18º compleanno, e K × n senza limite.",
    },
    firstRatingOf2009: {
      name: "Primi rating del 2009",
      open: "il testo non è stato letto.",
      taken:
        "si fa la media dei tornei di otto periodi come nel 2005, dp arriva a ±800 come nel 2011.",
      other:
        "come nel 2011: tutte le partite di due anni come un torneo solo, 15 punti per ogni mezzo punto.",
    },
    firstRatingOf2012: {
      name: "Primi rating del 2012",
      open: "il testo non è stato letto.",
      taken: "come nel 2011: un primo risultato sotto il minimo non conta.",
      other: "come nel 2014: conta.",
    },
    poolOfLastEvent: {
      name: "Tornei di più edizioni",
      open: "di quale edizione sono bonus, partite necessarie e finestra, se i tornei di un primo rating ricadono sotto più edizioni.",
      taken: "dell’ultimo torneo che conta; se un torneo conta, lo dice la sua edizione (0.1).",
      other: "del primo torneo, o di ogni lista.",
    },
    robinsInPool: {
      name: "I tornei all’italiana in un primo rating",
      open: "se dp sotto il 50% conta n/(n+1) quando un primo rating viene da più tornei, uno dei quali all’italiana.",
      taken:
        "per intero: più tornei insieme non sono un girone all’italiana; uno solo lo è, con n/(n+1).",
      other: "n/(n+1), con gli avversari di tutti i tornei: un poco più vicino alla loro media.",
    },
    oneOffInPool: {
      name: "L’adeguamento del 1º marzo 2024 in un primo rating",
      open: "se gli avversari incontrati prima contano con il loro rating di allora.",
      taken: "con quello di allora, come lo ha il rapporto del loro torneo.",
      other: "aumentato come in quel giorno: sotto 2000, di 0,40 di ciò che manca a 2000.",
    },
    closingNotFixed: {
      name: "La chiusura di una lista",
      open: "nessun testo fissa quanto prima della lista un torneo deve essere finito.",
      taken: "un mese dove «normalmente» era così, altrimenti i giorni di un’edizione vicina.",
      other: "la chiusura dell’altra vicina; dove dà un’altra lista, la lista viene chiesta.",
    },
    exceptionInPool: {
      name: "Meno partite per eccezione",
      open: "se tutti i tornei che contano devono essere tali perché bastino meno partite.",
      taken: "ne basta uno, o che il giocatore sia membro.",
      other: "nove partite, a meno che tutti siano tali.",
    },
    ratingsOfParts: {
      name: "Rating dei risultati inviati ogni mese",
      open: "con quali rating contano non è detto.",
      taken:
        "quelli della lista in vigore all’inizio della parte, se la tabella li ha, come permette 4.13 (2011).",
      other: "quelli del primo giorno del torneo, per tutte le parti.",
    },
    conditionsOfParts: {
      name: "Che cosa deve soddisfare un torneo inviato a parti",
      open: "se i punti e gli avversari con rating di un primo rating (6.1) siano chiesti a ogni parte o a tutto il torneo non è detto.",
      taken:
        "a ogni parte secondo le sue partite, poiché conta prima che si giochi il resto; una parte che ne segue un’altra non è un primo torneo.",
      other: "a tutto il torneo: una parte senza punti conterebbe appena un’altra ne ha uno.",
    },
    poolingByChoice: {
      name: "Se qualificazioni e finali si mettono insieme",
      open: "i loro risultati «possono» essere messi insieme; chi lo decida, e quando, non è detto.",
      taken:
        "un solo torneo quando le tabelle si aggiungono l’una all’altra nel riquadro: è lì che lo si decide.",
      other: "ogni tabella sarebbe un torneo a sé; lo è quando le altre si tolgono dal torneo.",
    },
    pooledParts: {
      name: "Fasi preliminari e finali insieme",
      open: "non è detto quale rating conti in finale, né se 6.1 guardi ogni fase o tutte insieme.",
      taken:
        "un solo torneo: i rating del suo primo giorno, i punti e il primo torneo di tutte le fasi insieme.",
      other:
        "ogni fase sarebbe un torneo a sé, con i rating del suo primo giorno e i propri punti.",
    },
    hoursOfMoves: {
      name: "Dodici ore di gioco al giorno",
      open: "non è detto come si contino le ore di una partita.",
      taken:
        "su 60 mosse di entrambi i giocatori, come dice 3.1 (2014); una partita con incremento può durare di più.",
      other: "secondo il tempo effettivamente giocato, che nessuna tabella indica.",
    },
  },
  switches: {
    weOfFirstPass: (where) => `We con il Ru della prima passata, come si può leggere ${where}`,
  },
};
