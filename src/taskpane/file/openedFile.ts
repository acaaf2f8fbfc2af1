import { decodeTrf } from "../../tournament/trf/decodeTrf";
import { readTrf } from "../../tournament/trf/readTrf";
import type { TrfFile } from "../../tournament/trf/trfFile";
import { trfError, type TrfFinding } from "../../tournament/trf/trfFinding";

/** A file that was opened: what it holds, and what there is to say of it. */
export interface OpenedFile {
  readonly name: string;
  /** Null where it is no tournament report file. */
  readonly file: TrfFile | null;
  readonly findings: readonly TrfFinding[];
}

const MEGABYTE = 2 ** 20;
/** Ten thousand players over twenty rounds need less. */
const MOST_MEGABYTES = 5;

/** Reads a file that a person picked; what is too large is not even loaded. */
export async function openFile(picked: File): Promise<OpenedFile> {
  const { name } = picked;
  if (picked.size > MOST_MEGABYTES * MEGABYTE) {
    const megabytes = Math.round(picked.size / MEGABYTE);
    const findings = [trfError("tooLarge", null, { megabytes, most: MOST_MEGABYTES })];
    return { name, file: null, findings };
  }
  const bytes = new Uint8Array(await picked.arrayBuffer());
  return { name, ...readTrf(decodeTrf(bytes)) };
}
