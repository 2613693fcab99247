import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { takeHeldSeat } from '../opportunities/steps/seats.ts';
import { joinTeam } from '../projects/steps/join-team.ts';
import { subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';
import { noteStep } from './steps/note-step.ts';

/**
 * Confirms that an applicant who accepted an offer has joined: they are in the team, and the last seat fills the
 * opportunity.
 * @throws Refusal `application_unknown`; `application_over`, also while its project is not published; `application_moved`
 * before they have accepted; `conflict`
 */
export async function confirmJoining(
  core: Core,
  member: Member,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, offered } = await holdReceived(tx, member, applicationId);
    if (one.stage === 'joined') return;
    if (one.ended_at || offered.seat.state !== 'published') throw new Refusal('application_over');
    if (one.stage !== 'accepted') throw new Refusal('application_moved');
    if (one.version !== version) throw new Refusal('conflict');
    const offer = await tx
      .selectFrom('application_offers')
      .select('title')
      .where('application_id', '=', one.id)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('applications')
      .set({ stage: 'joined', stage_before: 'accepted', ended_at: now, version: one.version + 1 })
      .where('id', '=', one.id)
      .execute();
    await takeHeldSeat(tx, one.opportunity_id);
    await joinTeam(tx, { projectId: one.project_id, accountId: one.account_id, title: offer.title });
    await noteStep(tx, one.id, 'joined');
    await record(tx, { name: 'applications.joined', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, applicationId);
}
