/** What a manifest says of its release. */
export interface ManifestRead {
  readonly version: string;
  readonly addresses: readonly string[];
}

export function readManifest(xml: string): ManifestRead {
  const values = Array.from(
    xml.matchAll(/(?:DefaultValue|Value)="(https:[^"]+)"/g),
    ([, url = ""]) => withoutPlace(url),
  );
  return {
    version: /<Version>([^<]*)<\/Version>/.exec(xml)?.[1] ?? "",
    addresses: [...new Set(values)],
  };
}

function withoutPlace(url: string): string {
  return url.split("#")[0] ?? url;
}
