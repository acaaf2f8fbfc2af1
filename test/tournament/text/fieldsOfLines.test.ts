import { fieldsOfLines } from "../../../src/tournament/text/fieldsOfLines";

const fields = (text: string) => fieldsOfLines(text.split("\n").slice(1, -1));

test("columns with a blank in every line part a text, with or without a ruler", () => {
  const lines = `
Pos NAME            Rtg  Pts   1    2    3
------------------------------------------
  1 Abel Ann       2100  2.0  +W3  =B2  =W4
  2 Bond Bea          0  2.0 +BYE  =W1  =B3
 13 Carr-Dale Cid  1950  1.0  -B1       =W2`;
  const expected = [
    ["Pos", "NAME", "Rtg", "Pts", "1", "2", "3"],
    ["1", "Abel Ann", "2100", "2.0", "+W3", "=B2", "=W4"],
    ["2", "Bond Bea", "0", "2.0", "+BYE", "=W1", "=B3"],
    ["13", "Carr-Dale Cid", "1950", "1.0", "-B1", "", "=W2"],
  ];
  const drawn = expected.flatMap((each, index) => (index === 0 ? [each, null] : [each]));
  expect(fields(`${lines}\n`)).toEqual(drawn);
  expect(
    fields(`${lines.replace(/-{9,}/, "--- -------------- ---- ---- ---- ---- ----")}\n`),
  ).toEqual(drawn);
  expect(fields(`${lines.replace(/\n-{9,}/, "")}\n`)).toEqual(expected);
  /** Without the blanks in front, and with no-break spaces. */
  expect(fields(`${lines.replace(/\n +/g, "\n").replace(/ /g, "\u00a0")}\n`)).toEqual(drawn);
});

test("W 20 and w8 1 stay together, a federation stays apart from the name", () => {
  expect(
    fields(`
No. Name       FED Rtng  Rd 1  Rd 2  Tot
 1  Abel Ann   SUI 2100  W  3  D 12  1.5
 2  Bond Bea   ITA 1990  L 11  W  4  1.0
 3  Carr Cid   SUI 1950  D  1  L  2  0.5
`),
  ).toEqual([
    ["No.", "Name", "FED", "Rtng", "Rd 1", "Rd 2", "Tot"],
    ["1", "Abel Ann", "SUI", "2100", "W  3", "D 12", "1.5"],
    ["2", "Bond Bea", "ITA", "1990", "L 11", "W  4", "1.0"],
    ["3", "Carr Cid", "SUI", "1950", "D  1", "L  2", "0.5"],
  ]);
});

test("where blanks were lost words part a line, and letters beside each other are a name", () => {
  expect(
    fields(`
Pos NAME Rtg Pts 1 2
1 Abel Ann 2100 1.5 +W3 =B2
2 Bond-Bell Bea Eva 1990 1.0 -B11 =W1
3 Carr Cid 1950 0.5 =W4 -B1
`)?.slice(1),
  ).toEqual([
    ["1", "Abel Ann", "2100", "1.5", "+W3", "=B2"],
    ["2", "Bond-Bell Bea Eva", "1990", "1.0", "-B11", "=W1"],
    ["3", "Carr Cid", "1950", "0.5", "=W4", "-B1"],
  ]);
});

test.each(["\t", "|", ";"])("%j parts the fields of a line", (sign) => {
  const rows = [
    ["Rk.", "", "Name", "Rtg", "1", "Pts"],
    ["1", "FM", "Abel, Ann", "2100", "2w1", "1"],
    ["2", "", "Bond, Bea", "1990", "1b0", "0"],
    ["3", "", "Carr, Cid", "1950", "-1", "1"],
  ];
  expect(fieldsOfLines(["Open", ...rows.map((row) => row.join(sign))])).toEqual([null, ...rows]);
});

test("a comma parts them unless it is the comma of numbers; quotes hold a field together", () => {
  expect(
    fields(`
1,"Abel, Ann",2100,2w1,1
2,"Bond ""B"", Bea",1990,1b0,0
3,Carr,1950,-1,1
`),
  ).toEqual([
    ["1", "Abel, Ann", "2100", "2w1", "1"],
    ["2", 'Bond "B", Bea', "1990", "1b0", "0"],
    ["3", "Carr", "1950", "-1", "1"],
  ]);
  expect(
    fields(`
 1. Abel, Ann   2100  2w1  1,0  3,5  4,5
 2. Bond, Bea   1990  1b0  0,0  3,5  4,5
12. Carr, Cid   1950  -1   1,0  3,5  4,5
`)?.map((line) => line?.[1]),
  ).toEqual(["Abel, Ann", "Bond, Bea", "Carr, Cid"]);
});

test("prose and titles are no table", () => {
  expect(fields("\nOpen 2025, Zug\n12 players, 9 rounds\nArbiter: Abel Ann\n")).toBeNull();
});
