import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayPause } from './policy.ts';
import { showOwn } from './show-own.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';

/**
 * Stops new applications. Open applications continue.
 * @throws Refusal `opportunity_unknown`; `opportunity_closed` without the right, and in other states
 */
export async function pauseOpportunity(
  core: Core,
  member: Member,
  opportunityId: string,
): Promise<OpportunityBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (row.seat.is_owner && row.state === 'paused') return;
    if (!mayPause(row.seat, row)) throw new Refusal('opportunity_closed');
    await tx.updateTable('opportunities').set({ state: 'paused' }).where('id', '=', row.id).execute();
    const subject = { opportunityId, projectId: row.project_id };
    await record(tx, { name: 'opportunities.paused', accountId: member.id, subject });
  });
  return showOwn(core, member, opportunityId);
}
