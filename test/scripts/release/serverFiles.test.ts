import { serverFiles } from "../../../scripts/release/serverFiles";

const FILES = serverFiles(new URL("https://example.org/fide/"));

test("for Apache, IIS, static hosts, nginx and Caddy", () => {
  expect(Object.keys(FILES)).toEqual([
    "addin/.htaccess",
    "addin/web.config",
    "addin/_headers",
    "servers/nginx.conf",
    "servers/Caddyfile",
  ]);
});

test.each(Object.entries(FILES))("%s: types, who may read, how long it is kept", (_, content) => {
  expect(content).toContain("application/json");
  expect(content).toMatch(/Access-Control-Allow-Origin:?"? (value=)?"?\*/);
  expect(content).toMatch(/no-cache|DisableCache/);
});

test("under the address of the release", () => {
  expect(FILES["servers/nginx.conf"]).toContain("location ~ ^/fide/.*\\.json$");
  expect(FILES["servers/Caddyfile"]).toContain("@json path /fide/*.json");
  expect(FILES["addin/_headers"]).toContain("/fide/*.json\n  Content-Type: application/json");
});
