import { sql } from 'kysely';
import type { TextReviewList } from '#contract/administration/text-reviews.ts';
import type { DeskMentorsBody } from '#contract/mentors/desk-calls.ts';
import { type MentorKind, mentorKinds } from '#contract/mentors/limits.ts';
import { listTextReviews } from '../administration/list-text-reviews.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { mentoringCounts } from '../ground/mentoring-counts.ts';
import { findReviews } from './find-reviews.ts';

/**
 * The reviews of mentor pages.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
 */
export async function listReviews(
  core: Core,
  administrator: Member,
  { list, after }: { list: TextReviewList; after?: string | undefined },
): Promise<DeskMentorsBody> {
  return core.db.transaction().execute(async (tx) => {
    const page = await listTextReviews(findReviews(tx), { list, after });
    await noteAction(tx, administrator, { action: 'mentors.listed', detail: list });
    return {
      ...page,
      ...(await countAll(tx)),
      kinds: await countKinds(tx),
    };
  });
}

/** The offer of each kind in the texts of a page. */
const offers: Record<MentorKind, string> = {
  session: 'session',
  mentorship: 'mentorship',
  office_hour: 'officeHours',
  written_review: 'review',
};

async function countKinds(tx: Tx): Promise<DeskMentorsBody['kinds']> {
  const counted = sql.join(
    mentorKinds.map(
      (kind) =>
        sql`select ${kind}::text as kind, count(*) filter (where said -> ${offers[kind]}::text not in ('null', 'false'))::int as pages
          from mentors where state = 'open'`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<DeskMentorsBody['kinds'][number]>`
    select page.kind, page.pages, coalesce(waiting, 0) as waiting, coalesce(ahead, 0) as ahead, coalesce(lapsed, 0) as lapsed
    from (${counted}) as page left join ${mentoringCounts()} as each on each.kind = page.kind`.execute(tx);
  return mentorKinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
}

async function countAll(tx: Tx): Promise<Pick<DeskMentorsBody, 'counts' | 'late'>> {
  const { rows } = await sql<DeskMentorsBody['counts'] & { late: number }>`
    select
      (select count(*)::int from mentors where state = 'open') as open,
      (select count(*)::int from mentors where state = 'paused') as paused,
      (select count(*)::int from mentor_reviews where decided_at is not null) as decided,
      count(*)::int as waiting,
      (count(*) filter (where due_at <= now()))::int as late
    from mentor_reviews as review
    left join clocks on clocks.subject_id = review.id and clocks.kind = 'mentor_page_review'
    where review.state = 'waiting'`.execute(tx);
  const { late = 0, ...counts } = rows[0] ?? { waiting: 0, decided: 0, open: 0, paused: 0 };
  return { counts, late };
}
