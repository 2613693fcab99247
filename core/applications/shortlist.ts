import type { ReceivedBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayShortlist } from './policy.ts';
import { subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';
import { meetAnswer } from './steps/meet-answer.ts';
import { noteStep } from './steps/note-step.ts';
import { settleDeadline } from './steps/settle-deadline.ts';

/**
 * Puts an application on the short list. The next decision has its own deadline.
 * @throws Refusal `application_unknown`; `application_over` when it has ended, or its time has run out; `application_moved`
 * from other stages; `conflict` when another owner has decided meanwhile
 */
export async function shortlist(
  core: Core,
  member: Member,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    if (one.stage === 'shortlisted' && one.version === version + 1) return;
    if (one.version !== version) throw new Refusal('conflict');
    if (!mayShortlist(one)) throw new Refusal('application_moved');
    await meetAnswer(tx, one);
    await tx
      .updateTable('applications')
      .set({ stage: 'shortlisted', version: version + 1 })
      .where('id', '=', one.id)
      .execute();
    await noteStep(tx, one.id, 'shortlisted');
    await settleDeadline(tx, { ...one, stage: 'shortlisted' });
    await record(tx, { name: 'applications.shortlisted', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, applicationId);
}
