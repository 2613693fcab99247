import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayClose } from './policy.ts';
import { showOwn } from './show-own.ts';
import { endOpportunity } from './steps/end-opportunity.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';

/**
 * Closes the opportunity for good.
 * @throws Refusal `opportunity_unknown`; `opportunity_closed` without the right, and in other states
 */
export async function closeOpportunity(
  core: Core,
  member: Member,
  opportunityId: string,
): Promise<OpportunityBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (row.seat.is_owner && row.state === 'closed') return;
    if (!mayClose(row.seat, row)) throw new Refusal('opportunity_closed');
    await endOpportunity(tx, row, 'owner', member.id);
  });
  return showOwn(core, member, opportunityId);
}
