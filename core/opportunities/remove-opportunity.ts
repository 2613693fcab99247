import type { DeskOpportunityBody } from '#contract/opportunity-desk.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { nothingProposed } from './row.ts';
import { holdJudged } from './steps/hold-judged.ts';
import { endReview } from './steps/reviews.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Removal = { opportunityId: string; reason: string };

/**
 * Takes an opportunity away from everybody but its team. The administrator who repeats it changes nothing.
 * @throws Refusal `opportunity_unknown`; `opportunity_own`; `conflict` where somebody else was faster
 */
export async function removeOpportunity(
  core: Core,
  administrator: Member,
  { opportunityId, reason }: Removal,
): Promise<DeskOpportunityBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdJudged(tx, administrator, opportunityId);
    if (row.state === 'removed') {
      if (row.removed_by !== administrator.id || row.removal_reason !== reason) throw new Refusal('conflict');
      return showAtDesk(tx, administrator, opportunityId);
    }
    await endReview(tx, opportunityId);
    await tx
      .updateTable('opportunities')
      .set({ state: 'removed', removal_reason: reason, removed_by: administrator.id, ended_at: now })
      .set({ proposed: nothingProposed })
      .where('id', '=', opportunityId)
      .execute();
    const subject = { opportunityId, projectId: row.project_id };
    await record(tx, { name: 'opportunities.removed', accountId: administrator.id, subject });
    const detail = `${row.said.title}: ${reason}`;
    await noteAction(tx, administrator, { action: 'opportunity.removed', subjectId: opportunityId, detail });
    return showAtDesk(tx, administrator, opportunityId);
  });
}
