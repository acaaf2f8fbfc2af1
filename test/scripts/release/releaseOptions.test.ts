import { releaseOptions } from "../../../scripts/release/releaseOptions";

test("an address is enough; it ends with a slash", () => {
  expect(releaseOptions(["--url", "https://example.org/fide"])).toEqual({
    address: new URL("https://example.org/fide/"),
    folder: "release",
    hasWorkbench: false,
    hasOfficeJs: false,
  });
});

test("another folder, the workbench, Microsoft's library", () => {
  const args = ["--url", "https://example.org/", "--out", "there", "--workbench", "--office-js"];
  expect(releaseOptions(args)).toMatchObject({
    folder: "there",
    hasWorkbench: true,
    hasOfficeJs: true,
  });
});

test.each([
  [[], "--url is missing"],
  [["--url", "http://example.org/"], "--url http://example.org/"],
  [["--url", "example.org"], "--url example.org"],
  [["--url", "https://example.org/?a=1"], "--url https://example.org/?a=1"],
  [["--elsewhere"], "Unknown option '--elsewhere'"],
])("%j is refused with what is expected", (args, said) => {
  expect(releaseOptions(args)).toContain(said);
  expect(releaseOptions(args)).toContain("npm run release -- --url https://host/path/");
});
