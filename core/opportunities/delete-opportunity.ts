import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayDelete } from './policy.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';

/**
 * Deletes a draft.
 * @throws Refusal `opportunity_unknown`; `opportunity_no_draft` once it was submitted, and without the right
 */
export async function deleteOpportunity(core: Core, member: Member, opportunityId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (!mayDelete(row.seat, row)) throw new Refusal('opportunity_no_draft');
    await tx.deleteFrom('opportunities').where('id', '=', row.id).execute();
    const subject = { opportunityId, projectId: row.project_id };
    await record(tx, { name: 'opportunities.deleted', accountId: member.id, subject });
  });
}
