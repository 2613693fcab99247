import { sql } from 'kysely';
import type { DeskProjectsBody } from '#contract/projects/desk-calls.ts';
import type { ProjectList } from '#contract/projects/limits.ts';
import { findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';

const pageSize = 30;

const isAppeal = sql<boolean>`(appealed_at is not null and answered_at is null)`;

/** The projects of each list and their order. */
const lists = {
  appeals: { holds: isAppeal, at: sql<Date>`appealed_at`, direction: 'asc' },
  removed: { holds: sql<boolean>`state = 'removed'`, at: sql<Date>`removed_at`, direction: 'desc' },
  all: { holds: sql<boolean>`true`, at: sql<Date>`created_at`, direction: 'desc' },
} as const;

const text = sql<string>`lower(name || ' ' || slug)`;

type Wanted = { list: ProjectList; search: string; after?: string | undefined };

/**
 * Projects with each word of `search` in their name or address, or the one with that id: waiting appeals, oldest first;
 * or removed or all projects, newest first.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
 */
export async function listAtDesk(
  core: Core,
  administrator: Member,
  wanted: Wanted,
): Promise<DeskProjectsBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await findAtDesk(listed(tx), lists[wanted.list], { ...wanted, text, most: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const detail = [wanted.list, wanted.search].filter(Boolean).join(': ');
    await noteAction(tx, administrator, { action: 'projects.listed', detail });
    return {
      projects: page.map((row) => ({
        $id: row.id,
        slug: row.slug,
        name: row.name,
        line: row.line,
        state: row.state,
        $createdAt: isoDate(row.created_at),
        isAppeal: row.is_appeal,
        dueAt: isoDateOrEmpty(row.due_at),
        isLate: row.is_late,
      })),
      counts: await countAll(tx),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

function listed(tx: Tx) {
  return tx
    .selectFrom((from) =>
      from
        .selectFrom('projects')
        .leftJoin('project_removals as removal', (join) =>
          join.onRef('removal.project_id', '=', 'projects.id').on('removal.ended_at', 'is', null),
        )
        .select(['projects.id', 'slug', 'name', 'line', 'state', 'created_at'])
        .select(['removed_at', 'appealed_at', 'answered_at', isAppeal.as('is_appeal')])
        .select((row) =>
          row
            .selectFrom('clocks')
            .select('due_at')
            .where('kind', '=', 'project_appeal')
            .whereRef('subject_id', '=', 'removal.id')
            .where(isAppeal)
            .as('due_at'),
        )
        .as('one'),
    )
    .selectAll()
    .select(sql<boolean>`coalesce(due_at <= now(), false)`.as('is_late'));
}

async function countAll(tx: Tx): Promise<DeskProjectsBody['counts']> {
  const { rows } = await sql<DeskProjectsBody['counts']>`
    select
      (select count(*)::int from projects) as all,
      count(*)::int as removed,
      (count(*) filter (where ${isAppeal}))::int as appeals
    from project_removals where ended_at is null`.execute(tx);
  return rows[0] ?? { all: 0, removed: 0, appeals: 0 };
}
