/** The contract's form of a moment, with `+00:00` where JavaScript writes `Z` (CONTRACT 2.2). */
export function isoDate(date: Date): string {
  return `${date.toISOString().slice(0, -1)}+00:00`;
}

/** As `isoDate`; empty where there is no moment. */
export function isoDateOrEmpty(date: Date | null): string {
  return date ? isoDate(date) : '';
}

export function minutesBetween(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / 60_000);
}
