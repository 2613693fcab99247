import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { subjectOf } from './row.ts';
import { showSent } from './show-sent.ts';
import { holdSent } from './steps/hold-sent.ts';
import { meetDeadlineOf } from './steps/meet-deadline-of.ts';
import { noteStep } from './steps/note-step.ts';

/**
 * Accepts an offer. Its seat stays held until the team confirms that they have joined.
 * @throws Refusal `application_unknown`; `application_over` when its time is over; `application_moved` when it was taken back; `conflict`
 * when another was made meanwhile
 */
export async function acceptOffer(
  core: Core,
  member: Member,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ApplicationBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdSent(tx, member, applicationId);
    if (one.stage === 'accepted' || one.stage === 'joined') return;
    if (one.ended_at) throw new Refusal('application_over');
    if (one.stage !== 'offered') throw new Refusal('application_moved');
    if (one.version !== version) throw new Refusal('conflict');
    await meetDeadlineOf(tx, 'offer', one.id);
    await tx
      .updateTable('applications')
      .set({ stage: 'accepted', version: one.version + 1 })
      .where('id', '=', one.id)
      .execute();
    await noteStep(tx, one.id, 'accepted');
    await record(tx, { name: 'applications.accepted', accountId: member.id, subject: subjectOf(one) });
  });
  return showSent(core, member, applicationId);
}
