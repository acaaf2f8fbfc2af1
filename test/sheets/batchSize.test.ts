import { BatchSize, MOST_AT_ONCE } from "../../src/sheets/batchSize";

/** An Excel that takes this long, in milliseconds, for a cell. */
async function sizesOf(aCell: number, batches: number): Promise<number[]> {
  let now = 0;
  const size = new BatchSize(() => now);
  const sizes: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const { cells } = size;
    sizes.push(cells);
    await size.timed(cells, () => {
      now += cells * aCell;
      return Promise.resolve();
    });
  }
  return sizes;
}

test("it begins with little; a quick Excel is given twice as much each time, up to what the web takes", async () => {
  expect(await sizesOf(0.01, 5)).toEqual([1_000, 2_000, 4_000, MOST_AT_ONCE, MOST_AT_ONCE]);
});

test("one is given what it answers in a while", async () => {
  expect(await sizesOf(0.05, 5)).toEqual([1_000, 2_000, 4_000, 6_000, 6_000]);
});

test("a slow one, or one that has other work, is given no less than at first", async () => {
  expect(await sizesOf(0.5, 3)).toEqual([1_000, 1_000, 1_000]);
  expect(await sizesOf(100, 3)).toEqual([1_000, 1_000, 1_000]);
});
