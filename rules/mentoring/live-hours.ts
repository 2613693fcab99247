/** A link or a call with a mentee under 18: so many minutes at most, between these hours by their clock. */
export const liveLimits = { minutes: 45, fromHour: 8, untilHour: 20 } as const;

/** The ways to meet under 18; all but the first need the guardian’s second yes. */
export const youngLocations = ['written', 'link', 'phone'] as const;
export type YoungLocation = (typeof youngLocations)[number];

export const isLive = (kind: string): kind is 'link' | 'phone' => kind === 'link' || kind === 'phone';

/** Whether a live session may begin at this moment, in the zone of the mentee. It may end at the last hour exactly. */
export function isLiveTime(startsAt: Date, { minutes, zone }: { minutes: number; zone: string }): boolean {
  if (minutes > liveLimits.minutes) return false;
  const begin = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(zone);
  const end = begin.add({ minutes });
  const [first, last] = [liveLimits.fromHour, liveLimits.untilHour].map((hour) =>
    Temporal.PlainTime.from({ hour }),
  );
  const isOneDay = begin.toPlainDate().equals(end.toPlainDate());
  return (
    isOneDay &&
    first !== undefined &&
    last !== undefined &&
    Temporal.PlainTime.compare(begin.toPlainTime(), first) >= 0 &&
    Temporal.PlainTime.compare(end.toPlainTime(), last) <= 0
  );
}
