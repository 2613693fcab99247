import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';

type Ticked = { sessionId: string; stepId: string; isDone: boolean };

/**
 * Ticks a next step of the member's own, or takes the tick back.
 * @throws Refusal `mentoring_unknown`; `mentoring_step_unknown` for one of the other side
 */
export async function tickNextStep(core: Core, member: Member, ticked: Ticked): Promise<SessionBody> {
  const { sessionId, stepId, isDone } = ticked;
  await core.db.transaction().execute(async (tx) => {
    const { one, side } = await holdOwnSession(tx, member, sessionId);
    const step = await tx
      .selectFrom('mentoring_steps')
      .select(['who', 'done_at'])
      .where('id', '=', stepId)
      .where('session_id', '=', one.id)
      .executeTakeFirst();
    if (step?.who !== side) throw new Refusal('mentoring_step_unknown');
    if ((step.done_at !== null) === isDone) return;
    await tx
      .updateTable('mentoring_steps')
      .set({ done_at: isDone ? now : null })
      .where('id', '=', stepId)
      .execute();
    await record(tx, { name: 'mentoring.stepsChanged', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
