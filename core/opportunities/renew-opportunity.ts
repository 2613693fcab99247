import { opportunityLimits } from '#contract/opportunities/limits.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import { now } from '#db/now.ts';
import { addDays } from '#rules/calendar/day.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { isRenewable, mayRenew } from './policy.ts';
import { showOwn } from './show-own.ts';
import { dayOf } from './steps/day-of.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';
import { requireNothingOverdue } from './steps/require-nothing-overdue.ts';

/**
 * Keeps the opportunity open for 30 days from today. One that was already renewed today stays as it is.
 * @throws Refusal `opportunity_unknown`; `opportunity_lapsed` while answers of its project are late;
 * `opportunity_closed` without the right, and in other states; `opportunity_applications_open` while an applicant waits
 * for a decision; `opportunity_payment_overdue`
 */
export async function renewOpportunity(
  core: Core,
  member: Member,
  opportunityId: string,
): Promise<OpportunityBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (row.seat.is_owner && isRenewable(row.state) && row.open_applications > 0)
      throw new Refusal('opportunity_applications_open');
    if (row.seat.is_owner && row.lapsed_from !== null) throw new Refusal('opportunity_lapsed');
    if (!mayRenew(row.seat, row)) throw new Refusal('opportunity_closed');
    await requireNothingOverdue(tx, row.project_id);
    const { today } = await dayOf(tx, member.id, '');
    const closesOn = addDays(today, opportunityLimits.closesWithin);
    if (row.state === 'live' && row.said.closesOn === closesOn) return;
    const { endsAt } = await dayOf(tx, member.id, closesOn);
    const proposed = row.proposed && JSON.stringify({ ...row.proposed, closesOn });
    await tx
      .updateTable('opportunities')
      .set({ said: JSON.stringify({ ...row.said, closesOn }), closes_at: endsAt })
      .set({ state: 'live', version: row.version + 1, updated_at: now })
      .$if(proposed !== null, (query) => query.set({ proposed: proposed ?? '' }))
      .where('id', '=', row.id)
      .execute();
    const subject = { opportunityId, projectId: row.project_id };
    await record(tx, { name: 'opportunities.renewed', accountId: member.id, subject });
  });
  return showOwn(core, member, opportunityId);
}
