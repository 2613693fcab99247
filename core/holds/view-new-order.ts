import { wallClock } from '#rules/calendar/zone.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { zoneOf } from '../mentoring/zone-of.ts';
import { findNow } from './find-now.ts';

/** The clock by which this member of staff says when an order came. */
export async function viewNewOrder(
  { db }: Core,
  { id }: Member,
): Promise<{ zone: string; day: string; time: string }> {
  const zone = await zoneOf(db, id);
  const { day, hour, minute } = wallClock(await findNow(db), zone);
  return { zone, day, time: [hour, minute].map((one) => String(one).padStart(2, '0')).join(':') };
}
