import { sql } from 'kysely';
import { goingStates } from '#rules/written-reviews/review-states.ts';
import type { Core } from '../ground/core.ts';
import { releaseReviews } from '../written-reviews/steps/release-reviews.ts';
import { isPairOpen } from './is-pair-open.ts';
import { endRequest } from './steps/end-request.ts';
import { holdRequest } from './steps/hold-request.ts';

const isClosed = sql<boolean>`not ${isPairOpen(sql.ref('mentee_id'), sql.ref('mentor_id'))}`;

/**
 * Ends everything ahead of pairs that are no longer open: the switch is off, a yes was withdrawn, the mentor is not open to
 * members under 18, or one side is away. Reviews of members who are 18 by now go on. Runs each minute, and after each such end.
 */
export async function releaseClosed({ db }: Pick<Core, 'db'>): Promise<number> {
  const requests = await db
    .selectFrom('young_requests')
    .select('id')
    .where('state', 'in', ['with_guardian', 'agreed'])
    .where(isClosed)
    .orderBy('id')
    .execute();
  const reviews = await db
    .selectFrom('written_reviews')
    .select('id')
    .where('is_young', '=', true)
    .where('state', 'in', goingStates)
    .where(
      sql<boolean>`exists (select from standings where account_id = mentee_id and standings.adult_at > now())`,
    )
    .where(isClosed)
    .orderBy('id')
    .execute();
  const faults: unknown[] = [];
  const note = (error: unknown) => faults.push(error);
  for (const { id } of requests)
    await db
      .transaction()
      .execute(async (tx) => {
        const one = await holdRequest(tx, id);
        if (one?.state === 'with_guardian' || one?.state === 'agreed') await endRequest(tx, one, 'released');
      })
      .catch(note);
  for (const { id } of reviews)
    await db
      .transaction()
      .execute((tx) =>
        releaseReviews(tx, { where: sql<boolean>`id = ${id}`, states: goingStates, causedBy: null }),
      )
      .catch(note);
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} requests under 18 did not end.`);
  return requests.length + reviews.length;
}
