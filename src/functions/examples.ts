type Rows = readonly (readonly (number | string)[])[];

export interface Example {
  readonly formula: string;
  /** A value, an error code, or the rows of a spilled result. */
  readonly result: number | string | boolean | Rows;
  /** Only the first rows are given. */
  readonly more?: true;
}

/** The ten players of the printed iteration: 10.54 (2005), 8.58 (2011). */
const FIELD = '{2600;2500;"u";2400;"u";2150;2300;"u";"u";2300},{8;7;7;6;6;4;3;2;1;1}';

/** Executed by the tests and shown in the reference. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  PD: [
    { formula: "FIDE.PD(100)", result: 0.64 },
    { formula: "FIDE.PD(-100)", result: 0.36 },
    { formula: "FIDE.PD({0,4,736})", result: [[0.5, 0.51, 1]] },
  ],
  DP: [
    { formula: "FIDE.DP(0.67)", result: 125 },
    { formula: "FIDE.DP(0.145)", result: -296 },
    { formula: "FIDE.DP(1,2005)", result: "#N/A" },
  ],
  PERCENT: [
    { formula: "FIDE.PERCENT(1,8)", result: 0.13 },
    { formula: "FIDE.PERCENT(11.5,20)", result: 0.58 },
  ],
  LOGISTIC: [{ formula: "FIDE.LOGISTIC(0)", result: 0.5 }],
  "TABLE.DP": [
    {
      formula: "FIDE.TABLE.DP(2014)",
      result: [
        ["p", "dp"],
        [1, 800],
        [0.99, 677],
      ],
      more: true,
    },
  ],
  "TABLE.PD": [
    {
      formula: "FIDE.TABLE.PD()",
      result: [
        ["from", "to", "H", "L"],
        [0, 3, 0.5, 0.5],
        [4, 10, 0.51, 0.49],
      ],
      more: true,
    },
  ],
  EXPECTED: [
    { formula: "FIDE.EXPECTED(2032,2600,2005)", result: 0.11 },
    { formula: "FIDE.EXPECTED(2813,2400)", result: 0.93 },
    { formula: "FIDE.EXPECTED(2400,2813)", result: 0.08 },
  ],
  COUNTED: [
    { formula: "FIDE.COUNTED(2032,2600,2005)", result: 2382 },
    { formula: "FIDE.COUNTED(2000,{2300;2500},2014)", result: [[2300], [2400]] },
  ],
  DELTA: [
    { formula: "FIDE.DELTA(2000,2100,1,2024)", result: 0.64 },
    { formula: 'FIDE.DELTA(2000,2100,"½",2024)', result: 0.14 },
    { formula: 'FIDE.DELTA(2000,2100,"+",2024)', result: "" },
  ],
  CHANGE: [
    {
      formula:
        "FIDE.CHANGE(2212,{1926,2011,2318,2067,2219,2585,2659,2464,2652},{1,1,0,0.5,0.5,0,1,0.5,0.5},40,2024)",
      result: 56.4,
    },
    {
      formula: "FIDE.CHANGE(2000,{1063,1299,1413,1872,1851,1427,1682},{1,1,1,0.5,0,1,1},20,2022)",
      result: -12.2,
    },
  ],
  NEWRATING: [
    { formula: "FIDE.NEWRATING(2813,-2.5)", result: 2810 },
    { formula: "FIDE.NEWRATING(2212,56.4)", result: 2268 },
  ],
  KFACTOR: [
    { formula: "FIDE.KFACTOR(2450,20,,,,2005)", result: 25 },
    { formula: "FIDE.KFACTOR(2250,50,17,,,2014)", result: 40 },
    { formula: "FIDE.KFACTOR(1900,10,,,22)", result: 31 },
    { formula: 'FIDE.KFACTOR(2250,,,,,"FSE")', result: 16 },
  ],
  AGE: [
    { formula: "FIDE.AGE(DATE(1999,9,1),DATE(2016,8,31),2014)", result: 16 },
    { formula: "FIDE.AGE(2006,DATE(2024,3,1))", result: 18 },
  ],
  PERFORMANCE: [
    { formula: "FIDE.PERFORMANCE({2400,2500,2600},2)", result: 2625 },
    { formula: 'FIDE.PERFORMANCE({2400,2500,"u"},{1,0,1})', result: 2450 },
  ],
  STAKES: [
    {
      formula: "FIDE.STAKES(20,2014)",
      result: [
        [
          "from",
          "to",
          "PD",
          "higher wins",
          "higher draws",
          "higher loses",
          "lower wins",
          "lower draws",
          "lower loses",
        ],
        [0, 3, 0.5, 10, 0, -10, 10, 0, -10],
        [4, 10, 0.51, 9.8, -0.2, -10.2, 10.2, 0.2, -9.8],
      ],
      more: true,
    },
  ],
  COMPRESS: [
    { formula: "FIDE.COMPRESS(1500)", result: 1700 },
    { formula: "FIDE.COMPRESS(1037)", result: 1422 },
  ],
  "SWISS.RC": [{ formula: 'FIDE.SWISS.RC({2100,2200,"u",2201})', result: 2167 }],
  RU: [
    { formula: "FIDE.RU(2000,3,5,,2014)", result: 2020 },
    { formula: "FIDE.RU(2000,2,5,,2014)", result: 1928 },
    { formula: 'FIDE.RU(2348,2,9,"robin",2005)', result: 2150 },
    { formula: "FIDE.RU(2000,0,5,,2014)", result: "#N/A" },
  ],
  "SWISS.RU": [
    {
      formula: "FIDE.SWISS.RU({1726;1415;1424;1625;1502;1628;1740},{0;1;0.5;0;1;0.5;0},2024)",
      result: 1586,
    },
    { formula: "FIDE.SWISS.RU({1300,1300,1300,1300,1300},1,2011)", result: 1060 },
    { formula: "FIDE.SWISS.RU({1600,1700,1940,2100,2150,2430},5,2025)", result: 2133 },
  ],
  POOL: [{ formula: "FIDE.POOL({2220;2150;2200},{1;3;2.5},{3;5;4},2011)", result: 2199 }],
  WEIGHTED: [{ formula: "FIDE.WEIGHTED({2280;2400;2000},{5;10;5})", result: 2270 }],
  "ROBIN.RA": [{ formula: `FIDE.ROBIN.RA(${FIELD},,2005)`, result: 2348 }],
  "ROBIN.RC": [
    {
      formula: "FIDE.ROBIN.RC(2348,2032,{2600;2500;2411;2400;2386;2150;2300;2150;2032;2300},2005)",
      result: 2305,
    },
  ],
  ROBIN: [
    {
      formula: `FIDE.ROBIN({"A";"B";"C";"D";"E";"F";"G";"H";"I";"J"},${FIELD},,2005)`,
      result: [
        [
          "Player",
          "Rating",
          "W",
          "p",
          "dp",
          "Rc",
          "dp",
          "Ru",
          "Rc (new)",
          "Ru (new)",
          "We",
          "K",
          "Change",
          "Rn",
        ],
        ["A", 2600, 8, 0.89, 351, "", "", "", "", "", 7.28, 10, 7.2, 2607],
        ["B", 2500, 7, 0.78, 220, "", "", "", "", "", 6.47, 10, 5.3, 2505],
        ["C", "u", 7, "", "", 2348, "", 2411, 2351, 2414, "", "", "", ""],
      ],
      more: true,
    },
  ],
  PUBLISHABLE: [
    { formula: "FIDE.PUBLISHABLE(1586,7,2024)", result: true },
    { formula: "FIDE.PUBLISHABLE(2100,7,2005,7)", result: true },
    { formula: "FIDE.PUBLISHABLE(2100,8,2005)", result: false },
  ],
  EDITION: [{ formula: "FIDE.EDITION(DATE(2013,5,1))", result: 2012 }],
  EDITIONS: [
    {
      formula: "FIDE.EDITIONS()",
      result: [
        [
          "id",
          "in force from",
          "limit",
          "K new",
          "K",
          "K 2400",
          "half point",
          "floor",
          "games",
          "source",
        ],
        [2005, 38534, 350, 25, 15, 10, 12.5, 1401, 9, "text"],
        [2009, 39995, 400, 25, 15, 10, 12.5, 1200, 9, "secondary"],
      ],
      more: true,
    },
  ],
  LIST: [{ formula: "FIDE.LIST(DATE(2005,8,20))", result: 38534 }],
  RATEDON: [
    { formula: "FIDE.RATEDON(DATE(2025,3,29))", result: 45748 },
    { formula: "FIDE.RATEDON(DATE(2025,3,30))", result: 45778 },
    { formula: "FIDE.RATEDON(DATE(2025,3,31),,TRUE)", result: 45748 },
  ],
  ACTIVE: [
    { formula: "FIDE.ACTIVE(3,2005)", result: false },
    { formula: "FIDE.ACTIVE(1,2014)", result: true },
  ],
  MINTIME: [
    { formula: "FIDE.MINTIME(2250,2014)", result: 120 },
    { formula: "FIDE.MINTIME(2250,2024)", result: 90 },
  ],
  TIMECONTROL: [
    { formula: "FIDE.TIMECONTROL(90,30,2500,2005)", result: true },
    { formula: 'FIDE.TIMECONTROL(3,2,2500,"blitz")', result: true },
  ],
};
