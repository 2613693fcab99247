/**
 * The moments of a series: each at the local time of the first one, so many weeks after it. Null stands for one that the
 * clock skips or shows twice there.
 */
export function seriesOf(
  first: Date,
  { zone, everyWeeks, count }: { zone: string; everyWeeks: number; count: number },
): { day: string; at: Date | null }[] {
  const local = Temporal.Instant.fromEpochMilliseconds(first.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();
  return Array.from({ length: count }, (_, number) => {
    const wanted = local.add({ weeks: number * everyWeeks });
    return { day: String(wanted.toPlainDate()), at: onceIn(wanted, zone) };
  });
}

function onceIn(local: Temporal.PlainDateTime, zone: string): Date | null {
  try {
    return new Date(local.toZonedDateTime(zone, { disambiguation: 'reject' }).epochMilliseconds);
  } catch {
    return null;
  }
}

const weekMs = 7 * 86_400_000;

/** The most sessions ahead at a time: one for each step of the rhythm until the end, and one more. */
export function mostAhead(
  { endsAt, now }: { endsAt: Date; now: Date },
  { everyWeeks }: { everyWeeks: number },
): number {
  const weeksLeft = Math.max(0, endsAt.getTime() - now.getTime()) / weekMs;
  return Math.ceil(weeksLeft / everyWeeks) + 1;
}
