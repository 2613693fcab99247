import { sql } from 'kysely';
import type { DeskSearchesBody, SearchReviewList } from '#contract/cofounders/desk-calls.ts';
import { cofounderLimits } from '#contract/cofounders/limits.ts';
import { findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';
import { findReviews } from './find-reviews.ts';

const pageSize = 30;

/** Late reviews come first, because they were due before all others. */
const lists = {
  waiting: { holds: sql<boolean>`state = 'waiting'`, at: sql<Date>`asked_due_at`, direction: 'asc' },
  decided: { holds: sql<boolean>`decided_at is not null`, at: sql<Date>`decided_at`, direction: 'desc' },
} as const;

/**
 * The reviews of searches.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
 */
export async function listReviews(
  core: Core,
  administrator: Member,
  { list, after }: { list: SearchReviewList; after?: string | undefined },
): Promise<DeskSearchesBody> {
  return core.db.transaction().execute(async (tx) => {
    const wanted = { search: '', text: sql<string>`lower(name)`, after, most: pageSize + 1 };
    const rows = await findAtDesk(findReviews(tx), lists[list], wanted);
    const page = rows.slice(0, pageSize);
    await noteAction(tx, administrator, { action: 'searches.listed', detail: list });
    return {
      reviews: page.map((row) => ({
        $id: row.id,
        name: row.name,
        state: row.search_state,
        opens: row.opens,
        outcome: row.state,
        askedAt: isoDate(row.asked_at),
        dueAt: isoDateOrEmpty(row.due_at),
        isLate: row.is_late,
      })),
      ...(await countAll(tx)),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
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
