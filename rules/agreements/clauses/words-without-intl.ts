/**
 * Days, moments and lists of signed texts in languages other than English. `Intl` words them otherwise with each of its versions, and
 * the bytes of a sheet have to stay.
 */

/** `1 अगस्त 2026` */
export function dayIn(months: readonly string[], day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** `1 अगस्त 2026, 15:00 (Asia/Kolkata)` */
export function momentIn(months: readonly string[], at: Date, zone: string): string {
  // ISO digits alone: nothing here is worded by Intl.
  const local = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(zone).toPlainDateTime().toString();
  return `${dayIn(months, local.slice(0, 10))}, ${local.slice(11, 16)} (${zone})`;
}

export function listIn(and: string, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
