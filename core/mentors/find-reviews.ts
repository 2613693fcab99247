import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Reviews with their page, their mentor and the time until which they are owed. */
export function findReviews(db: Db) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('mentor_reviews as review')
        .innerJoin('mentors', 'mentors.account_id', 'review.account_id')
        .innerJoin('accounts', 'accounts.id', 'review.account_id')
        .leftJoin('clocks', (join) =>
          join.onRef('clocks.subject_id', '=', 'review.id').on('clocks.kind', '=', 'mentor_page_review'),
        )
        .select(['review.id', 'review.account_id', 'review.state', 'review.opens', 'review.findings'])
        .select(['review.asked_at', 'review.decided_at', 'review.decided_by', 'review.reason'])
        .select(['mentors.state as thing_state', 'mentors.version as mentor_version'])
        .select(['mentors.said', 'mentors.proposed', 'mentors.hours', 'accounts.name', 'clocks.due_at'])
        .select(sql<Date>`coalesce(clocks.due_at, review.asked_at)`.as('asked_due_at'))
        .select(
          sql<boolean>`(review.state = 'waiting' and coalesce(clocks.due_at <= now(), false))`.as('is_late'),
        )
        .as('one'),
    )
    .select(['id', 'state', 'opens', 'name', 'thing_state', 'asked_at', 'due_at', 'is_late']);
}
