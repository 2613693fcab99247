import { sql } from 'kysely';
import type { YoungTimesBody } from '#contract/young-mentees/session-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findLiveTimes } from '../mentoring/find-live-times.ts';
import { getMoveTimes } from '../mentoring/get-move-times.ts';
import { weekOfTimes } from '../mentoring/week-of-times.ts';
import { zoneOf } from '../mentoring/zone-of.ts';
import { saidOf } from '../mentors/row.ts';
import { requireSwitchedOn } from './require-open.ts';

type Wanted = { requestId: string; from: string };

/**
 * The times of one week for a request to which the guardian has agreed, or to which its session can be moved; by the clock of the
 * member. Before the guardian’s yes there are none.
 * @throws Refusal `young_request_unknown`; the refusals by age
 */
export async function getYoungTimes(
  core: Core,
  member: Member,
  { requestId, from }: Wanted,
): Promise<YoungTimesBody> {
  await requireSwitchedOn(core.db, member.standing);
  const one = await core.db
    .selectFrom('young_requests')
    .select(['mentor_id', 'kind', 'state', 'session_id', 'location_kind', sql<Date>`now()`.as('now')])
    .select((row) =>
      row.selectFrom('mentors').select('said').whereRef('mentors.account_id', '=', 'mentor_id').as('said'),
    )
    .where('id', '=', requestId)
    .where('mentee_id', '=', member.id)
    .executeTakeFirst();
  if (!one) throw new Refusal('young_request_unknown');
  const zone = await zoneOf(core.db, member.id);
  if (one.session_id !== null)
    return { zone, ...(await getMoveTimes(core, member, { sessionId: one.session_id, from })) };
  if (one.kind !== 'session' || one.state !== 'agreed') return { zone, times: [], before: '', after: '' };
  const slots = await core.db
    .selectFrom('mentor_slots')
    .select('starts_at')
    .where('account_id', '=', one.mentor_id)
    .where('closes_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .execute();
  const allowed = await findLiveTimes(
    core.db,
    {
      is_young: true,
      location_kind: one.location_kind,
      mentee_id: member.id,
      minutes: (one.said && saidOf(one.said).session?.minutes) ?? 0,
    },
    slots.map(({ starts_at: at }) => at),
  );
  const { days, before, after } = weekOfTimes(allowed, { from, zone, now: one.now });
  return { zone, times: days.flatMap((day) => day.times), before, after };
}
