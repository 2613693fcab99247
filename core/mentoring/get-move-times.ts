import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { slotsOf } from './get-mentor-times.ts';
import { sideOf } from './row.ts';

const most = 60;

/**
 * The slots of the mentor of a session.
 * @throws Refusal `mentoring_unknown`
 */
export async function getMoveTimes(
  { db }: Core,
  member: Member,
  sessionId: string,
): Promise<{ times: string[] }> {
  const one = await db
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!one || !sideOf(one, member.id)) throw new Refusal('mentoring_unknown');
  const slots = one.mentor_id === null ? [] : await slotsOf(db, one.mentor_id);
  return { times: slots.slice(0, most).map(isoDate) };
}
