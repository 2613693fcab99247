import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from './find-own.ts';
import { findReview, presentOwn } from './present.ts';

/**
 * An opportunity as the team of its project sees it.
 * @throws Refusal `opportunity_unknown`
 */
export async function showOwn({ db }: Core, { id }: Member, opportunityId: string): Promise<OpportunityBody> {
  const row = await findOwn(db, id, opportunityId);
  if (!row) throw new Refusal('opportunity_unknown');
  const review = await findReview(db, opportunityId);
  const last = await db
    .selectFrom('opportunity_reviews')
    .select(['state', 'reason'])
    .where('opportunity_id', '=', opportunityId)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return presentOwn(row, { review, returnedFor: last?.state === 'returned' ? last.reason : '' });
}
