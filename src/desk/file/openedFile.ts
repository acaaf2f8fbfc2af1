import { missingDays } from "../../tournament/trf/missingData";
import { decodeTrf } from "../../tournament/trf/decodeTrf";
import { readTrf, tooLarge } from "../../tournament/trf/readTrf";
import type { TrfFile } from "../../tournament/trf/trfFile";
import type { TrfFinding } from "../../tournament/trf/trfFinding";

/** A file that was opened: what it holds, and what there is to say of it. */
export interface OpenedFile {
  readonly name: string;
  /** Null where it is no tournament report file. */
  readonly file: TrfFile | null;
  readonly findings: readonly TrfFinding[];
  /** The tags of the days that it does not tell: they are asked for. */
  readonly missingDays: readonly string[];
}

/** A file that a person picked, before it is loaded. */
export interface PickedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads a file; what is too large is not even loaded. */
export async function openFile(picked: PickedFile): Promise<OpenedFile> {
  const { name } = picked;
  const large = tooLarge(picked.size);
  if (large !== null) return { name, file: null, findings: [large], missingDays: [] };
  const bytes = new Uint8Array(await picked.arrayBuffer());
  const read = readTrf(decodeTrf(bytes));
  return { name, ...read, missingDays: read.file === null ? [] : missingDays(read.file) };
}
