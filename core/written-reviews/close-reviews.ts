import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { endReview } from './steps/end-review.ts';
import { holdReview } from './steps/hold-review.ts';

const atOnce = 500;

/**
 * Closes the reviews whose mentee did not ask back in time, and those whose question back was answered a week ago. One that
 * fails does not stop the others.
 */
export async function closeReviews(core: Core): Promise<void> {
  const due = await core.db
    .selectFrom('written_reviews')
    .select('id')
    .where('state', '=', 'answered')
    .where('closes_at', '<=', sql<Date>`now()`)
    .where(isUnasked)
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

/** An open question back closes with its deadline, which moves with a downtime. */
const isUnasked = sql<boolean>`(asked_back_at is null or answered_back_at is not null)`;
