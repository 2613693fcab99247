import { dateOf, zonedAt } from '../ground/zones/zoned.ts';

/** On Sunday evenings of the member's own week: digests leave on Monday mornings. */
const look = { weekday: 7, hour: 18 } as const;
/** Spreads the looks over this time. */
const spreadMinutes = 180;

/** When a search is looked through next after `at`, for a member in this zone. */
export function nextLook(at: Date, zone: string, id: string): Date {
  const local = zonedAt(at, zone);
  const minutes = [...id].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % spreadMinutes,
    0,
  );
  const next = local
    .withPlainTime({ hour: look.hour })
    .add({ days: (look.weekday - local.dayOfWeek + 7) % 7, minutes });
  return dateOf(Temporal.ZonedDateTime.compare(next, local) > 0 ? next : next.add({ days: 7 }));
}
