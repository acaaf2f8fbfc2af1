import { ANY_ORIGIN, cacheOf, SERVED, type Served } from "./served";

/** What tells a web server how the files are to be served, ready to use: by name. */
export function serverFiles(address: URL): Readonly<Record<string, string>> {
  return {
    "addin/.htaccess": htaccess(),
    "addin/web.config": webConfig(),
    "addin/_headers": staticHeaders(address.pathname),
    "servers/nginx.conf": nginx(address),
    "servers/Caddyfile": caddyfile(address),
  };
}

type Header = readonly [name: string, value: string];

function headersOf(served: Served): Header[] {
  return [
    ["Cache-Control", cacheOf(served)],
    ...(served.isCrossOrigin === true
      ? ([["Access-Control-Allow-Origin", ANY_ORIGIN]] as const)
      : []),
  ];
}

function bare({ type }: Served): string {
  return type.split(";")[0] ?? type;
}

function forAll(write: (served: Served) => string): string {
  return SERVED.map(write).join("");
}

/** Apache, with mod_headers and mod_mime. */
function htaccess(): string {
  return forAll((served) => {
    const headers = headersOf(served).map(([name, value]) => `  Header set ${name} "${value}"\n`);
    const { ending, type } = served;
    return `<FilesMatch "\\.${ending}$">\n  ForceType "${type}"\n${headers.join("")}</FilesMatch>\n`;
  });
}

/** IIS: headers belong to a folder, so that all files are asked for again and may be read from elsewhere. */
function webConfig(): string {
  const types = forAll(
    (served) => `      <remove fileExtension=".${served.ending}" />
      <mimeMap fileExtension=".${served.ending}" mimeType="${bare(served)}" />
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<configuration>
  <system.webServer>
    <staticContent>
      <clientCache cacheControlMode="DisableCache" />
${types}    </staticContent>
    <httpProtocol>
      <customHeaders>
        <remove name="Access-Control-Allow-Origin" />
        <add name="Access-Control-Allow-Origin" value="${ANY_ORIGIN}" />
      </customHeaders>
    </httpProtocol>
  </system.webServer>
</configuration>
`;
}

/** Static hosts that read a file _headers. */
function staticHeaders(path: string): string {
  return forAll((served) => {
    const headers = [["Content-Type", served.type] as const, ...headersOf(served)];
    const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}*.${served.ending}\n${lines.join("")}`;
  });
}

function nginx({ hostname, pathname }: URL): string {
  const locations = forAll((served) => {
    const headers = headersOf(served).map(
      ([name, value]) => `        add_header ${name} "${value}" always;\n`,
    );
    return `    location ~ ^${pathname}.*\\.${served.ending}$ {
        types { } default_type "${served.type}";
${headers.join("")}    }
`;
  });
  return `server {
    listen 443 ssl;
    server_name ${hostname};
    # ssl_certificate and ssl_certificate_key: your own
    # root: the folder above; the files of addin stand in it under ${pathname}
    root /srv/www;
${locations}}
`;
}

function caddyfile({ host, pathname }: URL): string {
  const headers = forAll((served) => {
    const matcher = `@${served.ending}`;
    const lines = [["Content-Type", served.type] as const, ...headersOf(served)].map(
      ([name, value]) => `    header ${matcher} ${name} "${value}"\n`,
    );
    return `    ${matcher} path ${pathname}*.${served.ending}\n${lines.join("")}`;
  });
  return `${host} {
    root * /srv/www
${headers}    file_server
}
`;
}
