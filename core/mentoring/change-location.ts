import { sql } from 'kysely';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayChangeLocation } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { requireLocation } from './steps/require-location.ts';
import type { SaidLocation } from './stored-location.ts';

/**
 * Changes where the two meet, until it begins.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_location`, `conflict`
 */
export async function changeLocation(
  core: Core,
  member: Member,
  { sessionId, version, ...where }: SaidLocation & { sessionId: string; version: number },
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (!mayChangeLocation(facts, side, now)) throw new Refusal('mentoring_moved');
    const stored = await requireLocation(tx, one, where);
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
    await record(tx, { name: 'mentoring.locationChanged', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
