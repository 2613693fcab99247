const day = 86_400_000;
const mostDays = 1000;
/** The beginnings of dates already formatted, by their day: a long list repeats few of them many times. */
const written = new Map<number, string>();
const digits = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
const pairs = digits.slice(0, 60).map((text) => text.slice(1));

/**
 * The contract's form of a moment, with `+00:00` where JavaScript writes `Z` (CONTRACT 2.2). It is assembled from pieces,
 * because `toISOString` took a good part of a long list's time.
 */
export function isoDate(date: Date): string {
  const time = date.getTime();
  const at = Math.floor(time / day);
  let beginning = written.get(at);
  if (beginning === undefined) {
    beginning = date.toISOString().slice(0, -13);
    if (written.size >= mostDays) written.clear();
    written.set(at, beginning);
  }
  const rest = time - at * day;
  const [hours, minutes] = [pairs[Math.floor(rest / 3_600_000)], pairs[Math.floor(rest / 60_000) % 60]];
  return `${beginning}${hours}:${minutes}:${pairs[Math.floor(rest / 1000) % 60]}.${digits[rest % 1000]}+00:00`;
}

/** As `isoDate`; empty if there is no moment. */
export function isoDateOrEmpty(date: Date | null): string {
  return date ? isoDate(date) : '';
}

export function minutesBetween(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / 60_000);
}
