import { sql } from 'kysely';
import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireSwitchedOn } from './require-open.ts';
import { requirePairStill } from './require-pair-still.ts';

/**
 * A step of the mentee in the session of a request of their own, with the machinery of all sessions, which asks again whether
 * the pair is open.
 * @throws Refusal `young_request_unknown`, `mentoring_moved`; each of `requirePairStill` and of the step; the refusals by age
 */
export async function actInSession(
  core: Core,
  member: Member,
  requestId: string,
  act: (sessionId: string) => Promise<unknown>,
): Promise<YoungRequestBody> {
  await requireSwitchedOn(core.db, member.standing);
  const one = await core.db
    .selectFrom('young_requests')
    .select(['session_id', 'mentor_id'])
    .select((row) =>
      row
        .selectFrom('mentoring_sessions as session')
        .select('session.location_kind')
        .whereRef('session.id', '=', 'young_requests.session_id')
        .where('session.starts_at', '>', sql<Date>`now()`)
        .as('ahead'),
    )
    .where('id', '=', requestId)
    .where('mentee_id', '=', member.id)
    .executeTakeFirst();
  if (!one) throw new Refusal('young_request_unknown');
  if (one.session_id === null) throw new Refusal('mentoring_moved');
  await requirePairStill(core.db, member, one.mentor_id, one.ahead ?? 'written');
  await act(one.session_id);
  return getYoungRequest(core, member, requestId);
}
