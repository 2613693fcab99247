import { now } from '#db/now.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { nothingProposed } from '../row.ts';
import { holdJudged } from './hold-judged.ts';
import { endReview } from './reviews.ts';

/** `caseId` is the case in which its owners can appeal. */
type Removal = { opportunityId: string; reason: string; caseId: string };

/**
 * Hides an opportunity from everyone but its team. The administrator who repeats it changes nothing.
 * @throws Refusal `opportunity_unknown`; `opportunity_own`; `conflict` where another administrator was faster
 */
export async function remove(
  tx: Tx,
  administrator: Member,
  { opportunityId, reason, caseId }: Removal,
): Promise<void> {
  const row = await holdJudged(tx, administrator, opportunityId);
  if (row.state === 'removed') {
    if (row.removed_by === administrator.id && row.removal_reason === reason) return;
    throw new Refusal('conflict');
  }
  await endReview(tx, opportunityId);
  await tx
    .updateTable('opportunities')
    .set({ state: 'removed', removal_reason: reason, removed_by: administrator.id, case_id: caseId })
    .set({ proposed: nothingProposed, ended_at: now })
    .where('id', '=', opportunityId)
    .execute();
  const subject = { opportunityId, projectId: row.project_id };
  await record(tx, { name: 'opportunities.removed', accountId: administrator.id, subject });
  const detail = `${row.said.title}: ${reason}`;
  await noteAction(tx, administrator, { action: 'opportunity.removed', subjectId: opportunityId, detail });
}
