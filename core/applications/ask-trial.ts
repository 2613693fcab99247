import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { findTerms } from './find-sent.ts';
import { mayAskTrial } from './policy.ts';
import { subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';
import { meetAnswer } from './steps/meet-answer.ts';
import { noteStep } from './steps/note-step.ts';

/**
 * Asks an applicant for the trial task that the terms of their application name, once. The applicant then has seven days.
 * @throws Refusal `application_unknown`; `application_over`; `application_moved` before the short list, a second time, and
 * where the terms name no task; `conflict` when another owner has decided meanwhile
 */
export async function askTrial(
  core: Core,
  member: Member,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    if (one.trial === 'asked' && one.version === version + 1) return;
    if (one.version !== version) throw new Refusal('conflict');
    const { trialTask, trialHours } = await findTerms(tx, one.opportunity_id, one.terms);
    if (trialTask === '' || !mayAskTrial(one)) throw new Refusal('application_moved');
    await meetAnswer(tx, one);
    await tx
      .insertInto('application_trials')
      .values({ application_id: one.id, task: trialTask, hours: trialHours })
      .execute();
    await tx
      .updateTable('applications')
      .set({ trial: 'asked', version: version + 1 })
      .where('id', '=', one.id)
      .execute();
    const owes = { accountId: one.account_id };
    // It begins when they are back.
    if (!(await findSuspension(tx, one.account_id)))
      await beginDeadline(tx, { kind: 'trial_task', subjectId: one.id, owes, awaitedBy: member.id });
    await noteStep(tx, one.id, 'trial_asked');
    await record(tx, { name: 'applications.trialAsked', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, applicationId);
}
