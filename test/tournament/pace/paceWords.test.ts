import { pacesIn } from "../../../src/tournament/pace/paceWords";

test.each([
  ["Geneva Open (Rapid)", ["rapid"]],
  ["RAPID", ["rapid"]],
  ["Tournoi semi-rapide de Lausanne", ["rapid"]],
  ["Championnat rapide 2025", ["rapid"]],
  ["Schnellschachturnier Bern", ["rapid"]],
  ["Schnellschach-Open", ["rapid"]],
  ["Torneo semilampo", ["rapid"]],
  ["Torneo rápido", ["rapid"]],
  ["Blitzturnier des SK Wil", ["blitz"]],
  ["Blitz-Meisterschaft", ["blitz"]],
  ["Campionato lampo", ["blitz"]],
  ["Torneo relámpago", ["blitz"]],
  ["Parties éclair", ["blitz"]],
  ["Classical tournament", ["standard"]],
  ["Lange Partien", ["standard"]],
  ["Rapid & Blitz Open", ["rapid", "blitz"]],
  ["Rapid/Blitz", ["rapid", "blitz"]],
  ["Grand Rapids Open", []],
  ["SK Rapid Wien – SC Bern", []],
  ["Rapidement", []],
  ["Open de Genève", []],
])("%p names %p", (text, paces) => {
  expect(pacesIn(text)).toEqual(paces);
});
