import { codeOrValue, loadFunctions } from "../support/excel";
import { evaluate } from "../support/formula";

const excel = loadFunctions();

/** The worked values of the functions' contract. */
test.each([
  ["FIDE.PD(0)", 0.5],
  ["FIDE.PD(3)", 0.5],
  ["FIDE.PD(4)", 0.51],
  ["FIDE.PD(100)", 0.64],
  ["FIDE.PD(-100)", 0.36],
  ["FIDE.PD(735)", 0.99],
  ["FIDE.PD(736)", 1],
  ["FIDE.PD(3.5)", 0.51],
  ["FIDE.DP(0.5)", 0],
  ["FIDE.DP(0.67)", 125],
  ["FIDE.DP(0.145)", -296],
  ["FIDE.DP(1)", 800],
  ["FIDE.DP(1,2005)", "#N/A"],
  ["FIDE.PERCENT(1,8)", 0.13],
  ["FIDE.PERCENT(11.5,20)", 0.58],
  ["FIDE.PERCENT(23,40)", 0.58],
  ["FIDE.PERCENT(34.5,60)", 0.58],
  ["FIDE.COUNTED(2032,2600,2005)", 2382],
  ["FIDE.EXPECTED(2032,2600,2005)", 0.11],
  ["FIDE.EXPECTED(2813,2400)", 0.93],
  ["FIDE.EXPECTED(2400,2813)", 0.08],
  ["FIDE.NEWRATING(2813,-2.5)", 2810],
  ["FIDE.KFACTOR(2450,20,,,,2005)", 25],
  ["FIDE.KFACTOR(2450,20,,,,2011)", 10],
  ["FIDE.KFACTOR(2250,50,17,,,2014)", 40],
  ["FIDE.KFACTOR(2250,50,18,,,2014)", 20],
  ["FIDE.KFACTOR(2250,50,18,,,2024)", 40],
  ["FIDE.KFACTOR(2250,50,17,2310,,2024)", 20],
  ["FIDE.KFACTOR(1900,10,,,22)", 31],
  ['FIDE.KFACTOR(2250,,,,,"FSE")', 16],
  ["FIDE.COMPRESS(1500)", 1700],
  ["FIDE.COMPRESS(1037)", 1422],
  ['FIDE.RU(2348,7,9,"robin",2005)', 2411],
  ['FIDE.RU(2348,2,9,"robin",2005)', 2150],
  ["FIDE.RU(2000,3,5,,2014)", 2020],
  ["FIDE.RU(2000,2,5,,2014)", 1928],
  ["FIDE.RU(2000,0,5,,2014)", "#N/A"],
  ["FIDE.RU(2000,0.5,5,,2005,,FALSE)", 1634],
  ["FIDE.ROBIN.RC(2348,2032,{2600;2500;2411;2400;2386;2150;2300;2150;2032;2300},2005)", 2305],
  ['FIDE.ROBIN.RA({2600;2500;"u";2400;"u";2150;2300;"u";"u";2300},{8;7;7;6;6;4;3;2;1;1})', 2348],
  ["FIDE.TIMECONTROL(90,30,2500,2005)", true],
  ['FIDE.AGE("",45000)', ""],
  ["FIDE.LIST(38584)", 38534],
  ["FIDE.LIST(DATE(2005,8,20))", 38534],
  ["FIDE.SWISS.RU({1726;1415;1424;1625;1502;1628;1740},{0;1;0.5;0;1;0.5;0})", 1586],
  ["FIDE.POOL({2220;2150;2200},{1;3;2.5},{3;5;4},2011)", 2199],
  ["FIDE.WEIGHTED({2280;2400;2000},{5;10;5})", 2270],
])("%s is %p", (formula, expected) => {
  const result = evaluate(excel, formula);
  expect(result).toHaveLength(1);
  expect(result[0]).toHaveLength(1);
  expect(codeOrValue(result[0]?.[0])).toBe(expected);
});

test("RU(2000,0,5,,2014) names 8.21", () => {
  expect(evaluate(excel, "FIDE.RU(2000,0,5,,2014)")[0]?.[0]).toMatchObject({
    message: expect.stringContaining("Article 8.21 (2014)") as string,
  });
});

test('the last row of TABLE.PD is 736, "", 1, 0', () => {
  const table = evaluate(excel, "FIDE.TABLE.PD()");
  expect(table).toHaveLength(52);
  expect(table.at(-1)).toEqual([736, "", 1, 0]);
});

test("TABLE.DP has 101 rows from 1.00 down, and no dp at the ends of 2005", () => {
  const table = evaluate(excel, "FIDE.TABLE.DP(2005)");
  expect(table).toHaveLength(102);
  expect([table[1], table.at(-1)]).toEqual([
    [1, ""],
    [0, ""],
  ]);
  expect(evaluate(excel, "FIDE.TABLE.DP()").at(-1)).toEqual([0, -800]);
});
