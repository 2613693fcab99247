import { sql } from 'kysely';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayReopen, openSeats } from './policy.ts';
import { showOwn } from './show-own.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';

/**
 * Reopens a filled opportunity that has a free seat again.
 * @throws Refusal `opportunity_unknown`; `opportunity_lapsed` while answers of its project are late;
 * `opportunity_closed` without the right, and in other states; `opportunity_full`; `opportunity_over` when its closing
 * day has passed
 */
export async function reopenOpportunity(
  core: Core,
  member: Member,
  opportunityId: string,
): Promise<OpportunityBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (row.seat.is_owner && row.state === 'live') return;
    if (row.seat.is_owner && row.state === 'filled') {
      if (openSeats(row) === 0) throw new Refusal('opportunity_full');
      if (row.is_over) throw new Refusal('opportunity_over');
    }
    if (row.seat.is_owner && row.lapsed_from !== null) throw new Refusal('opportunity_lapsed');
    if (!mayReopen(row.seat, row)) throw new Refusal('opportunity_closed');
    await tx
      .updateTable('opportunities')
      .set({ state: 'live', ended_at: sql<Date>`null` })
      .where('id', '=', row.id)
      .execute();
    const subject = { opportunityId, projectId: row.project_id };
    await record(tx, { name: 'opportunities.reopened', accountId: member.id, subject });
  });
  return showOwn(core, member, opportunityId);
}
