import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { subjectOf } from './row.ts';
import { holdReceived } from './steps/hold-received.ts';
import { noteStep } from './steps/note-step.ts';

/**
 * Notes that an owner has opened an application, once, by a visit of their own. It raises no version.
 * @throws Refusal `application_unknown`
 */
export async function openReceived(core: Core, member: Member, applicationId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.opened_at || one.ended_at || one.aside_at) return;
    await tx
      .updateTable('applications')
      .set({ opened_at: now })
      .$if(one.stage === 'submitted', (query) => query.set({ stage: 'seen' }))
      .where('id', '=', one.id)
      .execute();
    await noteStep(tx, one.id, 'opened');
    await record(tx, { name: 'applications.opened', accountId: member.id, subject: subjectOf(one) });
  });
}
