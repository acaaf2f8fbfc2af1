import { LANGUAGES } from "../tables/language";
import { NAMES } from "../tables/names";

const words = (text: string): string[] => text.split(" ");

/** Surnames that are hard to tell apart, and those of which there are many. */
const ALIKE = words(
  "Meyer Steiner Gerber Brunner Baumann Frei Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Studer Bucher Kaufmann Kunz Hofer Bühler Lüthi Marti Christen Egli Favre Zürcher Arnold Häfliger Sørensen Großmann Peña Rüegg Baur Mayer Stöckli Käser Ospelt Rey Rochat Bernasconi Novaković Petrović Iwanow Kowalski van-den-Berg Nguyen",
);
const STEMS = words(
  "Aesch Alten Amb Bach Balz Bieg Birch Bolz Burg Dahin Eber Ehr Fank Flück Gass Gautsch Gloor Häm Hirz Imh Jenn Kälin Kest Krum Lang Leuen Lüsch Mett Mühl Nieder Ober Pfist Räb Ritz Sager Schaff Stett Thal Troll Uhl Vögel Wald Wirz Zell",
);
const ENDS = words("mann er li i inger ler hofer bacher egger ner");

const MORE_MEN = words(
  "Daniel Martin Andreas Michael Stephan Bruno Roland Léo Noah Luka Leon Sandro Julian Jan Tim Matthias Mathias Christian Kristian Patrick Jean-Pierre François Jürg Yannick Fabian Fabio Nicolas Niklaus Elias Elia Adrian Albert Alex Alfred Anton Armin Arthur Aurel Benjamin Benno Bernhard Carlo Charles Claudio Clemens Damian Diego Dominik Edgar Emil Erich Ernst Felix Florian Franz Gabriel Georg Gian Gilles Henri Igor Ivan Jacques Jakob Joachim Joël Jonas Josef Kevin Konrad Kurt Lionel Livio Lorenz Louis Lukas Marius Moritz Nico Nils Olivier Oscar Oskar Pascal Philipp Pius Raphael Remo Renato Reto Ruedi Samuel Severin Silvan Sven Theo Tobias Valentin Viktor Walter Xavier",
);
const MORE_WOMEN = words(
  "Lea Sandra Simone Julia Élodie Alice Aline Amélie Barbara Beatrice Brigitte Carla Caroline Claudia Corinne Edith Eva Flavia Hanna Helena Irene Karin Katharina Mia Mirjam Nadia Natalie Vera",
);

const of = (kind: "last" | "men" | "women") =>
  LANGUAGES.flatMap((language) => NAMES[language][kind]);

/** The first are the most frequent. */
export const SURNAMES: readonly string[] = [
  ...new Set([
    ...ALIKE,
    ...of("last"),
    ...STEMS.flatMap((stem) => ENDS.map((end) => `${stem}${end}`)),
  ]),
];

export const FIRST_NAMES: Readonly<Record<"m" | "w", readonly string[]>> = {
  m: [...new Set([...of("men"), ...MORE_MEN])],
  w: [...new Set([...of("women"), ...MORE_WOMEN])],
};
