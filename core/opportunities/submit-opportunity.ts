import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireNone } from './fitness.ts';
import { leftToSubmit } from './left-to-submit.ts';
import { maySubmit } from './policy.ts';
import { findingsIn } from './screened.ts';
import { showOwn } from './show-own.ts';
import { dayOf } from './steps/day-of.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';
import { openToOthers } from './steps/open-to-others.ts';
import { reasonsForReview } from './steps/reasons-for-review.ts';
import { askReview } from './steps/reviews.ts';

/**
 * Submits a draft: others see it at once, or after a review. One that is submitted already stays so.
 * @throws Refusal `opportunity_unknown`; `opportunity_closed` without the right; the first result of `leftToSubmit`
 */
export async function submitOpportunity(
  core: Core,
  member: Member,
  opportunityId: string,
): Promise<OpportunityBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (row.seat.is_owner && (row.state === 'live' || row.state === 'review')) return;
    if (!maySubmit(row.seat, row)) throw new Refusal('opportunity_closed');
    requireNone(leftToSubmit(row));
    const { endsAt } = await dayOf(tx, member.id, row.said.closesOn);
    const findings = findingsIn(row.said, null);
    const asked = { opportunityId, accountId: member.id, about: 'opportunity' as const };
    const reasons = await reasonsForReview(tx, asked, findings);
    await tx
      .updateTable('opportunities')
      .set({ submitted_by: member.id, closes_at: endsAt })
      .$if(reasons.length > 0, (query) => query.set({ state: 'review' }))
      .where('id', '=', opportunityId)
      .execute();
    if (reasons.length > 0) await askReview(tx, row, member.id, { about: 'opportunity', reasons, findings });
    else await openToOthers(tx, row, member.id);
  });
  return showOwn(core, member, opportunityId);
}
