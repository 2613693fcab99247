import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';

/**
 * Deletes a next step that the member has written; nothing happens if there is none. One under 18 stays: a guardian may not have
 * read it.
 * @throws Refusal `mentoring_unknown`, `mentoring_step_stays`
 */
export async function deleteNextStep(
  core: Core,
  member: Member,
  { sessionId, stepId }: { sessionId: string; stepId: string },
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side } = await holdOwnSession(tx, member, sessionId);
    if (one.is_young) throw new Refusal('mentoring_step_stays');
    const deleted = await tx
      .deleteFrom('mentoring_steps')
      .where('id', '=', stepId)
      .where('session_id', '=', one.id)
      .where('by_side', '=', side)
      .returning('id')
      .executeTakeFirst();
    if (deleted)
      await record(tx, { name: 'mentoring.stepsChanged', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
