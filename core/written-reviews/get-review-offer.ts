import { sql } from 'kysely';
import type { ReviewOfferBody } from '#contract/written-reviews/shapes.ts';
import { openStates } from '#rules/written-reviews/review-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isPageReadBy } from '../mentors/is-page-read-by.ts';
import { saidOf } from '../mentors/row.ts';
import { namesShown } from '../people/names-shown.ts';

/**
 * The written reviews that a mentor offers.
 * @throws Refusal `mentoring_mentor_unknown`
 */
export async function getReviewOffer({ db }: Core, member: Member, handle: string): Promise<ReviewOfferBody> {
  const found = await db
    .selectFrom('mentors')
    .innerJoin('handles', 'handles.account_id', 'mentors.account_id')
    .innerJoin('people', 'people.account_id', 'mentors.account_id')
    .innerJoin(namesShown(db, member).as('named'), 'named.id', 'mentors.account_id')
    .select(['mentors.account_id as id', 'mentors.state', 'mentors.said', 'named.name'])
    .select((mentor) =>
      mentor
        .selectFrom('written_reviews')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('mentor_id', '=', 'mentors.account_id')
        .where('written_reviews.state', 'in', openStates)
        .as('taken'),
    )
    .where('handles.handle', '=', handle)
    .where('handles.is_current', '=', true)
    .where(isPageReadBy(member))
    .executeTakeFirst();
  if (!found) throw new Refusal('mentoring_mentor_unknown');
  const { id, name, state, taken } = found;
  const { topics, bring, review } = saidOf(found.said);
  return {
    mentor: { id, handle, name },
    topics,
    bring,
    of: review?.of ?? [],
    answerDays: review?.answerDays ?? 0,
    free: review ? Math.max(review.open - (taken ?? 0), 0) : 0,
    isOpen: state === 'open' && review !== null,
  };
}
