import { CONTENTS, digestOf, type Contents } from "../contents";
import type { Fault } from "./fault";
import { faultsOfFile } from "./faultsOfFile";
import { fetched, type Answer, type Way } from "./fetched";
import { readManifest } from "./manifestRead";

/** Days before its end in which a certificate is spoken of. */
const DAYS_LEFT = 14;
const DAY = 86_400_000;

/** What is wrong with the release at an address; `version`: of these sources. */
export async function faultsOfRelease(
  address: string,
  version: string,
  way?: Way,
): Promise<Fault[]> {
  const manifest = await answerOf(`${address}manifest.xml`, way);
  if ("came" in manifest) return [manifest];
  const faults = [
    ...faultsOfCertificate(address, manifest),
    ...faultsOfFile(`${address}manifest.xml`, manifest),
  ];
  if (manifest.status !== 200) return faults;
  const read = readManifest(manifest.body.toString("utf8"));
  faults.push(...faultsOfManifest(address, read.version, read.addresses, version));
  for (const url of read.addresses) {
    const answer = await answerOf(url, way);
    faults.push(...("came" in answer ? [answer] : faultsOfFile(url, answer)));
  }
  return [...faults, ...(await faultsOfContents(address, way))];
}

async function answerOf(url: string, way?: Way): Promise<Answer | Fault> {
  try {
    return await fetched(url, way);
  } catch (error) {
    const { message, code = "" } = error as NodeJS.ErrnoException;
    const isCertificate = /CERT|SIGNED|ALTNAME|VERIFY/.test(code);
    return {
      where: url,
      came: `${message}${code === "" ? "" : ` (${code})`}`,
      expected: isCertificate ? "a certificate that every computer trusts" : "an answer by https",
      advice: isCertificate
        ? "Excel shows nothing of an add-in whose server it does not trust."
        : "Look at the address, the server and the way to it.",
    };
  }
}

function faultsOfCertificate(where: string, { validTo }: Answer): Fault[] {
  const days = Math.floor((validTo.getTime() - Date.now()) / DAY);
  if (days >= DAYS_LEFT) return [];
  return [
    {
      where,
      came: `a certificate for ${days} more days`,
      expected: `${DAYS_LEFT} days or more`,
      advice: "Renew it: when it ends the add-in is gone from every Excel.",
    },
  ];
}

function faultsOfManifest(
  address: string,
  came: string,
  addresses: readonly string[],
  version: string,
): Fault[] {
  const where = `${address}manifest.xml`;
  const elsewhere = addresses.filter((url) => !url.startsWith(address));
  const expected = `${version}.0`;
  return [
    ...(came === expected
      ? []
      : [
          {
            where,
            came: `version ${came}`,
            expected,
            advice: "Excel takes a release for new when the manifest's version rises: deploy anew.",
          },
        ]),
    ...elsewhere.slice(0, 1).map((url) => ({
      where,
      came: url,
      expected: `addresses that begin with ${address}`,
      advice: `Make the release with --url ${address}`,
    })),
  ];
}

/** Every file is of one release: some may be of the one before. */
async function faultsOfContents(address: string, way?: Way): Promise<Fault[]> {
  const answer = await answerOf(address + CONTENTS, way);
  if ("came" in answer) return [answer];
  if (answer.status !== 200) return faultsOfFile(address + CONTENTS, answer);
  const { files } = JSON.parse(answer.body.toString("utf8")) as Contents;
  const faults: Fault[] = [];
  for (const [name, digest] of Object.entries(files)) {
    const served = await answerOf(address + name, way);
    if ("came" in served) faults.push(served);
    else if (served.status === 200 && digestOf(served.body) !== digest) {
      faults.push({
        where: address + name,
        came: "another file than the release has",
        expected: `the one that ${CONTENTS} was written with`,
        advice: "Copy all files of one release, and empty what keeps copies on the way.",
      });
    } else if (served.status !== 200) faults.push(...faultsOfFile(address + name, served));
  }
  return faults;
}
