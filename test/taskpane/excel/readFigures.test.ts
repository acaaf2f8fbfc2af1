import { readFigures } from "../../../src/taskpane/excel/readFigures";

/** A sheet with two names, and a list of what is asked of Excel in each batch. */
function contextWith(names: Readonly<Record<string, string>>) {
  const areas: string[] = [];
  let batches = 0;
  const worksheet = {
    name: "Report",
    load: () => undefined,
    names: {
      load: () => undefined,
      items: Object.entries(names).map(([name, formula]) => ({ name, formula })),
    },
    getRangeByIndexes: (...area: number[]) => {
      areas.push(area.join(" "));
      return { load: () => undefined, values: [[1, 2, 3]] };
    },
  };
  const context = {
    workbook: { worksheets: { getItem: (id: string) => ({ ...worksheet, id }) } },
    sync: () => {
      batches += 1;
      return Promise.resolve();
    },
  };
  return { context: context as unknown as Excel.RequestContext, areas, asked: () => batches };
}

const NAMES = { n_games: "=Report!$E$13:$E$14", Rn: "=Report!$M$13:$M$14", gone: "=#REF!" };

test("the figures are read at once, from the first of the named columns to the last", async () => {
  const { context, areas, asked } = contextWith(NAMES);
  const read = await readFigures(context, "1", ["Rn", "n_games", "gone"]);
  expect(read).toMatchObject({
    sheet: "Report",
    area: { row: 12, column: 4, rows: 2, columns: 9 },
    values: [[1, 2, 3]],
  });
  expect([areas, asked()]).toEqual([["12 4 2 9"], 2]);
});

test("of a sheet that has none of the names nothing is read", async () => {
  const { context, areas } = contextWith(NAMES);
  expect(await readFigures(context, "1", ["Ra", "gone"])).toBeNull();
  expect(areas).toEqual([]);
});
