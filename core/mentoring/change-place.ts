import { sql } from 'kysely';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayChangePlace } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { type SaidPlace, storedPlace } from './stored-place.ts';

/**
 * Changes where the two meet, until it begins.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_place`, `conflict`
 */
export async function changePlace(
  core: Core,
  member: Member,
  { sessionId, version, ...where }: SaidPlace & { sessionId: string; version: number },
): Promise<SessionBody> {
  const stored = storedPlace(where);
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (!mayChangePlace(facts, side, now)) throw new Refusal('mentoring_moved');
    if (isWritten(one, stored)) return;
    if (one.version !== version) throw new Refusal('conflict');
    await tx
      .updateTable('mentoring_sessions')
      .set({
        ...stored,
        changed_at: sql`clock_timestamp()`,
        sequence: sql`sequence + 1`,
        version: sql`version + 1`,
      })
      .where('id', '=', one.id)
      .execute();
    await record(tx, { name: 'mentoring.placeChanged', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
