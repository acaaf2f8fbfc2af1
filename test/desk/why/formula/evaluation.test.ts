import { CellError } from "../../../../src/functions/cell";
import { readTyped } from "../../../../src/formula/typed/readTyped";
import { Evaluation, type CellsOf } from "../../../../src/desk/why/formula/evaluation";
import { NotExplained } from "../../../../src/desk/why/formula/values";

/** A1 is 2000, B1 blank, C1 "u", D1 an error; other sheets are not read. */
const ROW = [2000, null, "u", new CellError("#REF!")];
const cells: CellsOf = (sheet, { column, columns }) =>
  sheet === null ? [ROW.slice(column, column + columns)] : null;

const valueOf = (source: string) => {
  const value = new Evaluation(cells).value(readTyped(source)!);
  if (value instanceof NotExplained) return `only Excel knows ${value.source}`;
  const shown = value.map((row) =>
    row.map((cell) => (cell instanceof CellError ? cell.code : cell)),
  );
  return shown.length === 1 && shown[0]!.length === 1 ? shown[0]![0] : shown;
};

test.each<[string, unknown]>([
  ["A1-B1", 2000],
  ["A1&C1", "2000u"],
  ["-A1%", -20],
  ["2^3/4", 2],
  ["1/B1", "#DIV/0!"],
  ['1+"x"', "#VALUE!"],
  ['"6"*2', 12],
  ["10^400", "#NUM!"],
  ["D1+1", "#REF!"],
  ["A1:C1", [[2000, null, "u"]]],
  [
    "{1,2}+{10;20}",
    [
      [11, 12],
      [21, 22],
    ],
  ],
  ["B1=0", true],
  ['B1=""', true],
  ['"A"="a"', true],
  ['1<"a"', true],
  ["1>TRUE", false],
  ["2<>2", false],
  ["2<=2", true],
  ["3>=4", false],
])("%s", (source, expected) => {
  expect(valueOf(source)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['IF(C1="u","",FIDE.PD(1))', ""],
  ["IF(A1>0,1)", 1],
  ["IF(FALSE,1)", false],
  ["IF(D1,1,2)", "#REF!"],
  ["IF({TRUE,FALSE},1,2)", [[1, 2]]],
  ["IFERROR(D1,0)", 0],
  ["IFERROR(5,0)", 5],
  ["IFNA(D1,0)", "#REF!"],
  ["IFNA(FIDE.RU(2000,0,5,,2014),7)", 7],
  ["ROUND(2.345,1)", 2.3],
  ["ROUND(-2.5,0)", -3],
  ["SUM(A1:C1,5)", 2005],
  ["SUM(D1)", "#REF!"],
  ["AVERAGE(A1:C1)", 2000],
  ["AVERAGE(C1)", "#DIV/0!"],
  ["MAX(1,A1)", 2000],
  ["MIN(1,A1)", 1],
  ["COUNT(A1:C1)", 1],
  ["COUNT(A1:D1)", 1],
  ["DATE(2024,3,1)", 45352],
  ["YEAR(45352)", 2024],
  ["MONTH(45352)", 3],
  ["DAY(45352)", 1],
  ["ABS(-3)+INT(2.7)", 5],
  ["NOT(TRUE)", false],
  ["AND(TRUE,1)", true],
  ["AND(A1:C1)", true],
  ["OR(D1,TRUE)", "#REF!"],
  ["AND(B1:C1)", "#VALUE!"],
  ['OR(FALSE,"true")', true],
  ["TRANSPOSE({1,2})", [[1], [2]]],
])("%s: what people put around functions", (source, expected) => {
  expect(valueOf(source)).toEqual(expected);
});

test.each<[string, unknown]>([
  ["FIDE.PD(A1-1900)", 0.64],
  ["fide.pd.lookup(100)", 0.64],
  ["_xldudf_FIDE_PD(100)", 0.64],
  ["_xldudf_FIDE_PD_LOOKUP(100)", 0.64],
  ["FIDE.DP.LOOKUP(0.76,2014)", 202],
  ["FIDE.RU(2000,3,5,,2014)", 2020],
  ["FIDE.RU.INITIAL(2000,3,5,,2014)", 2020],
  ["_xldudf_FIDE_RU_INITIAL(2000,3,5,,2014)", 2020],
  ["_xldudf_FIDE_RU.INITIAL(2000,3,5,,2014)", 2020],
  ["FIDE.NEWRATING(A1,FIDE.CHANGE(A1,{2000},{1},20,2024))", 2010],
  ['FIDE.PD("x")', "#VALUE!"],
  ["FIDE.RU(2000,0,5,,2014)", "#N/A"],
  ["FIDE.PD(D1)", "#VALUE!"],
])("%s: functions of the add-in, one in another too", (source, expected) => {
  expect(valueOf(source)).toEqual(expected);
});

test.each(["VLOOKUP(1,A1:C1,1)", "my_rating", "Other!A1", "A1#"])(
  "only Excel knows %s, wherever it stands",
  (part) => {
    for (const source of [part, `1+${part}`, `-${part}`, `FIDE.PD(${part})`, `IF(${part},1,2)`]) {
      expect(valueOf(source)).toBe(`only Excel knows ${part}`);
    }
    expect(valueOf(`IF(TRUE,1,${part})`)).toBe(1);
    expect(valueOf(`IFERROR(1,${part})`)).toBe(1);
  },
);
