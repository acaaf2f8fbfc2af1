/** What Excel says of a fault, to stand within a sentence. */
export function faultText(error: unknown): string {
  const { message } = error as { readonly message?: string };
  return (message ?? String(error)).replace(/\.$/, "");
}
