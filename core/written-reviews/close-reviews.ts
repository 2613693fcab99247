import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { endReview } from './steps/end-review.ts';
import { holdReview } from './steps/hold-review.ts';

const atOnce = 500;

/**
 * Closes the reviews whose question back was answered, and those of an earlier version of the server, when their time is over.
 * All others close with their deadline.
 */
export async function closeReviews(core: Core): Promise<void> {
  const due = await core.db
    .selectFrom('written_reviews')
    .select('id')
    .where('state', '=', 'answered')
    .where('closes_at', '<=', sql<Date>`now()`)
    .where(hasNoDeadline)
    .orderBy('closes_at')
    .limit(atOnce)
    .execute();
  await tryEach(due, ({ id }) => close(core, id), { failed: 'written reviews could not be closed.' });
}

function close({ db }: Core, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const held = await holdReview(tx, id);
    if (held?.one.state !== 'answered') return;
    const { asked_back_at: asked, answered_back_at: answered, closes_at: closesAt } = held.one;
    const isWaiting = asked !== null && answered === null;
    if (isWaiting || closesAt === null || held.now < closesAt) return;
    await endReview(tx, held.one, { state: 'closed' });
  });
}

const hasNoDeadline = sql<boolean>`not exists (
  select from clocks where subject_id = written_reviews.id and ended_at is null
    and kind in ('review_asking_back', 'review_ask_back')
)`;
