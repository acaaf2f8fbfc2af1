import { wishedName } from "../../../src/desk/file/wishedName";

const called = (event: string) => ({ lines: [{ tag: "012", text: event }], players: [] });

test.each([
  ["Open d’été", "open.trf", "Open d’été"],
  ["Open [A]", "open.trf", "Open A"],
  ["???", "open 2014.trf", "open 2014"],
  ["[]", "***.txt", "Event"],
  ["", "open", "open"],
])("an event %p in %p", (event, fileName, name) => {
  expect(wishedName(called(event), fileName, "Event")).toBe(name);
});

test("a file that does not name its event", () => {
  expect(wishedName({ lines: [], players: [] }, "a.b.trf", "Event")).toBe("a.b");
});
