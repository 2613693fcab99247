import { sql } from 'kysely';
import type { TextReviewList } from '#contract/administration/text-reviews.ts';
import type { DeskSearchesBody } from '#contract/cofounders/desk-calls.ts';
import { cofounderLimits } from '#contract/cofounders/limits.ts';
import { listTextReviews } from '../administration/list-text-reviews.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { findReviews } from './find-reviews.ts';

/**
 * The reviews of searches.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
 */
export async function listReviews(
  core: Core,
  administrator: Member,
  { list, after }: { list: TextReviewList; after?: string | undefined },
): Promise<DeskSearchesBody> {
  return core.db.transaction().execute(async (tx) => {
    const page = await listTextReviews(findReviews(tx), { list, after });
    await noteAction(tx, administrator, { action: 'searches.listed', detail: list });
    return {
      ...page,
      ...(await countAll(tx)),
    };
  });
}

type Counts = Pick<DeskSearchesBody, 'counts' | 'late' | 'asked' | 'accepted'>;

async function countAll(tx: Tx): Promise<Counts> {
  const { rows } = await sql<DeskSearchesBody['counts'] & Omit<Counts, 'counts'>>`
    select
      (select count(*)::int from cofounder_searches where state = 'on') as on,
      (select count(*)::int from cofounder_searches where state = 'paused') as paused,
      (select count(*)::int from cofounder_reviews where decided_at is not null) as decided,
      (select count(*)::int from introductions where ${isRecent}) as asked,
      (select count(*)::int from introductions where ${isRecent} and state = 'accepted') as accepted,
      count(*)::int as waiting,
      (count(*) filter (where due_at <= now()))::int as late
    from cofounder_reviews as review
    left join clocks on clocks.subject_id = review.id and clocks.kind = 'cofounder_review'
    where review.state = 'waiting'`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The database gave no row.');
  const { late, asked, accepted, ...counts } = found;
  return { counts, late, asked, accepted };
}

/** Requests to begin together of the last 30 days. */
const isRecent = sql`purpose = 'begin_together' and asked_at > now() - make_interval(days => ${cofounderLimits.askedDays})`;
