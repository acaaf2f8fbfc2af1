import type { ByLanguage } from "./language";

interface Names {
  readonly last: readonly string[];
  readonly men: readonly string[];
  readonly women: readonly string[];
}

const words = (text: string): string[] => text.split(" ");

/** Common names, put together by chance. */
export const NAMES: ByLanguage<Names> = {
  en: {
    last: words(
      "Smith Jones Taylor Brown Wilson Evans Thomas Roberts Walker Wright Robinson O'Brien Hughes Green Hall Wood Clarke Hill Scott Cooper Ward Bell Cox King Lee MacDonald Price-Jones Bennett Gray Shaw Mills Webb Hunt Palmer Stone Reid Lamb Best Wall Young",
    ),
    men: words("John Peter Paul David Mark James George Simon Alan Neil Ian Tom Adam Ray Max"),
    women: words("Anna Mary Jane Susan Emma Kate Lucy Helen"),
  },
  de: {
    last: words(
      "Müller Meier Schmid Keller Weber Huber Schneider Fischer Wagner Becker Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Hofmann Krüger Lange Werner Krause Lehmann Köhler Maier König Kaiser Fuchs Lang Weiß Jung Hahn Vogel Frank Berger Winkler",
    ),
    men: words("Hans Peter Fritz Klaus Jürgen Stefan Markus Urs Beat Heinz Uwe Jörg Thomas Karl"),
    women: words("Anna Ursula Heidi Monika Sabine Petra Käthe Lena"),
  },
  fr: {
    last: words(
      "Martin Bernard Dubois Durand Moreau Laurent Simon Michel Lefèvre Leroy Roux David Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Müller Faure Mercier Blanc Guérin Boyer Garnier Chevalier François Legrand Gauthier Perrin Clément Morin Dufour Le-Gall Noël Picard",
    ),
    men: words("Jean Pierre Luc Michel Alain Éric Gérard Paul Marc Yves Hervé René Jean-Luc Denis"),
    women: words("Marie Claire Anne Sophie Hélène Julie Zoé Inès"),
  },
  it: {
    last: words(
      "Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Serra D'Angelo Villa Fabbri Monti Testa Sala",
    ),
    men: words("Marco Luca Paolo Andrea Mario Carlo Franco Sergio Dario Ugo Niccolò Pietro"),
    women: words("Maria Laura Giulia Chiara Elena Paola Sara Silvia"),
  },
  es: {
    last: words(
      "García Martínez López Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Álvarez Muñoz Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Cortés",
    ),
    men: words("José Juan Antonio Manuel Pedro Jesús Ángel Pablo Luis Raúl Iván Andrés Álvaro"),
    women: words("María Carmen Ana Laura Lucía Pilar Sofía Nuria"),
  },
};

export const FEDERATIONS: ByLanguage<readonly string[]> = {
  en: ["ENG", "SCO", "IRL", "USA", "WLS"],
  de: ["GER", "AUT", "SUI", "LIE"],
  fr: ["FRA", "BEL", "SUI", "LUX", "MNC"],
  it: ["ITA", "SUI", "SMR"],
  es: ["ESP", "ARG", "MEX", "COL", "CHI"],
};

export const PLACES: ByLanguage<readonly string[]> = {
  en: ["Hastings", "London", "Dublin", "York", "Cardiff"],
  de: ["Zürich", "Bern", "Köln", "Wien", "Graz", "Leipzig"],
  fr: ["Genève", "Paris", "Lyon", "Neuchâtel", "Liège", "Cannes"],
  it: ["Lugano", "Milano", "Roma", "Bologna", "Torino"],
  es: ["Madrid", "Sevilla", "Linares", "Barcelona", "Donostia"],
};

export const CLUBS: ByLanguage<readonly string[]> = {
  en: ["Kings Head", "Wood Green", "Athenaeum CC", "Barbican 4NCL"],
  de: ["SK Bern", "SC 1920 Nord", "SV Turm", "SG Zürich 1809", "SF Ost 46"],
  fr: ["Échiquier 38", "CE Nyon", "Tour Blanche", "Cavalier 1901"],
  it: ["Circolo Scacchi 1910", "ASD Torre", "Scacchi Club", "Mendrisio"],
  es: ["CA Linares", "Peña Rey", "Club Ajedrez 64", "Torre Blanca"],
};

export const EVENTS: ByLanguage<readonly string[]> = {
  en: ["Club Championship", "Spring Open", "Masters", "Memorial Tournament", "Closed Tournament"],
  de: [
    "Vereinsmeisterschaft",
    "Osteropen",
    "Meisterturnier",
    "Stadtmeisterschaft",
    "Rundenturnier",
  ],
  fr: ["Championnat du club", "Open de printemps", "Tournoi fermé", "Mémorial", "Coupe"],
  it: ["Campionato sociale", "Open di primavera", "Torneo magistrale", "Memorial"],
  es: ["Campeonato del club", "Abierto de primavera", "Torneo cerrado", "Memorial"],
};
