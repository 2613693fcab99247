import { sql } from 'kysely';
import type { DeskOpportunitiesBody } from '#contract/opportunities/desk-calls.ts';
import type { OpportunityList, ReviewReason } from '#contract/opportunities/limits.ts';
import { findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';
import { rowOf } from './row.ts';

const pageSize = 30;

/** The rows of each list and their order. Late reviews come first, because they were due before all others. */
const lists = {
  waiting: { holds: sql<boolean>`review_id is not null`, at: sql<Date>`asked_due_at`, direction: 'asc' },
  decided: { holds: sql<boolean>`decided_at is not null`, at: sql<Date>`decided_at`, direction: 'desc' },
  all: { holds: sql<boolean>`true`, at: sql<Date>`created_at`, direction: 'desc' },
} as const;

const text = sql<string>`lower(title || ' ' || slug)`;

type Wanted = { list: OpportunityList; search: string; after?: string | undefined };

/**
 * Opportunities with each word of `search` in their title or address, or the one with that id.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
 */
export async function listAtDesk(
  core: Core,
  administrator: Member,
  wanted: Wanted,
): Promise<DeskOpportunitiesBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = (
      await findAtDesk(listed(tx), lists[wanted.list], { ...wanted, text, most: pageSize + 1 })
    ).map(rowOf);
    const page = rows.slice(0, pageSize);
    const detail = [wanted.list, wanted.search].filter(Boolean).join(': ');
    await noteAction(tx, administrator, { action: 'opportunities.listed', detail });
    return {
      opportunities: page.map((row) => ({
        $id: row.id,
        slug: row.slug,
        state: row.state,
        kind: row.said.kind,
        title: row.said.title,
        project: row.project_name,
        $createdAt: isoDate(row.created_at),
        about: row.about === 'edit' || row.about === 'opportunity' ? row.about : '',
        reasons: (row.reasons ?? []) as ReviewReason[],
        dueAt: isoDateOrEmpty(row.due_at),
        isLate: row.is_late,
      })),
      ...(await countAll(tx)),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

function listed(tx: Tx) {
  return tx
    .selectFrom((from) =>
      from
        .selectFrom('opportunities')
        .innerJoin('projects', 'projects.id', 'opportunities.project_id')
        .leftJoin('opportunity_reviews as review', (join) =>
          join.onRef('review.opportunity_id', '=', 'opportunities.id').on('review.state', '=', 'waiting'),
        )
        .leftJoin('clocks', (join) =>
          join.onRef('clocks.subject_id', '=', 'review.id').on('clocks.kind', '=', 'opportunity_review'),
        )
        .select(['opportunities.id', 'opportunities.slug', 'opportunities.state', 'opportunities.title'])
        .select(['opportunities.said', 'opportunities.proposed', 'opportunities.created_at'])
        .select(['projects.name as project_name', 'review.id as review_id', 'about', 'reasons', 'due_at'])
        .select(sql<Date>`coalesce(due_at, asked_at)`.as('asked_due_at'))
        .select((row) =>
          row
            .selectFrom('opportunity_reviews as decided')
            .select((one) => one.fn.max('decided.decided_at').as('at'))
            .whereRef('decided.opportunity_id', '=', 'opportunities.id')
            .as('decided_at'),
        )
        .as('one'),
    )
    .selectAll()
    .select(sql<boolean>`coalesce(due_at <= now(), false)`.as('is_late'));
}

async function countAll(tx: Tx): Promise<Pick<DeskOpportunitiesBody, 'counts' | 'late'>> {
  const { rows } = await sql<DeskOpportunitiesBody['counts'] & { late: number }>`
    select
      (select count(*)::int from opportunities) as all,
      (select count(distinct opportunity_id)::int from opportunity_reviews where decided_at is not null) as decided,
      count(*)::int as waiting,
      (count(*) filter (where due_at <= now()))::int as late
    from opportunity_reviews review
    left join clocks on clocks.subject_id = review.id and clocks.kind = 'opportunity_review'
    where review.state = 'waiting'`.execute(tx);
  const { late = 0, ...counts } = rows[0] ?? { all: 0, decided: 0, waiting: 0 };
  return { counts, late };
}
