import { sql } from 'kysely';
import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { isStillYoung, readsAsYoung, youngFirstName } from './still-young.ts';

/**
 * The topic, and the member on the other side of the one who reads: of a mentee under 18 the first name alone. A reason for more time would be words to a member under 18
 * that no guardian reads.
 */
const describeReviews: DescribeDeadlines = async (db, ids, viewer) => {
  const viewerId = viewer.kind === 'guest' ? '' : viewer.id;
  const rows = await db
    .selectFrom('written_reviews as one')
    .leftJoin(namesShown(db, viewer).as('other'), (join) =>
      join.on(
        sql`case when one.mentor_id = ${viewerId} then one.mentee_id else one.mentor_id end`,
        '=',
        sql`other.id`,
      ),
    )
    .select(['one.id', 'one.topic as thing', 'other.name as person', isStillYoung.as('is_young')])
    .select(sql<boolean>`(one.mentor_id = ${viewerId} and ${readsAsYoung()})`.as('is_first_alone'))
    .select(youngFirstName().as('young_name'))
    .where('one.id', 'in', [...ids])
    .execute();
  // The subject of an email names no topic.
  return new Map(
    rows.map(({ id, thing, person, is_young: isFixed, is_first_alone: isFirstAlone, young_name: first }) => [
      id,
      { thing, inMails: '', person: isFirstAlone ? first : (person ?? ''), isFixed },
    ]),
  );
};

export const writtenReviewDeadlines: DeadlineDescriptions = {
  review_due: describeReviews,
  review_asking_back: describeReviews,
  review_ask_back: describeReviews,
};
