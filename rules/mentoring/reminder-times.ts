export type ReminderKind = 'day' | 'hour';

const hourMs = 3_600_000;
const quiet = { from: 21, until: 8, leaves: 20 } as const;

/**
 * The reminders of a session that are still to come, for a member in this zone: 24 hours and one hour before. The first
 * leaves by 20:00 if it would fall in the quiet hours; the second never waits.
 */
export function remindersOf(startsAt: Date, zone: string, now: Date): { kind: ReminderKind; at: Date }[] {
  const all: { kind: ReminderKind; at: Date }[] = [
    { kind: 'day', at: beforeNight(new Date(startsAt.getTime() - 24 * hourMs), zone) },
    { kind: 'hour', at: new Date(startsAt.getTime() - hourMs) },
  ];
  return all.filter(({ at }) => at > now);
}

function beforeNight(at: Date, zone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  if (local.hour >= quiet.until && local.hour < quiet.from) return at;
  const evening = local.hour < quiet.until ? local.subtract({ days: 1 }) : local;
  return new Date(evening.withPlainTime({ hour: quiet.leaves }).epochMilliseconds);
}
