import { later, loadAll, NotLoaded } from "../../src/taskpane/later";

/** A part that comes from the second time on. */
function part() {
  const asked = { times: 0 };
  const load = later(() => {
    asked.times += 1;
    return asked.times === 1
      ? Promise.reject(new Error("Loading chunk 7 failed"))
      : Promise.resolve("a part");
  });
  return { asked, load };
}

test("what did not come is told as such, and asked for again", async () => {
  const { load } = part();
  await expect(load()).rejects.toThrow(NotLoaded);
  await expect(load()).resolves.toBe("a part");
});

test("all parts are loaded once there is time; one that does not come keeps none back", async () => {
  const [first, second] = [part(), part()];
  await loadAll();
  expect([first.asked.times, second.asked.times]).toEqual([1, 1]);
  await expect(first.load()).resolves.toBe("a part");
});
