/** A link or a call with a mentee under 18: so many minutes at most, between these hours by their clock. */
export const liveLimits = { minutes: 45, fromHour: 8, untilHour: 20 } as const;

/** The ways to meet under 18; all but the first need the guardian’s second yes. */
export const youngLocations = ['written', 'link', 'phone'] as const;
export type YoungLocation = (typeof youngLocations)[number];

export const isLive = (kind: string): kind is 'link' | 'phone' => kind === 'link' || kind === 'phone';

/** The zones of the countries that the product is made for. */
const served = ['Asia/Kolkata', 'Africa/Accra', 'Africa/Lagos', 'Africa/Kampala'];
/** The zone of an account without a phone number of a known country. */
const unknown = 'UTC';

/**
 * Whether a live session may begin at this moment, in the zone of the mentee. It may end at the last hour exactly. While the zone is
 * not known, the hours have to fit in each of the countries.
 */
export function isLiveTime(startsAt: Date, { minutes, zone }: { minutes: number; zone: string }): boolean {
  const zones = zone === unknown ? served : [zone];
  return minutes <= liveLimits.minutes && zones.every((one) => isByDay(startsAt, minutes, one));
}

function isByDay(startsAt: Date, minutes: number, zone: string): boolean {
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
