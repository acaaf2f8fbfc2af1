import { addressOf, addressOfArea } from "../../../src/tournament/sheetCells";
import { dateOf } from "./calendar";
import { judge } from "./judge";
import { listed, printed, reasons } from "./printed";
import { statisticsOf } from "./statistics";
import { pointsOf } from "./trueEvent";
import { writeTable } from "./writeTable";
import type { WrittenTable } from "./writtenTable";

/**
 * tsx test/support/tables/show.ts SEED …: tables, their truth and their readings.
 * tsx test/support/tables/show.ts --count 2000 [--from 1] [--wrong 10] [--asked 0] [--of rows]
 * [--why players]: statistics, then the first seeds; of one departure, or for one reason.
 */
function main(args: readonly string[]): void {
  const option = (name: string) => {
    const index = args.indexOf(`--${name}`);
    return index < 0 ? undefined : args[index + 1];
  };
  const count = option("count");
  if (count === undefined) {
    for (const seed of args.map(Number)) show(writeTable(seed));
    return;
  }
  const statistics = statisticsOf(Number(count), Number(option("from") ?? 1));
  const [of, why] = [option("of"), option("why")];
  console.log(printed(statistics));
  const chosen = statistics.cases.filter(
    (each) =>
      (of === undefined ||
        [each.program ?? "", ...each.departures].some((name) => name.includes(of))) &&
      (why === undefined || each.why.some((reason) => reason.includes(why))),
  );
  for (const [verdict, most] of [
    ["wrong", Number(option("wrong") ?? 10)],
    ["asked", Number(option("asked") ?? 0)],
  ] as const) {
    const cases = chosen.filter((each) => each.verdict === verdict);
    console.log(
      `\n${verdict}: ${cases.length}\n${reasons(cases)}\n\n${listed(cases.slice(0, most))}`,
    );
  }
}

function show(written: WrittenTable): void {
  const { cells, truth, doubts } = written;
  console.log(`seed ${written.seed}: ${written.departures.join("; ")}`);
  console.log(`selected ${addressOfArea(written.selected)}`);
  for (const [row, line] of cells.values.entries()) {
    const shown = line.map((value, column) => {
      const format = cells.formats[row]![column]!;
      const formula = cells.formulas[row]![column]!;
      const text = typeof value === "string" ? JSON.stringify(value).slice(1, -1) : String(value);
      const isQuoted =
        typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value));
      const quoted = isQuoted ? `'${text}` : text;
      const said = format === "General" || format === "@" ? quoted : `${quoted}{${format}}`;
      return formula === value ? said : `${said}{${formula}}`;
    });
    console.log(`${cells.area.row + row + 1}\t${shown.join("\t")}`);
  }
  const day = (serial: number) => {
    const { year, month, day: of } = dateOf(serial);
    return `${year}-${month}-${of}`;
  };
  console.log(`truth: ${truth.games.kind}, ${day(truth.first)} to ${day(truth.last)}`);
  console.log(
    truth.players
      .map(
        ({ last, given, rating }, row) =>
          `${last} ${given} ${rating} (${pointsOf(truth, row) / 2})`,
      )
      .join("; "),
  );
  for (const { about, cells: places, answers } of doubts)
    console.log(`open: ${about} ${places.join(" ")} ${JSON.stringify([...answers])}`);
  const { verdict, why, reading } = judge(written);
  console.log(`verdict: ${verdict}`);
  for (const each of why.slice(0, 20)) console.log(`  ${each}`);
  console.log(
    `read: ${reading.roundRobin !== null ? "robin" : reading.event !== null ? reading.event.kind : "nothing"}, day ${
      reading.dates.start === null ? "none" : day(reading.dates.start)
    }, ratings ${JSON.stringify(reading.ratings.chosen)}`,
  );
  const players = reading.roundRobin?.players ?? reading.event?.players ?? [];
  console.log(
    players
      .map(({ name, rating, k }) => `${name} ${rating}${k === null ? "" : ` K${k}`}`)
      .join("; "),
  );
  for (const { key, severity, place, values, fix } of reading.findings.slice(0, 20))
    console.log(
      `  ${severity} ${key} ${place === undefined ? "" : addressOf(place)} ${JSON.stringify(values)} ${fix === undefined ? "" : JSON.stringify(fix)}`,
    );
}

main(process.argv.slice(2));
