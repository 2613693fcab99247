import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isStillYoung, readsAsYoung, youngFirstName } from './still-young.ts';

/** A review with what both sides see of it: project, deadlines and the figures of its mentee. */
export function findReview(db: Db, id: string) {
  return (
    db
      .selectFrom('written_reviews as review')
      .leftJoin('projects', 'projects.id', 'review.project_id')
      .leftJoin('mentoring_figures as figures', 'figures.account_id', 'review.mentee_id')
      .leftJoin('clocks as due', (join) =>
        join
          .onRef('due.subject_id', '=', 'review.id')
          .on('due.kind', 'in', ['mentoring_answer', 'review_due', 'review_ask_back'])
          .on('due.ended_at', 'is', null),
      )
      .leftJoin('clocks as longer', (join) =>
        join
          .onRef('longer.subject_id', '=', 'review.id')
          .on('longer.kind', '=', 'review_due')
          .on('longer.extended_days', 'is not', null),
      )
      .leftJoin('clocks as closing', (join) =>
        join
          .onRef('closing.subject_id', '=', 'review.id')
          .on('closing.kind', 'in', ['review_asking_back', 'review_ask_back'])
          .on('closing.ended_at', 'is', null),
      )
      .selectAll('review')
      .select(['projects.slug as project_slug', 'projects.name as project_name'])
      .select(['figures.mentee_came', 'figures.mentee_of', 'figures.mentee_late'])
      .select(['due.id as due_id', 'due.kind as due_kind', 'due.due_at', 'due.state as due_state'])
      // A downtime moves it.
      .select('closing.due_at as closing_due_at')
      .select(['longer.extended_days', 'longer.extension_reason'])
      .select([isStillYoung.as('is_still_young'), readsAsYoung('review.ended_at').as('reads_as_young')])
      .select(youngFirstName('review.ended_at').as('young_name'))
      .select(sql<Date>`clock_timestamp()`.as('now'))
      .where('review.id', '=', id)
      .executeTakeFirst()
  );
}

export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export function findFiles(db: Db, reviewId: string) {
  return db
    .selectFrom('written_review_files')
    .select(['id', 'side', 'name', 'size'])
    .where('review_id', '=', reviewId)
    .orderBy('sequence')
    .execute();
}
export type FoundFile = Awaited<ReturnType<typeof findFiles>>[number];
