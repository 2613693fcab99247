import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayTakeBack } from './policy.ts';
import { nothingProposed } from './row.ts';
import { showOwn } from './show-own.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';
import { endReview } from './steps/reviews.ts';

/**
 * Takes back a submission: an opportunity becomes a draft again, or an edit is dropped. Nothing happens if nothing
 * waits.
 * @throws Refusal `opportunity_unknown`; `opportunity_closed` without the right
 */
export async function takeBack(core: Core, member: Member, opportunityId: string): Promise<OpportunityBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (!row.seat.is_owner) throw new Refusal('opportunity_closed');
    if (!mayTakeBack(row.seat, row)) return;
    await endReview(tx, row.id);
    await tx
      .updateTable('opportunities')
      .set({ proposed: nothingProposed, version: row.version + 1 })
      .$if(row.state === 'review', (query) => query.set({ state: 'draft' }))
      .where('id', '=', row.id)
      .execute();
    const subject = { opportunityId, projectId: row.project_id };
    await record(tx, { name: 'opportunities.takenBack', accountId: member.id, subject });
  });
  return showOwn(core, member, opportunityId);
}
