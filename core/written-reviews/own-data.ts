import { sql } from 'kysely';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import { goingStates } from '#rules/written-reviews/review-states.ts';
import { downloadName } from '../files/content.ts';
import { readStored } from '../files/read-stored.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { Limit } from '../ground/kept.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { lastOfPair, lastSession } from '../mentoring/kept.ts';
import { endedByRead, ofAccount } from '../mentoring/session-scopes.ts';
import { releaseReviews } from './steps/release-reviews.ts';
import { mayOpen } from './still-young.ts';

const limitOfReviews: Limit = {
  kept: `${reviewLimits.keptMonths} months`,
  since: sql`(
    select ${lastOfPair(sql`ended.ended_at`, lastSession)} from (
      select one.mentor_id, one.mentee_id, greatest(one.ended_at, (
        select max(coalesce(later.ended_at, 'infinity')) from written_reviews as later
        where later.mentor_id = one.mentor_id and later.mentee_id = one.mentee_id
      )) as ended_at
    ) as ended
    where one.ended_at is not null
  )`,
};

export const writtenReviewData: OwnData = {
  written_reviews: {
    removedBy: 'written-reviews:forget',
    limit: limitOfReviews,
    heldWith: findSides,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('written_reviews')
        .select(['id', 'state', 'work', 'topic', 'question', 'links', 'answer_days', 'asked_at'])
        .select(['accepted_at', 'answer', 'answered_at', 'question_back', 'asked_back_at', 'answer_back'])
        .select(['answered_back_at', 'closes_at', 'ended_at', 'reason', 'words'])
        .select(endedByRead(id))
        .select(sql<string>`case when mentor_id = ${id} then 'mentor' else 'mentee' end`.as('side'))
        .where(ofAccount(id))
        .orderBy('asked_at')
        .execute(),
    erased: leaveReviews,
    givenTo: 'guardian',
  },
  written_review_files: {
    removedBy: 'written-reviews:forget',
    limit: {
      kept: `${reviewLimits.fileDays} days`,
      since: sql`(select ended_at from written_reviews where id = one.review_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('written_review_files')
        .innerJoin('written_reviews', 'written_reviews.id', 'review_id')
        .select(['review_id', 'side', 'name', 'size', 'mime_type', 'kept_at'])
        .where(ofAccount(id))
        .execute(),
    async *bytes(core, { id }) {
      const files = await core.db
        .selectFrom('written_review_files')
        .innerJoin('written_reviews', 'written_reviews.id', 'review_id')
        .selectAll('written_review_files')
        .where(ofAccount(id))
        .where(mayOpen(id))
        .orderBy('review_id')
        .orderBy('side')
        .orderBy('sequence')
        .execute();
      for (const file of files) {
        const content = await readStored(core, file).catch(nothingOfDamaged);
        yield {
          name: `written-reviews/${file.review_id}/${file.side} ${file.sequence + 1} ${downloadName(file)}`,
          at: file.kept_at,
          content,
        };
      }
    },
    erased: (tx, { id }) =>
      sql`delete from written_review_files using written_reviews as one
        where one.id = review_id and (one.mentor_id = ${id} and side = 'mentor' or one.mentee_id = ${id} and side = 'mentee')`.execute(
        tx,
      ),
    givenTo: 'guardian',
  },
};

/** Both sides of everything that goes on. */
async function findSides(tx: Tx, id: string): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('written_reviews')
    .select(['mentor_id', 'mentee_id'])
    .where(ofAccount(id))
    .where('state', 'in', goingStates)
    .execute();
  return rows.flatMap((one) => [one.mentor_id, one.mentee_id]);
}

/** Ends what is open, and erases the member's words. The other side keeps its own, of "a former member". */
async function leaveReviews(tx: Tx, { id }: Account): Promise<void> {
  await releaseReviews(tx, { where: ofAccount(id), states: goingStates, causedBy: id });
  await sql`
    update written_reviews set question = '', topic = '', links = '{}', project_id = null, question_back = ''
    where mentee_id = ${id}`.execute(tx);
  await sql`update written_reviews set answer = '', answer_back = '' where mentor_id = ${id}`.execute(tx);
  await sql`
    update written_reviews set words = ''
    where mentor_id = ${id} and ended_by = 'mentor' or mentee_id = ${id} and ended_by = 'mentee'`.execute(tx);
}
