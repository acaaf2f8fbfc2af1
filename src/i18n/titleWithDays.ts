/** A sheet's title: what it is, of which event, and on which days where they are known. */
export function titleWithDays(prefix: string) {
  return (event: string, days: string): string =>
    days === "" ? `${prefix}${event}` : `${prefix}${event}, ${days}`;
}
