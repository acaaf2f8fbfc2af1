import type { ByLanguage } from "./language";

const words = (text: string): string[] => text.split("|");

type Words = ByLanguage<readonly string[]>;

const sameIn = (text: string): Words => {
  const all = words(text);
  return { en: all, de: all, fr: all, it: all, es: all };
};

/** What a column is called, by its meaning, in the words of each language. */
export const HEADINGS = {
  rank: {
    en: words("Rk.|Rank|Pos|Pl.|Place|#"),
    de: words("Rg.|Rang|Platz|Pl.|Rg"),
    fr: words("Rg.|Rang|Pl|Place|Clt"),
    it: words("Rg.|Pos.|Posto|Class.|Pos"),
    es: words("Rk.|Pos.|Puesto|Lugar|Clas."),
  },
  start: {
    en: words("SNo|No.|Nr|No|SNo."),
    de: words("Snr|Nr.|Nr|St.-Nr.|TlnNr"),
    fr: words("No.Ini.|N°|No|Num|Nr"),
    it: words("NrIni|N.|Nr.|N°|Num."),
    es: words("No.Ini.|Nº|Num.|N.|No."),
  },
  title: {
    en: words("|Title|Tit."),
    de: words("|Titel|Tit."),
    fr: words("|Titre|Tit."),
    it: words("|Titolo|Tit."),
    es: words("|Título|Tít."),
  },
  name: {
    en: words("Name|Player|Players|NAME|Participant|Name of player"),
    de: words("Name|Teilnehmer|Spieler|Name, Vorname|Spielername"),
    fr: words("Nom|Joueur|Nom et prénom|Joueurs|Nom Prénom|Participants"),
    it: words("Nome|Giocatore|Nominativo|Cognome e nome|Giocatori"),
    es: words("Nombre|Jugador|Jugadores|Apellidos y nombre|Nombre y apellidos"),
  },
  last: {
    en: words("Surname|Last name|Family name"),
    de: words("Name|Nachname|Familienname"),
    fr: words("Nom|NOM|Nom de famille"),
    it: words("Cognome"),
    es: words("Apellidos|Apellido"),
  },
  given: {
    en: words("First name|Given name|Forename"),
    de: words("Vorname"),
    fr: words("Prénom|Prénoms"),
    it: words("Nome"),
    es: words("Nombre"),
  },
  federation: {
    en: words("FED|Fed|Fed.|Country"),
    de: words("Land|FED|Nat|Nation|Föd."),
    fr: words("FED|Fede|Pays|Féd."),
    it: words("FED|Naz.|Fed.|Nazione"),
    es: words("FED|País|Fed."),
  },
  club: {
    en: words("Club|Club/City|Team"),
    de: words("Verein|Verein/Ort|Club|Klub"),
    fr: words("Club|Club/Ville|Équipe"),
    it: words("Circolo|Club|Società|Circolo/Città"),
    es: words("Club|Club/Ciudad|Equipo"),
  },
  id: {
    en: words("FIDE ID|FideID|ID|ID FIDE|FIDE No."),
    de: words("FIDE-ID|FideID|ID FIDE|FIDE-Nr.|FideKenn."),
    fr: words("Code FIDE|FideID|ID FIDE|N° FIDE"),
    it: words("ID FIDE|FideID|Codice FIDE|N. FIDE"),
    es: words("ID FIDE|FideID|Código FIDE|Nº FIDE"),
  },
  licence: {
    en: words("Member No.|Licence|License No.|Code|Membership"),
    de: words("Lizenz|Mitgl.-Nr.|Pass-Nr.|PKZ|Code|Lizenz-Nr."),
    fr: words("Licence|N° licence|Nr FFE|Code|N° membre"),
    it: words("Tessera|N. tessera|Codice|Tess. FSI"),
    es: words("Licencia|Nº licencia|Carnet|Código|Nº socio"),
  },
  elo: {
    en: words("Rtg|Rating|Elo|ELO|Rtg."),
    de: words("Elo|ELO|Elo-Zahl|Rating|ELO-Zahl"),
    fr: words("Elo|ELO|Classement Elo|Élo|Rating"),
    it: words("Elo|ELO|Rtg|Punteggio Elo|Rating"),
    es: words("Elo|ELO|Rating|Elo inicial|Rtg"),
  },
  fide: {
    en: words("FIDE|FIDE rating|RtgI|Elo FIDE|Rtg FIDE|FIDE Elo|Int. rating|RtgF"),
    de: words("FIDE-Elo|Elo FIDE|EloI|FIDE|Elo int.|ELO (FIDE)|Elo International"),
    fr: words("Elo FIDE|FIDE|EloI|Elo int.|Classement FIDE|Elo international"),
    it: words("Elo FIDE|FIDE|EloI|Elo int.|Elo internazionale"),
    es: words("Elo FIDE|FIDE|EloI|Elo int.|Elo internacional"),
  },
  national: {
    en: words("RtgN|NRtg|Nat. rating|National|National rating|ECF|Elo nat."),
    de: words("DWZ|NWZ|EloN|Elo nat.|Elo CH|Führungszahl|ÖNB|TWZ|Nationale Elo"),
    fr: words("Elo FR|Elo nat.|EloN|Elo national|Elo CH|Elo FSE|Elo FFE|National"),
    it: words("Elo FSI|Elo naz.|EloN|Elo Italia|Nazionale|Elo nazionale"),
    es: words("Elo FEDA|Elo nac.|EloN|Elo nacional|Nacional|Elo FADA"),
  },
  pairing: {
    en: words("Rtg"),
    de: words("Elo|TWZ|Rtg"),
    fr: words("Elo|Rtg"),
    it: words("Elo|Rtg"),
    es: words("Elo|Rtg"),
  },
  standard: {
    en: words("Standard|Std|Elo standard|Std."),
    de: words("Standard|Elo Standard|Std|Elo Turnier"),
    fr: words("Standard|Elo standard|Elo lent|Lent"),
    it: words("Standard|Elo standard|Std"),
    es: words("Estándar|Elo estándar|Std|Standard"),
  },
  rapid: {
    en: words("Rapid|Rpd|Elo rapid|Rapid rating"),
    de: words("Rapid|Schnell|Elo Rapid|Schnellschach"),
    fr: words("Rapide|Elo rapide|Rapid|Rap."),
    it: words("Rapid|Elo rapid|Semilampo|Rapid."),
    es: words("Rápido|Elo rápido|Rápidas|Rapid"),
  },
  blitz: {
    en: words("Blitz|Blz|Elo blitz"),
    de: words("Blitz|Elo Blitz|Blitz-Elo"),
    fr: words("Blitz|Elo blitz"),
    it: words("Blitz|Lampo|Elo blitz"),
    es: words("Blitz|Relámpago|Elo blitz"),
  },
  before: {
    en: words("Old rating|Rating before|Old Elo|Ro|Old Rtg|Initial rating"),
    de: words("Elo alt|alte Elo|Elo vorher|Alt-Elo|Elo (alt)"),
    fr: words("Ancien Elo|Elo avant|Elo initial|Elo (ancien)|Elo ancien"),
    it: words("Elo iniziale|Elo prima|Vecchio Elo|Elo attuale"),
    es: words("Elo anterior|Elo inicial|Elo antes|Elo antiguo"),
  },
  after: {
    en: words("New rating|Rating after|New Elo|Rn|New Rtg"),
    de: words("Elo neu|neue Elo|Elo nachher|Rn|Neu-Elo|Elo (neu)"),
    fr: words("Nouvel Elo|Elo après|Elo final|Nouveau|Elo (nouveau)"),
    it: words("Nuovo Elo|Elo finale|Elo dopo|Elo nuovo"),
    es: words("Elo nuevo|Nuevo Elo|Elo final|Elo después"),
  },
  change: {
    en: words("Rtg+/-|+/-|Change|rtg+/-|Diff."),
    de: words("Elo+/-|+/-|Differenz|Diff.|Elo +/-"),
    fr: words("Elo+/-|+/-|Gain/perte|Diff.|Variation"),
    it: words("Elo+/-|+/-|Variazione|Var."),
    es: words("Elo+/-|+/-|Variación|Var."),
  },
  performance: {
    en: words("Rp|Perf|Performance|TPR|Perf."),
    de: words("Rp|Perf|Leistung|Performance|ELO-Leistung|Perf."),
    fr: words("Perf|Rp|Performance|Perf."),
    it: words("Rp|Perf|Performance|Perf."),
    es: words("Rp|Perf|Performance|Rend.|Rendimiento"),
  },
  birthYear: {
    en: words("Born|Year|YOB|Year of birth|B-Year|Birth year"),
    de: words("Jg|Jg.|Jahrgang|Geb.|Geburtsjahr|Geb.-Jahr"),
    fr: words("Né en|Année|Naissance|Année de naissance|Né(e)"),
    it: words("Anno|Nato|Anno di nascita|Nato nel|Nasc."),
    es: words("Año|Nacido|Año nac.|Nac.|Año de nacimiento"),
  },
  birthDay: {
    en: words("Birthday|Date of birth|DOB|Born|Birth date|Bdate"),
    de: words("Geburtsdatum|Geb.|Geburtstag|geboren|Geb.-Datum"),
    fr: words("Date de naissance|Né le|Naissance|Né(e) le"),
    it: words("Data di nascita|Nato il|Nascita"),
    es: words("Fecha de nacimiento|Nacimiento|F. nac.|Fecha nac."),
  },
  sex: {
    en: words("Sex|M/F|Gender"),
    de: words("Geschl.|m/w|Geschlecht|sex"),
    fr: words("Sexe|H/F|M/F"),
    it: words("Sesso|M/F"),
    es: words("Sexo|M/F"),
  },
  k: {
    en: words("K|K-factor|K factor"),
    de: words("K|Koeff.|K-Faktor|Koeffizient"),
    fr: words("K|Coeff.|Coefficient K|Coef. K"),
    it: words("K|Coeff.|Coefficiente K|Coeff. K"),
    es: words("K|Coef.|Factor K|Coef. K"),
  },
  earlier: {
    en: words("Games|Rated games|Gms|Games so far"),
    de: words("Partien|Anz. Partien|gewertete Partien|Partien bisher"),
    fr: words("Parties|Nb parties|Parties jouées"),
    it: words("Partite|N. partite|Partite giocate"),
    es: words("Partidas|Nº partidas|Partidas jugadas"),
  },
  peak: {
    en: words("Highest rating|Peak|Max. rating|Best Elo"),
    de: words("Höchste Elo|Max. Elo|Bestwert|Elo max."),
    fr: words("Meilleur Elo|Elo max.|Record"),
    it: words("Elo massimo|Max Elo|Miglior Elo"),
    es: words("Elo máximo|Máx. Elo|Mejor Elo"),
  },
  points: {
    en: words("Pts|Pts.|Points|Score|Total"),
    de: words("Pkt.|Punkte|Pkt|Pkte|Total"),
    fr: words("Pts|Pts.|Points|Score|Total"),
    it: words("Pts.|Punti|Pt.|Totale|Punti tot."),
    es: words("Pts.|Puntos|Ptos.|Ptos|Total"),
  },
  buchholz: {
    en: words(" TB1 |BH|Buchholz|TB1|Bch"),
    de: words("Wtg1|Buchh|BuHo|Buchholz|Wtg 1"),
    fr: words("Dép1|Bu.|Buchholz|Tr.|Dép. 1"),
    it: words("Spa1|Buchholz|BucT|Buc1"),
    es: words("Des 1|Buchholz|Bu.|Des1"),
  },
  sonneborn: {
    en: words(" TB2 |SB|S-B|Sonneborn|TB2"),
    de: words("Wtg2|SoBe|SoBerg|SB|Sonneborn-Berger"),
    fr: words("Dép2|SB|Sonneborn|Cu.|S-B"),
    it: words("Spa2|SB|Sonneborn|S-B"),
    es: words("Des 2|SB|Sonneborn|S-B"),
  },
  wins: {
    en: words("Wins|TB3|W"),
    de: words("Siege|Wtg3|S"),
    fr: words("Dép3|Nb. V|Victoires"),
    it: words("Vittorie|Spa3|Vinte"),
    es: words("Des 3|Victorias|Vict."),
  },
  opponents: {
    en: words("RtgØ|ARO|Rc|Avg. opp.|Rtg Ø"),
    de: words("EloØ|Ø-Elo|Gegnerschnitt|Elo-Schnitt|Ø Gegner"),
    fr: words("Moy. adv.|Moyenne Elo|EloØ|Rc"),
    it: words("Media Elo|EloØ|Media avv.|Rc"),
    es: words("Elo medio|Media rivales|EloØ|Rc"),
  },
  prize: {
    en: words("Prize|Prize £|£|Prize money|Cash"),
    de: words("Preis|Preisgeld|€|Preis CHF|CHF"),
    fr: words("Prix|€|Prix €|CHF|Dotation"),
    it: words("Premio|€|Premi|Premio €"),
    es: words("Premio|€|Premios|Premio €"),
  },
  remark: {
    en: words("Remarks|Notes|Paid|Board"),
    de: words("Bemerkungen|Bem.|bezahlt|Startgeld"),
    fr: words("Remarques|Notes|Payé|Inscription"),
    it: words("Note|Quota|Pagato|Osservazioni"),
    es: words("Notas|Observaciones|Pagado|Cuota"),
  },
  category: sameIn("Cat|Cat.|Gr|Typ|U"),
  meaningless: sameIn("||?|Col1|x|Z"),
} as const satisfies Readonly<Record<string, Words>>;

export type Meaning = keyof typeof HEADINGS;

/** "12.Rd" or whatever rounds are called. */
export const ROUNDS: ByLanguage<readonly ((round: number) => string)[]> = {
  en: [(n) => `${n}.Rd`, (n) => `Rd${n}`, (n) => `R${n}`, (n) => `Round ${n}`, (n) => `Rd.${n}`],
  de: [(n) => `${n}.Rd`, (n) => `R${n}`, (n) => `${n}. Runde`, (n) => `Rd. ${n}`, (n) => `Rd.${n}`],
  fr: [(n) => `${n}.Rd`, (n) => `R ${n}`, (n) => `Rd ${n}`, (n) => `Ronde ${n}`, (n) => `R${n}`],
  it: [(n) => `${n}.Rd`, (n) => `T${n}`, (n) => `Turno ${n}`, (n) => `${n}° turno`, (n) => `R${n}`],
  es: [
    (n) => `${n}.Rd`,
    (n) => `R${n}`,
    (n) => `Ronda ${n}`,
    (n) => `Rd.${n}`,
    (n) => `${n}ª ronda`,
  ],
};
