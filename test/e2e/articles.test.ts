import { named } from "./namedCells";
import { paneUnderTest, START } from "./paneUnderTest";
import { reportRows } from "./reportRows";

const under = paneUnderTest();
const { part, understand, axeFinds } = under;

/** Far below the sample. */
const TABLE = "A201";
const IN_TABLE = "B205";

const SWISS = [
  ["No", "Name", "Elo", "1", "2", "3"],
  [1, "Ann", 2200, "6w½", "4b1", "5w1"],
  [2, "Bea", 2100, "5w1", "6w1", "4b1"],
  [3, "Cid", 2000, "4w1", "5b1", "6w1"],
  [4, "Dan", 1900, "3b0", "1w0", "2w0"],
  [5, "Eva", 1800, "2b0", "3w0", "1b0"],
  [6, "Una", "u", "1b½", "2b0", "3b0"],
];

async function understandSwiss(): Promise<void> {
  await under.workbench.write(START, TABLE, SWISS);
  await under.workbench.select(START, IN_TABLE);
  await part("use-selection").click();
  await part("understood").waitFor();
}

async function fill(id: string, value: string): Promise<void> {
  await part(id).fill(value);
  await part(id).press("Tab");
}

test("3.1: an increment of 0 stays 0, and the hours of a day follow; 7.13: an official event counts later", async () => {
  await understand();
  await fill("start-date", "2015-04-28");
  await part("times").click();
  await fill("end-date", "2015-04-30");
  await fill("minutes", "180");
  await fill("increment", "0");
  await under.says("checks", "at least 18 h of play on one day");
  expect(await part("increment").inputValue()).toBe("0");
  expect(await part("minutes").inputValue()).toBe("180");
  expect(await part("checks").textContent()).toMatch(/3\.1 \(2014\): not met/);
  await under.says("deadlines", "list of 1 June 2015, 7.13 (2014)");
  await part("official-event").check();
  await under.says("deadlines", "list of 1 May 2015, 7.13 (2014)");
  expect(await part("deadlines").textContent()).toContain("0.5 (2014)");
  expect(await axeFinds()).toEqual([]);
});

test("10.54 (2005): We with the Ru of the first pass, if that is chosen", async () => {
  await understand();
  const weOfF = async () => {
    await part("create-sheet").click();
    await part("undo").waitFor();
    const sheet = (await under.sheets()).at(-1)!;
    const players = await named(under.workbench, sheet, "Player");
    const we = await named(under.workbench, sheet, "We");
    await part("undo").click();
    await under.says("status", "Deleted");
    return we[players.indexOf("F")];
  };
  expect(await weOfF()).toBe("2.62");
  await part("first-pass-we").check();
  expect(await axeFinds()).toEqual([]);
  expect(await weOfF()).toBe("2.55");
  await fill("start-date", "2012-03-01");
  expect(await part("first-pass-we").count()).toBe(0);
});

test("6.1 (2005): a Swiss is told that it is not the first event; its report shows it", async () => {
  await understandSwiss();
  await fill("start-date", "2005-08-01");
  await under.says("checks", "Too few points against rated opponents in a first event: Una.");
  await part("later-5").check();
  await under.says("checks", "6.1 (2005): met.");
  expect(await axeFinds()).toEqual([]);
  await part("create-report").click();
  await part("undo").waitFor();
  const una = (await reportRows(under.workbench, "Rating report"))[5]!;
  expect([una["First event"], una["Ru"], una["Still lacks"]]).toEqual([
    "no",
    "1827",
    "games, 9 needed in all.",
  ]);
});

test("6.4 (2005): of a Scheveningen with one unrated player who scores, his games are said to count", async () => {
  await understandSwiss();
  await under.workbench.write(START, "D202", [["6w0"]]);
  await under.workbench.write(START, "D207", [["1b1"]]);
  await part("use-selection").click();
  await fill("start-date", "2005-08-01");
  await under.says("status", "Games against unrated opponents do not count.");
  await part("kind").selectOption("scheveningen");
  await under.says("status", "The games against the one unrated player count");
});
