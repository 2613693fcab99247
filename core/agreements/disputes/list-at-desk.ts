import { sql } from 'kysely';
import type { DisputeListBody } from '#contract/agreements/dispute-desk-calls.ts';
import type { DisputeList } from '#contract/agreements/dispute-limits.ts';
import type { DisputeStageName } from '#rules/agreements/dispute-stages.ts';
import { findAtDesk } from '../../administration/find-at-desk.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import type { DisputeRow } from './dispute-row.ts';

const pageSize = 30;

const isOver = sql<boolean>`final_at is not null`;
const isAwaited = sql<boolean>`(due_at is not null)`;

/** Which each list holds, and what orders it. Whatever is late was due before all that is not. */
const lists = {
  waiting: { holds: sql<boolean>`(not ${isOver} and ${isAwaited})`, at: sql<Date>`due_at`, direction: 'asc' },
  running: {
    holds: sql<boolean>`(not ${isOver} and not ${isAwaited})`,
    at: sql<Date>`opened_at`,
    direction: 'asc',
  },
  decided: { holds: isOver, at: sql<Date>`final_at`, direction: 'desc' },
} as const;

type Wanted = { list: DisputeList; search: string; after?: string | undefined };

/**
 * Disputes by the name of their project, without amounts: those that wait for a ruling, the late ones first; or those that
 * run or are over.
 * @throws Refusal `general_cursor_not_found` when the one to go on after is in the list no more
 */
export async function listDisputesAtDesk(
  core: Core,
  administrator: Member,
  wanted: Wanted,
): Promise<DisputeListBody> {
  return core.db.transaction().execute(async (tx) => {
    const text = sql<string>`lower(project_name)`;
    const rows = await findAtDesk(listed(tx), lists[wanted.list], { ...wanted, text, most: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const detail = [wanted.list, wanted.search].filter(Boolean).join(': ');
    await noteAction(tx, administrator, { action: 'disputes.listed', detail });
    return {
      disputes: page.map((row) => ({
        $id: row.id,
        project: row.project_name,
        milestone: row.milestone,
        stage: stageOf(row),
        openedBy: row.opened_by,
        openedAt: isoDate(row.opened_at),
        dueAt: isoDateOrEmpty(row.due_at),
        isLate: row.is_late,
      })),
      ...(await countAll(tx)),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

type Moments = Pick<DisputeRow, 'ruled_at' | 'appealed_at' | 'final_at' | 'agreed_at' | 'withdrawn_at'>;

function stageOf(row: Moments): DisputeStageName {
  if (row.withdrawn_at) return 'withdrawn';
  if (row.final_at) return row.agreed_at ? 'agreed' : 'final';
  if (row.appealed_at) return 'appealed';
  return row.ruled_at ? 'ruled' : 'open';
}

/** By when a ruling is due: on the dispute, once the time for evidence is over, or on the appeal. */
const dueAt = sql<Date | null>`(
  select max(clocks.due_at) from clocks
  where clocks.subject_id = dispute.agreement_id || '.' || dispute.milestone
    and dispute.final_at is null
    -- Not that of a dispute that was withdrawn before this one.
    and (clocks.ended_at is null or clocks.ended_at > dispute.opened_at)
    and clocks.kind = case
      when dispute.appealed_at is not null then 'dispute_appeal_ruling'
      when dispute.ruled_at is null then 'dispute_ruling' end
)`;

function listed(tx: Tx) {
  return tx
    .selectFrom((from) =>
      from
        .selectFrom('agreement_disputes as dispute')
        .innerJoin('agreements', 'agreements.id', 'dispute.agreement_id')
        .innerJoin('projects', 'projects.id', 'agreements.project_id')
        .selectAll('dispute')
        .select(['projects.name as project_name', dueAt.as('due_at')])
        .as('one'),
    )
    .selectAll()
    .select(sql<boolean>`coalesce(due_at <= now(), false)`.as('is_late'));
}

async function countAll(tx: Tx): Promise<Pick<DisputeListBody, 'counts' | 'late'>> {
  const { rows } = await sql<DisputeListBody['counts'] & { late: number }>`
    select
      (count(*) filter (where ${lists.waiting.holds}))::int as waiting,
      (count(*) filter (where ${lists.running.holds}))::int as running,
      (count(*) filter (where ${lists.decided.holds}))::int as decided,
      (count(*) filter (where due_at <= now()))::int as late
    from ${listed(tx).as('counted')}`.execute(tx);
  const { late = 0, ...counts } = rows[0] ?? { waiting: 0, running: 0, decided: 0 };
  return { counts, late };
}
