/** What a file's bytes are as text: UTF-8 where they are that, else Latin-1 as Windows has it. */
export function decodeTrf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
